import { countCharacters, cutText } from '../../../platform/characters.ts'
import {
  mergedRecords,
  readRevision,
  type PersistedRecord,
  type PersistedRecords,
} from '../../../records/persisted-record.ts'
import { isRecord, readBoolean, readList, readString } from '../../../platform/read-field.ts'

/** Maximum length in characters, as `platform/characters.ts` counts them. */
export const maxPlaythroughName = 40

/** Entry of a playthrough, which is a named list of marks, visits, pins and notes in one world. */
export interface Playthrough extends PersistedRecord {
  /** Key of the playthrough: empty for the first one of every world, otherwise eight hexadecimal digits. */
  readonly id: string
  /** Empty if the player has given no name. */
  readonly name: string
  /** True if the player deleted the playthrough. Its data stays in storage, so that it can be restored. */
  readonly deleted: boolean
  /** Set if the data is erased for good. The playthrough stays deleted even if an older copy of the list disagrees. */
  readonly gone?: true
}

export type Playthroughs = PersistedRecords<Playthrough>

export function isPlaythroughKey(value: unknown): value is string {
  return typeof value === 'string' && /^([0-9a-f]{8})?$/.test(value)
}

/** Normalises a name: on one line, trimmed and cut to {@link maxPlaythroughName}. May return an empty string. */
export function playthroughName(text: string): string {
  const line = text
    .replaceAll(/\p{Cc}|\s/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return cutText(line, maxPlaythroughName).trim()
}

/** Names a copy, such as "… (copy)". Shortens the original name if `copyOf` would make it too long. */
export function copyName(name: string, copyOf: (name: string) => string): string {
  const around = countCharacters(copyOf(''))
  return copyOf(cutText(name, maxPlaythroughName - around).trim())
}

/** Reads a stored list. Invalid entries are dropped; `undefined` if the value is no list. */
export function readPlaythroughs(value: unknown): readonly Playthrough[] | undefined {
  const list = readList(value)
  if (!list) return undefined
  const read = list.slice(0, mostRead).flatMap((entry) => readPlaythrough(entry) ?? [])
  return [...mergedPlaythroughs(new Map(), read).values()]
}

/** Limit of entries to read. A longer list is damaged. */
const mostRead = 10_000

function readPlaythrough(value: unknown): Playthrough | null {
  if (!isRecord(value)) return null
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

/** An erased version wins, then the higher revision, then one not deleted, then the name sorted last. */
function mergedPlaythrough(one: Playthrough, other: Playthrough): Playthrough {
  if (one.gone !== other.gone) return one.gone ? one : other
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  if (one.deleted !== other.deleted) return one.deleted ? other : one
  return one.name >= other.name ? one : other
}
