import { cutText } from '../../../platform/characters.ts'
import { maxPlaythroughName } from '../../progress/model/playthrough.ts'
import type { FilterSet, ShownFilters } from './filter-set.ts'

/** More chips than this nobody finds anything among. */
export const maxSets = 50

export interface MergedSets {
  readonly sets: readonly FilterSet[]
  readonly added: number
  /** How many there was no room for. */
  readonly left: number
}

/**
 * Joins a backup's sets with those that are there, which stay as they are. One that shows something else under a name that
 * is there gets a number behind it.
 *
 * @param newId gives an id that no set has
 */
export function mergedSets(
  own: readonly FilterSet[],
  received: readonly FilterSet[],
  newId: () => string,
): MergedSets {
  const sets = [...own]
  let left = 0
  for (const { start, ...set } of received) {
    if (sets.some((other) => isKept(set, other))) continue
    if (sets.length >= maxSets) {
      left += 1
      continue
    }
    const id = sets.some((other) => other.id === set.id) ? newId() : set.id
    const isStart = start && !sets.some((other) => other.start)
    sets.push({
      ...set,
      id,
      name: freeName(set.name, sets),
      ...(isStart && { start: true as const }),
    })
  }
  return { sets, added: sets.length - own.length, left }
}

/** Whether another set shows the same and is the same one, or has its name, with a number perhaps. */
function isKept(set: FilterSet, other: FilterSet): boolean {
  const { id, name } = other
  return (
    sameText(set.filters) === sameText(other.filters) &&
    (id === set.id || name === set.name || numbered(set.name, / (\d+)$/.exec(name)?.[1]) === name)
  )
}

function freeName(name: string, sets: readonly FilterSet[]): string {
  const isTaken = (wanted: string) => sets.some((set) => set.name === wanted)
  let free = name
  for (let number = 2; isTaken(free); number += 1) free = numbered(name, String(number))
  return free
}

function numbered(name: string, number = ''): string {
  const ending = ` ${number}`
  return cutText(name, maxPlaythroughName - ending.length)
    .trim()
    .concat(ending)
}

/** The same for filters that differ in nothing but the order in which they were chosen. */
function sameText({ visibleTypes, chests, ...others }: ShownFilters): string {
  const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  const { showPins, found, yields } = others
  return JSON.stringify([sorted(visibleTypes), chests && sorted(chests), showPins, found, yields])
}
