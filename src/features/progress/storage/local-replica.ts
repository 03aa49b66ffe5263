// The replica: a copy of the progress in local storage, available at once when the page opens, and the only copy
// without a database. progress-repository.ts calls it. safe-entry.ts handles entries that are damaged, older, newer or
// too large. The entries' formats are public; `samples/` holds frozen examples.
import {
  discoveredIds,
  mergedMarks,
  readDay,
  type Mark,
  type Marks,
} from '../../../records/mark.ts'
import { readRevision } from '../../../records/persisted-record.ts'
import { isRecord, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { mergedPins, type Pin, type Pins } from '../../../records/pin.ts'
import type { TextStorage } from '../../../storage/browser-storage.ts'
import { storageKeys, type ProgressNames } from '../../../storage/names.ts'
import {
  createSafeEntry,
  type Migration,
  type SafeEntry,
  type StoredState,
} from '../../../storage/safe-entry.ts'
import { validFields } from '../../../storage/valid-fields.ts'
import {
  journalLength,
  mergedJournals,
  mergedSnapshots,
  readJournal,
  readSnapshots,
  type Snapshot,
} from '../model/history.ts'
import { readPins } from '../model/pin-list.ts'
import type { ProgressRecord } from './progress-record.ts'

type ReplicaRecord = Pick<ProgressRecord, 'marks' | 'pins'>

type HistoryState = Pick<ProgressRecord, 'journal' | 'snapshots'>

export interface LocalReplica {
  readonly read: () => ProgressRecord | null
  /** Reads what other tabs have written since this tab last read or wrote. */
  readonly readUnseen: () => ReplicaRecord
  /** Writes marks, and pins only if they changed. Returns the stored records, including changes of other tabs. */
  readonly write: (record: ReplicaRecord) => ReplicaRecord
  /** Writes only the entries that this tab wrote last: the last writer adds the changes that other tabs send. */
  readonly writeOwn: (record: ReplicaRecord) => ReplicaRecord
  /** Like {@link write}, but also writes what has not changed since the last write. */
  readonly writeAll: (record: ReplicaRecord) => ReplicaRecord
  /** Writes the history. Only for browsers without the database, which otherwise holds it. */
  readonly writeHistory: (history: HistoryState) => void
  readonly retry: () => void
  /** True if an entry existed that held any of these records, and exists no more. */
  readonly isGone: (record: ReplicaRecord) => boolean
  readonly empty: () => void
  /** True if a newer version of the site wrote the entries. */
  readonly isNewer: () => boolean
  readonly isStored: () => boolean
}

export function createLocalReplica(
  storage: TextStorage | undefined,
  names: ProgressNames,
): LocalReplica {
  const list = createMarksEntry(storage, names.list)
  const pinList = createPinsEntry(storage, names.pins)
  const history = createHistoryEntry(storage, names.history)
  const entries = [list, pinList, history]
  /** The entries that have existed, and so can have been deleted. */
  const seen = { list: list.exists(), pins: pinList.exists() }
  let writtenPins: Pins | undefined

  function writeMarks(marks: Marks): Marks {
    const written = list.write(toMarksState(marks))
    if (!written) return marks
    seen.list = true
    return mergedMarks(marks, toMarks(written).values())
  }

  function writePins(pins: Pins): Pins {
    writtenPins = pins
    // Don't create the entry for a player who has never had a pin.
    const written = pins.size > 0 || seen.pins ? pinList.write(toPinsState(pins)) : null
    if (!written) return pins
    seen.pins = true
    writtenPins = mergedPins(pins, written.pins)
    return writtenPins
  }

  const writeChangedPins = (pins: Pins) => (pins === writtenPins ? pins : writePins(pins))

  return {
    read: () => {
      const [stored, pins, past] = [list.read(), pinList.read(), history.read()?.state]
      if (!stored && !pins && !past) return null
      const older = stored ? snapshotsOf(stored) : []
      return {
        marks: toMarks(stored?.state ?? {}),
        pins: toPins(pins?.state ?? {}),
        journal: past?.journal ?? [],
        snapshots: mergedSnapshots(older, past?.snapshots ?? []),
      }
    },
    readUnseen: () => ({
      marks: toMarks(list.readUnseen()?.state ?? {}),
      pins: toPins(pinList.readUnseen()?.state ?? {}),
    }),
    write: ({ marks, pins }) => ({ marks: writeMarks(marks), pins: writeChangedPins(pins) }),
    writeOwn: ({ marks, pins }) => ({
      marks: list.isSeen() ? writeMarks(marks) : marks,
      pins: pinList.isSeen() ? writeChangedPins(pins) : pins,
    }),
    writeAll: ({ marks, pins }) => ({ marks: writeMarks(marks), pins: writePins(pins) }),
    // The history of other tabs is not shown, so the merged result is not needed.
    writeHistory: ({ journal, snapshots }) => void history.write({ journal, snapshots }, false),
    retry: () => {
      for (const entry of entries) entry.retry()
    },
    isGone: ({ marks, pins }) =>
      (seen.list && marks.size > 0 && !list.exists()) ||
      (seen.pins && pins.size > 0 && !pinList.exists()),
    empty: () => {
      seen.list = list.exists()
      seen.pins = pinList.exists()
      if (seen.list) writeMarks(new Map())
      if (seen.pins) writePins(new Map())
    },
    isNewer: () => list.isNewer() || pinList.isNewer(),
    isStored: () => entries.every((entry) => entry.isStored()),
  }
}

interface MarksState {
  readonly discoveredMarkers: readonly number[]
  /** Revisions by id. Only for removed marks and for those with a revision above 1. */
  readonly revisions: Readonly<Record<string, number>>
  /** Days on which places were found, by id. Missing if no day is known. The days are validated where they are used. */
  readonly days?: Readonly<Record<string, unknown>> | undefined
  /** The marks that version 0 kept in order to undo its last Clear. Read, but never written. */
  readonly clearedMarkers?: readonly number[] | undefined
}

/** Migrations of `progress-store`. 0 to 1: adds revisions. What version 0 kept to undo Clear becomes a snapshot. */
export const progressMigrations: readonly Migration[] = [
  (state) => ({ ...(typeof state === 'object' ? state : null), revisions: {} }),
]

function createMarksEntry(storage: TextStorage | undefined, name: string): SafeEntry<MarksState> {
  const readers = {
    discoveredMarkers: readIds,
    revisions: readRevisions,
    days: (value: unknown) => (isRecord(value) ? value : undefined),
    clearedMarkers: readIds,
  }
  return createSafeEntry<MarksState>({
    kind: storageKeys.progress,
    name,
    migrations: progressMigrations,
    validate: (stored) => validFields<MarksState>(stored, readers),
    merge: (stored, next) => toMarksState(mergedMarks(toMarks(stored), toMarks(next).values())),
    storage,
  })
}

function readIds(value: unknown): number[] | undefined {
  const entries = readList(value)
  return entries && [...new Set(entries.filter(isMarkerId))]
}

function readRevisions(value: unknown): Record<string, number> | undefined {
  if (!isRecord(value)) return undefined
  const right: Record<string, number> = {}
  for (const [key, revision] of Object.entries(value)) {
    const read = isMarkerId(Number(key)) ? readRevision(revision) : null
    if (read !== null) right[key] = read
  }
  return right
}

function toMarksState(marks: Marks): MarksState {
  const counted = [...marks.values()].filter(
    ({ discovered, revision }) => !discovered || revision > 1,
  )
  const dated = [...marks.values()].flatMap(({ id, day }) => (day === undefined ? [] : [[id, day]]))
  return {
    discoveredMarkers: discoveredIds(marks),
    revisions: Object.fromEntries(counted.map(({ id, revision }) => [id, revision])),
    ...(dated.length > 0 && { days: Object.fromEntries(dated) }),
  }
}

function toMarks({
  discoveredMarkers = [],
  revisions = {},
  days = {},
}: Partial<MarksState>): Marks {
  const marks = new Map<number, Mark>()
  for (const [key, revision] of Object.entries(revisions)) {
    const id = Number(key)
    marks.set(id, { id, revision, discovered: false, ...readDay(days[id]) })
  }
  for (const id of discoveredMarkers) {
    const revision = marks.get(id)?.revision ?? 1
    marks.delete(id)
    marks.set(id, { id, revision, discovered: true, ...readDay(days[id]) })
  }
  return marks
}

/** Converts an older version's entry to snapshots. Their keys are constant, so that each is stored once. */
function snapshotsOf({ state, version }: StoredState<MarksState>): Snapshot[] {
  const older = (reason: Snapshot['reason'], ids: readonly number[] = []): Snapshot[] => {
    const discoveredMarkers = ids
    const key = `${reason}-of-${version}`
    return ids.length > 0
      ? [{ key, sequence: 0, reason, takenAt: '', discoveredMarkers, pins: [] }]
      : []
  }
  if (version >= progressMigrations.length) return []
  return [...older('clear', state.clearedMarkers), ...older('migration', state.discoveredMarkers)]
}

interface PinsState {
  readonly pins: readonly Pin[]
}

function createPinsEntry(storage: TextStorage | undefined, name: string): SafeEntry<PinsState> {
  return createSafeEntry<PinsState>({
    kind: storageKeys.pins,
    name,
    migrations: [],
    validate: (stored) => validFields<PinsState>(stored, { pins: readPins }),
    merge: (stored, next) => toPinsState(mergedPins(toPins(stored), next.pins)),
    storage,
  })
}

const toPinsState = (pins: Pins): PinsState => ({ pins: [...pins.values()] })

/** Merges the pins, because a damaged entry may hold a pin twice. */
const toPins = ({ pins = [] }: Partial<PinsState>) => mergedPins(new Map(), pins)

/** Limit of entries to read: twenty times what the entry can hold. A longer list is damaged. */
const longestHistory = 20 * journalLength

const ofEnd =
  <Entries>(readEntries: (entries: unknown[]) => Entries) =>
  (value: unknown) => {
    const list = readList(value)
    return list && readEntries(list.slice(-longestHistory))
  }

function createHistoryEntry(
  storage: TextStorage | undefined,
  name: string,
): SafeEntry<HistoryState> {
  const readers = { journal: ofEnd(readJournal), snapshots: ofEnd(readSnapshots) }
  return createSafeEntry<HistoryState>({
    kind: storageKeys.history,
    name,
    migrations: [],
    validate: (stored) => validFields<HistoryState>(stored, readers),
    merge: (stored, next) => ({
      journal: mergedJournals(stored.journal ?? [], next.journal),
      snapshots: mergedSnapshots(stored.snapshots ?? [], next.snapshots),
    }),
    storage,
  })
}
