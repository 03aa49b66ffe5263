import { isMarkerId } from '../../../world/marker.ts'
import { maxPersistedCount } from '../../../records/persisted-record.ts'
import type { Pin } from '../../../records/pin.ts'
import { readPinChanges, readPins, type PinChange } from './pin-list.ts'
import {
  isFields,
  readBoolean,
  readOneOf,
  readString,
  type ReadField,
} from '../../../platform/read-field.ts'

/** An entry of a list that several tabs and copies add to. */
interface LogEntry {
  /** Unique. */
  readonly key: string
  /** Counts up over all tabs; entries of the same moment are ordered by their keys. */
  readonly sequence: number
}

export const changeKinds = [
  'mark',
  'unmark',
  'mark-many',
  // Places that the player passed, as they came by: the action grows.
  'passed',
  'unmark-many',
  'clear',
  'import',
  'restore',
  'pin',
  'pin-edit',
  'pin-move',
  'pin-delete',
  'pins-delete',
  'note',
  'quest',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** One action of the player, and how to take it back. */
export interface JournalEntry extends LogEntry {
  readonly kind: ChangeKind
  /** Ids that the action marked as discovered. */
  readonly added: readonly number[]
  /** Ids whose mark the action removed. */
  readonly removed: readonly number[]
  readonly pins: readonly PinChange[]
  readonly undone: boolean
  /** How often it was taken back or done again, where that is more than once. */
  readonly turns?: number
  /** ISO 8601, for the reader alone: nothing depends on a clock. Older versions stored none. */
  readonly at?: string
  /** The tab that did it; empty when nobody knows, as of those that older versions stored. */
  readonly origin: string
}

export const snapshotReasons = ['clear', 'import', 'migration', 'restore'] as const
export type SnapshotReason = (typeof snapshotReasons)[number]

/** The marks and pins as they were before something that changed much of it. */
export interface Snapshot extends LogEntry {
  readonly reason: SnapshotReason
  /** ISO 8601, for the reader alone: nothing depends on a clock. Empty when nobody knows. */
  readonly takenAt: string
  readonly discoveredMarkers: readonly number[]
  /** Those that were not deleted. */
  readonly pins: readonly Pin[]
}

/** How many actions can be taken back. */
export const journalLength = 50
/** How many earlier lists are kept. */
export const snapshotCount = 5

/**
 * The entries of both lists, the oldest first, at most so many of the newest. Commutative, associative and
 * idempotent, as long as `join` is. The very same list when the second brings nothing new.
 */
function mergedLogs<Entry extends LogEntry>(
  one: readonly Entry[],
  other: readonly Entry[],
  limit: number,
  join: (one: Entry, other: Entry) => Entry,
): readonly Entry[] {
  const entries = new Map(one.map((entry) => [entry.key, entry]))
  for (const entry of other) {
    const own = entries.get(entry.key)
    entries.set(entry.key, own ? join(own, entry) : entry)
  }
  const merged = [...entries.values()].sort(bySequence).slice(-limit)
  const same = merged.length === one.length && merged.every((entry, at) => entry === one[at])
  return same ? one : merged
}

/** The older first. */
export function bySequence(one: LogEntry, other: LogEntry): number {
  return one.sequence - other.sequence || (one.key < other.key ? -1 : 1)
}

/** How often it was taken back or done again; older versions only took back. */
function turnsOf({ undone, turns }: JournalEntry): number {
  return turns ?? Number(undone)
}

/** An action that was taken back, or done again. */
export function turned(entry: JournalEntry): JournalEntry {
  const turns = turnsOf(entry) + 1
  return { ...entry, undone: !entry.undone, ...(turns > 1 && { turns }) }
}

/**
 * Whether an action is undone, the copy says in which it was taken back or done again more often; of one that grew, the longer
 * copy holds; where the copies number an entry differently, the later number holds, and an origin or a time that only one of them knows is known.
 */
export function mergedJournals(
  one: readonly JournalEntry[],
  other: readonly JournalEntry[],
): readonly JournalEntry[] {
  return mergedLogs(one, other, journalLength, (own, entry) => {
    const { added } = own.added.length >= entry.added.length ? own : entry
    const { undone, turns } = turnsOf(own) >= turnsOf(entry) ? own : entry
    const sequence = Math.max(own.sequence, entry.sequence)
    const origin = own.origin > entry.origin ? own.origin : entry.origin
    const at = own.at ?? entry.at
    const same =
      own.added === added &&
      own.turns === turns &&
      own.undone === undone &&
      own.sequence === sequence &&
      own.origin === origin &&
      own.at === at
    if (same) return own
    return { ...own, added, undone, sequence, origin, ...(turns && { turns }), ...(at && { at }) }
  })
}

export function mergedSnapshots(
  one: readonly Snapshot[],
  other: readonly Snapshot[],
): readonly Snapshot[] {
  return mergedLogs(one, other, snapshotCount, (own, snapshot) =>
    own.sequence >= snapshot.sequence ? own : snapshot,
  )
}

export function nextSequence(log: readonly LogEntry[]): number {
  return Math.max(0, ...log.map(({ sequence }) => sequence)) + 1
}

/**
 * Entries that were made before a log was known came after all that it holds: those it does not hold are numbered so,
 * in their order. The very same list where they are already.
 */
export function numberedAfter<Entry extends LogEntry>(
  entries: readonly Entry[],
  log: readonly LogEntry[],
): readonly Entry[] {
  const known = new Set(log.map(({ key }) => key))
  const early = entries.filter(({ key }) => !known.has(key)).map(({ sequence }) => sequence)
  const shift = nextSequence(log) - Math.min(...early)
  if (shift <= 0 || early.length === 0) return entries
  return entries.map((entry) =>
    known.has(entry.key) ? entry : { ...entry, sequence: entry.sequence + shift },
  )
}

/** More entries than that no list has held that the app wrote: the rest of a damaged one is not looked at. */
const readAtMost = 10_000

/**
 * An entry whose number nobody can have counted to is taken for the oldest, so that those to come are numbered after
 * it. Also beyond what is exact, where an earlier version's own counting ended.
 */
const readSequence: ReadField<number> = (value) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  return value > maxPersistedCount ? 0 : value
}

const readKind = readOneOf(changeKinds)
const readReason = readOneOf(snapshotReasons)

function readIds(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every(isMarkerId) ? value : undefined
}

/** All of the fields, or nothing where one of them is missing or wrong. */
function whole<Entry extends object>(fields: {
  readonly [Field in keyof Entry]: Entry[Field] | undefined
}): Entry | undefined {
  return Object.values(fields).includes(undefined) ? undefined : (fields as Entry)
}

/** An entry that is entirely right; its pins are read by themselves, and the oldest lack them. */
function readJournalEntry(value: unknown): JournalEntry | undefined {
  if (!isFields(value)) return undefined
  const entry = whole<Omit<JournalEntry, 'turns' | 'at'>>({
    key: readString(value['key']),
    sequence: readSequence(value['sequence']),
    kind: readKind(value['kind']),
    added: readIds(value['added']),
    removed: readIds(value['removed']),
    undone: readBoolean(value['undone']),
    // The oldest have none.
    origin: value['origin'] === undefined ? '' : readString(value['origin']),
    pins: readPinChanges(value['pins']),
  })
  const { turns, at } = value
  const isCount = typeof turns === 'number' && Number.isInteger(turns) && turns <= maxPersistedCount
  return (
    entry && {
      ...entry,
      // A number that says something else than the entry itself is wrong.
      ...(isCount && turns > 1 && Boolean(turns % 2) === entry.undone && { turns }),
      ...(typeof at === 'string' && at !== '' && { at }),
    }
  )
}

function readSnapshot(value: unknown): Snapshot | undefined {
  if (!isFields(value)) return undefined
  return whole<Snapshot>({
    key: readString(value['key']),
    sequence: readSequence(value['sequence']),
    reason: readReason(value['reason']),
    takenAt: readString(value['takenAt']),
    discoveredMarkers: readIds(value['discoveredMarkers']),
    pins: readPins(value['pins']).filter(({ deleted }) => !deleted),
  })
}

/** A journal out of storage: the entries that are entirely right. */
export function readJournal(value: unknown): JournalEntry[] {
  return rightOnes(value, readJournalEntry)
}

/** Snapshots out of storage: those that are entirely right. */
export function readSnapshots(value: unknown): Snapshot[] {
  return rightOnes(value, readSnapshot)
}

function rightOnes<Entry>(value: unknown, read: ReadField<Entry>): Entry[] {
  if (!Array.isArray(value)) return []
  return value.slice(-readAtMost).flatMap((entry: unknown) => read(entry) ?? [])
}
