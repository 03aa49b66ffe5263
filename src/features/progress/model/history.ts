import { isMarkerId } from '../../../world/marker.ts'
import { maxPersistedCount } from '../../../records/persisted-record.ts'
import type { Pin } from '../../../records/pin.ts'
import { readPinChanges, readPins, type PinChange } from './pin-list.ts'
import {
  isRecord,
  readBoolean,
  readOneOf,
  readString,
  type ReadField,
} from '../../../platform/read-field.ts'

/** An entry of a log that several tabs and copies append to. */
interface LogEntry {
  readonly key: string
  /** Increases over all tabs. Entries with the same number are ordered by their keys. */
  readonly sequence: number
}

export const changeKinds = [
  'mark',
  'unmark',
  'mark-many',
  // The "live" feature adds places to this action one by one while the player passes them.
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

export interface JournalEntry extends LogEntry {
  readonly kind: ChangeKind
  readonly added: readonly number[]
  readonly removed: readonly number[]
  readonly pins: readonly PinChange[]
  readonly undone: boolean
  /** How often the action was undone or redone, if more than once. */
  readonly turns?: number
  /** ISO 8601 time for the reader. No logic depends on this clock. Missing in entries of older versions. */
  readonly at?: string
  /** The tab that did the action. Empty if unknown, as in entries of older versions. */
  readonly origin: string
}

export const snapshotReasons = ['clear', 'import', 'migration', 'restore'] as const
export type SnapshotReason = (typeof snapshotReasons)[number]

export interface Snapshot extends LogEntry {
  readonly reason: SnapshotReason
  /** ISO 8601 time for the reader. No logic depends on this clock. Empty if unknown. */
  readonly takenAt: string
  readonly discoveredMarkers: readonly number[]
  readonly pins: readonly Pin[]
}

export const journalLength = 50
export const snapshotCount = 5

/**
 * Merges logs, oldest entry first, and keeps the newest `limit` entries. Returns `one` itself if nothing is new.
 * @param join must be commutative, associative and idempotent, so that the merge is too
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

export function bySequence(one: LogEntry, other: LogEntry): number {
  return one.sequence - other.sequence || (one.key < other.key ? -1 : 1)
}

/** How often the action was undone or redone. Older versions stored no number, and could only undo. */
function turnsOf({ undone, turns }: JournalEntry): number {
  return turns ?? Number(undone)
}

/** Returns the entry with its `undone` flag reversed. */
export function turned(entry: JournalEntry): JournalEntry {
  const turns = turnsOf(entry) + 1
  return { ...entry, undone: !entry.undone, ...(turns > 1 && { turns }) }
}

/**
 * Merges two journals. The copy that was undone or redone more often decides on `undone`. The longer `added` wins,
 * because an action of kind `passed` grows. The higher sequence number and any known origin and time stay.
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

/** Renumbers entries made before the log was loaded to follow it. Returns `entries` itself if they already do. */
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

/** Limit of entries to read. The app never writes as many, so a longer list is damaged and only its end is read. */
const readAtMost = 10_000

/** Reads a sequence number. A number that is inexact or too high to increase becomes 0, the oldest entry's. */
const readSequence: ReadField<number> = (value) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  return value > maxPersistedCount ? 0 : value
}

const readKind = readOneOf(changeKinds)
const readReason = readOneOf(snapshotReasons)

function readIds(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every(isMarkerId) ? value : undefined
}

/** Returns the fields as an entry, or `undefined` if any of them is missing or invalid. */
function whole<Entry extends object>(fields: {
  readonly [Field in keyof Entry]: Entry[Field] | undefined
}): Entry | undefined {
  return Object.values(fields).includes(undefined) ? undefined : (fields as Entry)
}

/** Returns `undefined` if any field is invalid. Invalid pin changes alone are dropped; the oldest entries have none. */
function readJournalEntry(value: unknown): JournalEntry | undefined {
  if (!isRecord(value)) return undefined
  const entry = whole<Omit<JournalEntry, 'turns' | 'at'>>({
    key: readString(value['key']),
    sequence: readSequence(value['sequence']),
    kind: readKind(value['kind']),
    added: readIds(value['added']),
    removed: readIds(value['removed']),
    undone: readBoolean(value['undone']),
    origin: value['origin'] === undefined ? '' : readString(value['origin']),
    pins: readPinChanges(value['pins']),
  })
  const { turns, at } = value
  const isCount = typeof turns === 'number' && Number.isInteger(turns) && turns <= maxPersistedCount
  return (
    entry && {
      ...entry,
      // An odd number of turns means undone. A number that contradicts `undone` is dropped.
      ...(isCount && turns > 1 && Boolean(turns % 2) === entry.undone && { turns }),
      ...(typeof at === 'string' && at !== '' && { at }),
    }
  )
}

function readSnapshot(value: unknown): Snapshot | undefined {
  if (!isRecord(value)) return undefined
  return whole<Snapshot>({
    key: readString(value['key']),
    sequence: readSequence(value['sequence']),
    reason: readReason(value['reason']),
    takenAt: readString(value['takenAt']),
    discoveredMarkers: readIds(value['discoveredMarkers']),
    pins: readPins(value['pins']).filter(({ deleted }) => !deleted),
  })
}

/** Reads a journal from storage. Invalid entries are dropped. */
export function readJournal(value: unknown): JournalEntry[] {
  return rightOnes(value, readJournalEntry)
}

export function readSnapshots(value: unknown): Snapshot[] {
  return rightOnes(value, readSnapshot)
}

function rightOnes<Entry>(value: unknown, read: ReadField<Entry>): Entry[] {
  if (!Array.isArray(value)) return []
  return value.slice(-readAtMost).flatMap((entry: unknown) => read(entry) ?? [])
}
