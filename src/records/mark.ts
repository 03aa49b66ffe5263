import { isMarkerId, type Marker } from '../world/marker.ts'
import {
  mergedRecords,
  readRevision,
  type PersistedRecord,
  type PersistedRecords,
} from './persisted-record.ts'

/** What a player last said of one marker. One that was taken off again is remembered as such. */
export interface Mark extends PersistedRecord {
  /** The marker's id. The world may not know it: it is kept for other versions of the world. */
  readonly id: number
  readonly discovered: boolean
  /**
   * The day on which it was found, as {@link dayOf}; missing where nobody noted it. For the reader alone: whether it is
   * found depends on no clock. A mark that is taken off keeps its day, unseen, so that undoing that brings it back.
   */
  readonly day?: number
}

type FoundDay = Pick<Mark, 'day'>

/** Whole days since 1970-01-01 in the player's own calendar: a day of theirs, whichever time zone they are in later. */
export function dayOf(time: Date): number {
  return Math.floor((time.getTime() / 60_000 - time.getTimezoneOffset()) / 1440)
}

/** In the year 2243. */
const lastDay = 99_999

/** A mark's day out of storage or a file; none where there is none, or what stands there is no day. */
export function readDay(day: unknown): FoundDay {
  return typeof day === 'number' && Number.isInteger(day) && day >= 0 && day <= lastDay
    ? { day }
    : {}
}

/** How many ids a file or a link may list: some ten times the markers of the largest map. */
export const maxReceivedMarks = 10_000

export type Marks = PersistedRecords<Mark>

/**
 * The higher revision wins; where both are equal the place is discovered, so that no mark is lost; where both say that,
 * the earlier of the days that are known.
 */
export function mergedMark(one: Mark, other: Mark): Mark {
  if (one.revision !== other.revision) return one.revision > other.revision ? one : other
  if (one.discovered !== other.discovered) return one.discovered ? one : other
  return (other.day ?? Infinity) < (one.day ?? Infinity) ? other : one
}

export function mergedMarks(marks: Marks, others: Iterable<Mark>): Marks {
  return mergedRecords(marks, others, mergedMark)
}

/** Whether two records say the same, but for their revision and day. */
export function sameMark(one: Mark, other: Mark): boolean {
  return one.discovered === other.discovered
}

/** From here on ids are not markers', which end at 999,999, but stand for the states of quests: see quest-mark.ts. */
export const firstQuestMark = 1_000_000

/** Of ids, those that are no quests'. */
export function placeIds(ids: readonly number[]): readonly number[] {
  return ids.filter((id) => id < firstQuestMark || id >= firstQuestMark + 3000)
}

/** The discovered ids, the latest last. */
export function discoveredIds(marks: Marks): number[] {
  return [...marks.values()].filter(({ discovered }) => discovered).map(({ id }) => id)
}

/**
 * The records that make these ids discovered, or not; none for ids that already are.
 *
 * @param found the day that is noted of what becomes discovered; that which it had before unless one is given
 */
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

/** A record out of storage. Takes only what is entirely right; without its day where that is wrong. */
export function readMark(value: unknown): Mark | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, discovered, day, ...counted } = value as Partial<Record<keyof Mark, unknown>>
  const revision = readRevision(counted.revision)
  if (!isMarkerId(id) || revision === null || typeof discovered !== 'boolean') return null
  return { id, revision, discovered, ...readDay(day) }
}

/** Ids of discovered markers: whole, not negative, each once, in the order in which they were found. */
export type Discoveries = readonly number[]

export function withDiscovery(existing: Discoveries, id: number): number[] {
  return [...new Set([...existing, id])]
}

export function withoutDiscovery(existing: Discoveries, id: number): number[] {
  return existing.filter((known) => known !== id)
}

/** How many of them are markers of this world: ids that it does not know are kept, but not counted. */
export function knownCount(
  discoveries: Discoveries,
  known: Pick<ReadonlySet<number>, 'has'>,
): number {
  return discoveries.filter((id) => known.has(id)).length
}

/** How much of something was found. */
export interface Tally {
  readonly found: number
  readonly total: number
}

/** Found and all markers of each type, by type id. */
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

export function sumOf(tallies: Iterable<Tally | undefined>): Tally {
  let [found, total] = [0, 0]
  for (const tally of tallies) {
    found += tally?.found ?? 0
    total += tally?.total ?? 0
  }
  return { found, total }
}

/** Whole percent, from 0 to 100: 0 only while nothing is found, and 100 only when all is. */
export function percentOf({ found, total }: Tally): number {
  if (found >= total) return 100
  return found === 0 ? 0 : Math.max(1, Math.floor((100 * found) / total))
}
