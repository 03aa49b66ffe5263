// What of a player's progress outlives the page, and changes of it, as pure functions: what another copy lacks, what was
// changed since, what has to be counted further. Called by the other files of this folder and by the progress store.
// Relies on records/, where two copies of a mark or a pin are joined by revision, and on model/history.ts.
import { numberedAfter, mergedJournals, mergedSnapshots } from '../model/history.ts'
import type { JournalEntry, Snapshot } from '../model/history.ts'
import {
  appliedRecord,
  type PersistedRecord,
  type PersistedRecords,
} from '../../../records/persisted-record.ts'
import { mergedMark, mergedMarks, sameMark, type Mark, type Marks } from '../../../records/mark.ts'
import { mergedPin, mergedPins, samePin, type Pin, type Pins } from '../../../records/pin.ts'

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

/** One action of the player: what it changes, how it is taken back, and the list as it was before. */
export interface ProgressChange {
  readonly marks: readonly Mark[]
  readonly pins?: readonly Pin[]
  readonly entries?: readonly JournalEntry[]
  readonly snapshots?: readonly Snapshot[]
}

/** Marks' ids are numbers and pins' ids are texts, so that they can stand in one list. */
export type RecordId = number | string

/** The last change of each record that was made in this tab, whichever repository of the list stores it. */
export type LatestChanges = Map<RecordId, PersistedRecord>

/** Two copies joined, whichever comes first; nothing that either of them holds is lost. */
export function mergedProgress(one: ProgressRecord, other: ProgressRecord): ProgressRecord {
  return {
    marks: mergedMarks(one.marks, other.marks.values()),
    pins: mergedPins(one.pins, other.pins.values()),
    journal: mergedJournals(one.journal, other.journal),
    snapshots: mergedSnapshots(one.snapshots, other.snapshots),
  }
}

/** Whether there is nothing that a player would miss. */
export function isEmptyProgress({ marks, pins }: Pick<ProgressRecord, 'marks' | 'pins'>): boolean {
  return marks.size + pins.size === 0
}

/** All that a copy holds, to be written or joined. */
export function changeOf({ marks, pins, journal, snapshots }: ProgressRecord): ProgressChange {
  return { marks: [...marks.values()], pins: [...pins.values()], entries: journal, snapshots }
}

/** The history alone. */
export function historyOf(changes: readonly ProgressChange[]): ProgressRecord {
  const journal = changes.flatMap(({ entries = [] }) => entries)
  const snapshots = changes.flatMap((change) => change.snapshots ?? [])
  return { ...emptyProgress, journal, snapshots }
}

export function changedIds(changes: readonly ProgressChange[]): Set<RecordId> {
  return new Set(changes.flatMap(({ marks, pins = [] }) => [...marks, ...pins]).map(({ id }) => id))
}

/** What is kept of a change when only some of its records count. */
function withRecordsOf(
  change: ProgressChange,
  counts: (record: PersistedRecord) => boolean,
): ProgressChange {
  const { marks, pins = [] } = change
  return { ...change, marks: marks.filter(counts), pins: pins.filter(counts) }
}

/** What these records say by now, with the whole history. */
export function presentState(record: ProgressRecord, ids: ReadonlySet<RecordId>): ProgressChange {
  return withRecordsOf(changeOf(record), ({ id }) => ids.has(id))
}

/** A change without the records that were changed again since. */
export function stillLatest(change: ProgressChange, latest: LatestChanges): ProgressChange {
  return withRecordsOf(change, (record) => latest.get(record.id) === record)
}

/** What is done alike to every kind of record. */
interface Rules<R extends PersistedRecord> {
  /** The first of two that are alike. */
  readonly merge: (one: R, other: R) => R
  /** Whether two records say the same, but for their revision. */
  readonly same: (one: R, other: R) => boolean
}

const ofMarks = { merge: mergedMark, same: sameMark }
const ofPins = { merge: mergedPin, same: samePin }

/**
 * What of a copy the stored one does not know; nothing where it knows all.
 *
 * @param except records that are left out
 */
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

/** The stored records with changes on top that the database does not have yet. */
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
    records.set(record.id, appliedRecord(records.get(record.id), record, same))
  }
  return records
}

/**
 * Changes that were made before the stored history was known, numbered as what came after it; the very same
 * list where they are already.
 */
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

/**
 * What has to be written once more: as the later change, because another tab had counted further, or with the day that it
 * had noted.
 *
 * @param before what was stored of the changed records
 */
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
    const next = appliedRecord(stored.get(record.id), record, same)
    return merge(record, next) === record ? [] : [next]
  })
}
