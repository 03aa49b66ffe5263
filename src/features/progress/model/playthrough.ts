import { countCharacters, cutText } from '../../../platform/characters.ts'
import {
  mergedRecords,
  readRevision,
  type PersistedRecord,
  type PersistedRecords,
} from '../../../records/persisted-record.ts'
import { isFields, readBoolean, readList, readString } from '../../../platform/read-field.ts'

/** In characters as `platform/characters.ts` counts them. */
export const maxPlaythroughName = 40

/** A named list of marks, visits, pins and notes within a world; its entry in the list of them. */
export interface Playthrough extends PersistedRecord {
  /** Its key: empty for the one that every world begins with, else eight hexadecimal digits. */
  readonly id: string
  /** Empty where nobody has named it. */
  readonly name: string
  /** Its data stays, so that it can be brought back. */
  readonly deleted: boolean
  /** Set where nothing of it is to be stored any more: it stays deleted, whatever an older copy of the list says. */
  readonly gone?: true
}

export type Playthroughs = PersistedRecords<Playthrough>

export function isPlaythroughKey(value: unknown): value is string {
  return typeof value === 'string' && /^([0-9a-f]{8})?$/.test(value)
}

/** As it is kept: on one line, trimmed and cut; empty where nothing is left. */
export function playthroughName(text: string): string {
  const line = text
    .replaceAll(/\p{Cc}|\s/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return cutText(line, maxPlaythroughName).trim()
}

/**
 * Names a copy. The original's name is shortened as far as is needed to keep the words around it.
 *
 * @param copyOf such as "… (copy)"
 */
export function copyName(name: string, copyOf: (name: string) => string): string {
  const around = countCharacters(copyOf(''))
  return copyOf(cutText(name, maxPlaythroughName - around).trim())
}

/** Takes a list of entries; what is none is left out. */
export function readPlaythroughs(value: unknown): readonly Playthrough[] | undefined {
  const list = readList(value)
  if (!list) return undefined
  const read = list.slice(0, mostRead).flatMap((entry) => readPlaythrough(entry) ?? [])
  return [...mergedPlaythroughs(new Map(), read).values()]
}

/** Of a longer list, which is damaged, no more is looked at. */
const mostRead = 10_000

function readPlaythrough(value: unknown): Playthrough | null {
  if (!isFields(value)) return null
  const { id, revision, name, deleted, gone } = value
  const count = readRevision(revision)
  if (!isPlaythroughKey(id) || count === null) return null
  return {
    id,
    revision: count,
    name: playthroughName(readString(name) ?? ''),
    deleted: gone === true || (readBoolean(deleted) ?? false),
    ...(gone === true && { gone }),
  }
}

export function mergedPlaythroughs(
  playthroughs: Playthroughs,
  others: Iterable<Playthrough>,
): Playthroughs {
  return mergedRecords(playthroughs, others, mergedPlaythrough)
}

/** One that is gone stays so. Else the later change; of two alike in number the one that is there wins, and then the name that comes later. */
function mergedPlaythrough(one: Playthrough, other: Playthrough): Playthrough {
  if (one.gone !== other.gone) return one.gone ? one : other
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  if (one.deleted !== other.deleted) return one.deleted ? other : one
  return one.name >= other.name ? one : other
}
