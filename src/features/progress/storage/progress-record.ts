// The stored progress and its changes, as pure functions. The other files of this folder and the progress store use
// them. records/ merges marks and pins by revision, model/history.ts merges the logs.
import { numberedAfter, mergedJournals, mergedSnapshots } from '../model/history.ts'
import type { JournalEntry, Snapshot } from '../model/history.ts'
import {
  applyChange,
  type PersistedRecord,
  type PersistedRecords,
} from '../../../records/persisted-record.ts'
import {
  mergedMark,
  mergedMarks,
  isSameMark,
  type Mark,
  type Marks,
} from '../../../records/mark.ts'
import { mergedPin, mergedPins, isSamePin, type Pin, type Pins } from '../../../records/pin.ts'

export interface ProgressRecord {
  readonly marks: Marks
  readonly pins: Pins
  readonly journal: readonly JournalEntry[]
  readonly snapshots: readonly Snapshot[]
}

export const emptyProgress: ProgressRecord = {
  marks: new Map(),
  pins: new Map(),
  journal: [],
  snapshots: [],
}

/** An action of the player: the changed records, the journal entry to undo it, and the snapshot taken before. */
export interface ProgressChange {
  readonly marks: readonly Mark[]
  readonly pins?: readonly Pin[]
  readonly entries?: readonly JournalEntry[]
  readonly snapshots?: readonly Snapshot[]
}

/** Marks have numbers as ids and pins have strings, so both fit into one set. */
export type RecordId = number | string

/** The last change of each record in this tab. All repositories of the same list share it. */
export type LatestChanges = Map<RecordId, PersistedRecord>

/** Merges two copies, in any order. Nothing that either of them holds is lost. */
export function mergedProgress(one: ProgressRecord, other: ProgressRecord): ProgressRecord {
  return {
    marks: mergedMarks(one.marks, other.marks.values()),
    pins: mergedPins(one.pins, other.pins.values()),
    journal: mergedJournals(one.journal, other.journal),
    snapshots: mergedSnapshots(one.snapshots, other.snapshots),
  }
}

export function isEmptyProgress({ marks, pins }: Pick<ProgressRecord, 'marks' | 'pins'>): boolean {
  return marks.size + pins.size === 0
}

export function changeOf({ marks, pins, journal, snapshots }: ProgressRecord): ProgressChange {
  return { marks: [...marks.values()], pins: [...pins.values()], entries: journal, snapshots }
}

export function historyOf(changes: readonly ProgressChange[]): ProgressRecord {
  const journal = changes.flatMap(({ entries = [] }) => entries)
  const snapshots = changes.flatMap((change) => change.snapshots ?? [])
  return { ...emptyProgress, journal, snapshots }
}

export function changedIds(changes: readonly ProgressChange[]): Set<RecordId> {
  return new Set(changes.flatMap(({ marks, pins = [] }) => [...marks, ...pins]).map(({ id }) => id))
}

function withRecordsOf(
  change: ProgressChange,
  counts: (record: PersistedRecord) => boolean,
): ProgressChange {
  const { marks, pins = [] } = change
  return { ...change, marks: marks.filter(counts), pins: pins.filter(counts) }
}

export function presentState(record: ProgressRecord, ids: ReadonlySet<RecordId>): ProgressChange {
  return withRecordsOf(changeOf(record), ({ id }) => ids.has(id))
}

/** Returns a change without the records that were changed again since. */
export function stillLatest(change: ProgressChange, latest: LatestChanges): ProgressChange {
  return withRecordsOf(change, (record) => latest.get(record.id) === record)
}

interface Rules<R extends PersistedRecord> {
  /** Returns the first of two equal records. */
  readonly merge: (one: R, other: R) => R
  /** True if two records differ at most in their revision. */
  readonly same: (one: R, other: R) => boolean
}

const ofMarks = { merge: mergedMark, same: isSameMark }
const ofPins = { merge: mergedPin, same: isSamePin }

/** Returns what a copy has and `stored` lacks, without the ids in `except`, or `null` if nothing is missing. */
export function missingIn(
  copy: ProgressRecord,
  stored: ProgressRecord,
  except: ReadonlySet<RecordId>,
): ProgressChange | null {
  const marks = missing(copy.marks, stored.marks, except, ofMarks)
  const pins = missing(copy.pins, stored.pins, except, ofPins)
  const { journal, snapshots } = copy
  const merged = mergedProgress(stored, { ...emptyProgress, journal, snapshots })
  const hasHistory = merged.journal === stored.journal && merged.snapshots === stored.snapshots
  if (marks.length + pins.length === 0 && hasHistory) return null
  return { marks, pins, entries: journal, snapshots }
}

function missing<R extends PersistedRecord>(
  records: PersistedRecords<R>,
  stored: PersistedRecords<R>,
  except: ReadonlySet<RecordId>,
  { merge }: Rules<R>,
): R[] {
  return [...records.values()].filter((record) => {
    if (except.has(record.id)) return false
    const other: R | undefined = stored.get(record.id)
    return !other || (other !== record && merge(other, record) === record)
  })
}

/** Returns the stored records together with changes that the database doesn't have yet. */
export function withChanges(
  stored: ProgressRecord,
  changes: readonly ProgressChange[],
): ProgressRecord {
  const marks = changes.flatMap((change) => change.marks)
  const pins = changes.flatMap((change) => change.pins ?? [])
  return {
    ...stored,
    marks: applied(stored.marks, marks, ofMarks),
    pins: applied(stored.pins, pins, ofPins),
  }
}

function applied<R extends PersistedRecord>(
  stored: PersistedRecords<R>,
  changed: readonly R[],
  { same }: Rules<R>,
): PersistedRecords<R> {
  const records = new Map(stored)
  for (const record of changed) {
    records.set(record.id, applyChange(records.get(record.id), record, same))
  }
  return records
}

/** Renumbers changes from before the stored history was loaded, so that they follow it. May return `changes` itself. */
export function changesAfter(
  changes: readonly ProgressChange[],
  { journal, snapshots }: ProgressRecord,
): readonly ProgressChange[] {
  const made = historyOf(changes)
  const entries = numberedAfter(made.journal, journal)
  const earlier = numberedAfter(made.snapshots, snapshots)
  if (entries === made.journal && earlier === made.snapshots) return changes
  let [entry, snapshot] = [0, 0]
  return changes.map((change) => ({
    ...change,
    entries: entries.slice(entry, (entry += change.entries?.length ?? 0)),
    snapshots: earlier.slice(snapshot, (snapshot += change.snapshots?.length ?? 0)),
  }))
}

/** Returns records to write again: those stored `before` have a higher revision, or a day that the change lacks. */
export function laterChange(
  { marks, pins = [] }: ProgressChange,
  before: Pick<ProgressChange, 'marks' | 'pins'>,
  latest: LatestChanges,
): ProgressChange | null {
  const later = {
    marks: laterRecords(marks, before.marks, latest, ofMarks),
    pins: laterRecords(pins, before.pins ?? [], latest, ofPins),
  }
  return later.marks.length + later.pins.length > 0 ? later : null
}

function laterRecords<R extends PersistedRecord>(
  changed: readonly R[],
  before: readonly R[],
  latest: LatestChanges,
  { merge, same }: Rules<R>,
): R[] {
  const stored = new Map<RecordId, R>(before.map((record) => [record.id, record]))
  return changed.flatMap((record) => {
    if (latest.get(record.id) !== record) return []
    const next = applyChange(stored.get(record.id), record, same)
    return merge(record, next) === record ? [] : [next]
  })
}
