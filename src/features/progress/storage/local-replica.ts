// The copy of a player's progress in local storage, in step with what is on screen: there at once when the page opens, and
// alone where there is no database. Called by progress-repository.ts. Relies on src/storage/safe-entry.ts
// for texts that are damaged, older, newer or too many. The entries' shapes are public: `samples/` has them, frozen.
import {
  discoveredIds,
  mergedMarks,
  readDay,
  type Mark,
  type Marks,
} from '../../../records/mark.ts'
import { readRevision } from '../../../records/persisted-record.ts'
import { isFields, readList } from '../../../platform/read-field.ts'
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

/** What can be taken back. */
type HistoryState = Pick<ProgressRecord, 'journal' | 'snapshots'>

export interface LocalReplica {
  readonly read: () => ProgressRecord | null
  /** What other tabs have written since this one last read or wrote. */
  readonly readUnseen: () => ReplicaRecord
  /** Pins only when they have changed, as they may be many. @returns what is there now, other tabs' changes included */
  readonly write: (record: ReplicaRecord) => ReplicaRecord
  /**
   * Writes into those of the texts that this tab wrote last. Each tab does so with what it hears of, so that the last
   * writer of a text adds what it lacks, and the others need not read it.
   */
  readonly writeOwn: (record: ReplicaRecord) => ReplicaRecord
  /** As {@link write}, also what has not changed since it was last written. */
  readonly writeAll: (record: ReplicaRecord) => ReplicaRecord
  /** Only for browsers without the database, which holds it otherwise. */
  readonly writeHistory: (history: HistoryState) => void
  readonly retry: () => void
  /** Whether a text that held any of this was there, and is not any more. */
  readonly isGone: (record: ReplicaRecord) => boolean
  /** Leaves nothing in the texts that are there. */
  readonly empty: () => void
  /** Whether a newer version of the site stored it. */
  readonly isNewer: () => boolean
  /** Whether all that was written last is stored. */
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
  /** Whether there has been a text that could be gone. */
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
    // A player who has never had any is spared the entry.
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
    // Other tabs' history is not brought on screen.
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

// The marks

interface MarksState {
  readonly discoveredMarkers: readonly number[]
  /** Revisions by id, of marks that were taken off again or changed more than once; others have 1. */
  readonly revisions: Readonly<Record<string, number>>
  /** The days on which places were found, by id; missing where none is known. They are checked where they are used. */
  readonly days?: Readonly<Record<string, unknown>> | undefined
  /** What version 0 kept to undo its last Clear; read, and never written. */
  readonly clearedMarkers?: readonly number[] | undefined
}

/**
 * How `progress-store` grew. 0 to 1: marks are merged by revision; what was cleared last, which version 0 kept beside the
 * list, becomes one of the earlier lists that Settings can restore.
 */
export const progressMigrations: readonly Migration[] = [
  (state) => ({ ...(typeof state === 'object' ? state : null), revisions: {} }),
]

function createMarksEntry(storage: TextStorage | undefined, name: string): SafeEntry<MarksState> {
  const readers = {
    discoveredMarkers: readIds,
    revisions: readRevisions,
    days: (value: unknown) => (isFields(value) ? value : undefined),
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

/** A list with some wrong entries keeps its right ones. */
function readIds(value: unknown): number[] | undefined {
  const entries = readList(value)
  return entries && [...new Set(entries.filter(isMarkerId))]
}

function readRevisions(value: unknown): Record<string, number> | undefined {
  if (!isFields(value)) return undefined
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

/**
 * What an older version's text held that the present one keeps elsewhere. The keys are the same at every
 * reading, so that each is kept once.
 */
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

// The pins, deleted ones included

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

/** Where a damaged text has a pin twice, as both were joined. */
const toPins = ({ pins = [] }: Partial<PinsState>) => mergedPins(new Map(), pins)

// The history, where there is no database

/** Twenty times what the entry ever holds: of a longer list, which is damaged, no more is looked at. */
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
