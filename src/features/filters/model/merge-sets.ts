import { cutText } from '../../../platform/characters.ts'
import { maxPlaythroughName } from '../../progress/model/playthrough.ts'
import type { FilterSet, ShownFilters } from './filter-set.ts'

/** Limit of sets, because more chips are hard to survey. */
export const maxSets = 50

export interface MergedSets {
  readonly sets: readonly FilterSet[]
  readonly added: number
  readonly left: number
}

/** Adds a backup's sets. A set whose name is taken by other filters gets a number. @param newId creates an id */
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

/** True if `other` has the same filters, and either the same id or the same name, with or without a number. */
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

/** Serialises filters independently of the order in which the player chose them. */
function sameText({ visibleTypes, chests, ...others }: ShownFilters): string {
  const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  const { showPins, found, yields, namedTypes = [] } = others
  const names = [...namedTypes].sort()
  return JSON.stringify([
    sorted(visibleTypes),
    chests && sorted(chests),
    showPins,
    found,
    yields,
    names,
  ])
}
