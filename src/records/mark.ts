import { isMarkerId, type Marker } from '../world/marker.ts'
import {
  mergedRecords,
  readRevision,
  type PersistedRecord,
  type PersistedRecords,
} from './persisted-record.ts'

/** Whether a marker is found. The record of a marker that is no longer found stays, with `discovered` false. */
export interface Mark extends PersistedRecord {
  /** Id of the marker. The world may not have it: other versions of the world may. */
  readonly id: number
  readonly discovered: boolean
  /** Day of finding, see {@link dayOf}; missing if unknown. Only displayed. Stays after unmarking, for undo. */
  readonly day?: number
}

type FoundDay = Pick<Mark, 'day'>

/** Returns whole days since 1970-01-01 in the player's own time zone. */
export function dayOf(time: Date): number {
  return Math.floor((time.getTime() / 60_000 - time.getTimezoneOffset()) / 1440)
}

/** Upper limit of a valid day, in the year 2243. */
const lastDay = 99_999

/** Reads a mark's day from storage or a file. Returns no day if it is missing or wrong. */
export function readDay(day: unknown): FoundDay {
  return typeof day === 'number' && Number.isInteger(day) && day >= 0 && day <= lastDay
    ? { day }
    : {}
}

/** Maximum number of ids in a file or a link: about ten times the markers of the largest map. */
export const maxReceivedMarks = 10_000

export type Marks = PersistedRecords<Mark>

/** Prefers the higher revision, then found over not found, so that no mark is lost, then the earlier known day. */
export function mergedMark(one: Mark, other: Mark): Mark {
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  if (one.discovered !== other.discovered) return one.discovered ? one : other
  return (other.day ?? Infinity) < (one.day ?? Infinity) ? other : one
}

export function mergedMarks(marks: Marks, others: Iterable<Mark>): Marks {
  return mergedRecords(marks, others, mergedMark)
}

/** Whether two records are equal apart from revision and day. */
export function isSameMark(one: Mark, other: Mark): boolean {
  return one.discovered === other.discovered
}

/** Ids from here on are not markers but states of quests, see quest-mark.ts. Marker ids end at 999,999. */
export const firstQuestMark = 1_000_000

/** Returns the ids that do not belong to quests. */
export function placeIds(ids: readonly number[]): readonly number[] {
  return ids.filter((id) => id < firstQuestMark || id >= firstQuestMark + 3000)
}

/** Returns the ids of found markers, the latest change last. */
export function discoveredIds(marks: Marks): number[] {
  return [...marks.values()].filter(({ discovered }) => discovered).map(({ id }) => id)
}

/** Returns the changes that mark ids as found or not found. Without `found`, ids keep their previous day. */
export function marksFor(
  marks: Marks,
  ids: Iterable<number>,
  discovered: boolean,
  found?: FoundDay,
): Mark[] {
  return [...new Set(ids)]
    .map((id) => marks.get(id) ?? { id, revision: 0, discovered: false })
    .filter((mark) => mark.discovered !== discovered)
    .map((mark) => ({
      ...mark,
      ...(discovered && found),
      revision: mark.revision + 1,
      discovered,
    }))
}

/** Reads a mark from storage. `null` if it is wrong; a wrong day is dropped alone. */
export function readMark(value: unknown): Mark | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, discovered, day, ...counted } = value as Partial<Record<keyof Mark, unknown>>
  const revision = readRevision(counted.revision)
  if (!isMarkerId(id) || revision === null || typeof discovered !== 'boolean') return null
  return { id, revision, discovered, ...readDay(day) }
}

/** Unique ids of found markers, in the order in which they were found. */
export type Discoveries = readonly number[]

export function withDiscovery(existing: Discoveries, id: number): number[] {
  return [...new Set([...existing, id])]
}

export function withoutDiscovery(existing: Discoveries, id: number): number[] {
  return existing.filter((known) => known !== id)
}

/** Counts the ids that the world knows. Unknown ids stay in storage but do not count. */
export function countKnown(
  discoveries: Discoveries,
  known: Pick<ReadonlySet<number>, 'has'>,
): number {
  return discoveries.filter((id) => known.has(id)).length
}

export interface Tally {
  readonly found: number
  readonly total: number
}

export function talliesByType(
  markers: readonly Marker[],
  discovered: Pick<ReadonlySet<number>, 'has'>,
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, { found: number; total: number }>()
  for (const { id, locationType } of markers) {
    const tally = tallies.get(locationType) ?? { found: 0, total: 0 }
    tally.total += 1
    if (discovered.has(id)) tally.found += 1
    tallies.set(locationType, tally)
  }
  return tallies
}

export function sumTallies(tallies: Iterable<Tally | undefined>): Tally {
  let [found, total] = [0, 0]
  for (const tally of tallies) {
    found += tally?.found ?? 0
    total += tally?.total ?? 0
  }
  return { found, total }
}

/** Returns the percentage as an integer: 0 only if nothing is found, and 100 only if everything is. */
export function percentOf({ found, total }: Tally): number {
  if (found >= total) return 100
  return found === 0 ? 0 : Math.max(1, Math.floor((100 * found) / total))
}
