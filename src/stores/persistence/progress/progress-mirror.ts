import { isMarkerId } from '../../../domain/markers/marker.ts'
import {
  journalLength,
  mergedJournals,
  mergedSnapshots,
  readJournal,
  readSnapshots,
  type Snapshot,
} from '../../../domain/progress/history.ts'
import { readRevision } from '../../../domain/persistence/kept-record.ts'
import { discoveredIds, mergedMarks, type Mark, type Marks } from '../../../domain/progress/mark.ts'
import { isFields, readList } from '../../../domain/persistence/read-field.ts'
import { mergedPins, type Pin, type Pins } from '../../../domain/pins/pin.ts'
import { readPins } from '../../../domain/pins/pin-changes.ts'
import type { ProgressRecord } from './progress-record.ts'
import { progressMigrations } from './progress-migrations.ts'
import { createSafeEntry, type TextStorage } from '../safe-entry.ts'
import { storageKeys, type ProgressNames } from '../names.ts'
import { validFields } from '../valid-fields.ts'

/** The list as local storage holds it: a public shape. */
interface MirrorState {
  readonly discoveredMarkers: readonly number[]
  /** Revisions by id, of marks that were taken off again or changed more than once; others have 1. */
  readonly revisions: Readonly<Record<string, number>>
  /** What version 0 kept to undo its last Clear; read, and never written. */
  readonly clearedMarkers?: readonly number[] | undefined
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

const mirrorReaders = {
  discoveredMarkers: readIds,
  revisions: readRevisions,
  clearedMarkers: readIds,
}

/** The pins as local storage holds them, deleted ones included: a public shape. */
interface PinsState {
  readonly pins: readonly Pin[]
}

const pinsReaders = { pins: readPins }

/** Twenty times what this entry ever holds: of a longer list, which is damaged, no more is looked at. */
const longestHistory = 20 * journalLength

function endOfList(value: unknown): readonly unknown[] | undefined {
  return readList(value)?.slice(-longestHistory)
}

const historyReaders = {
  journal: (value: unknown) => {
    const entries = endOfList(value)
    return entries && readJournal(entries)
  },
  snapshots: (value: unknown) => {
    const entries = endOfList(value)
    return entries && readSnapshots(entries)
  },
}

type HistoryState = Pick<ProgressRecord, 'journal' | 'snapshots'>

type KeptHere = Pick<ProgressRecord, 'marks' | 'pins'>

/** The copy of a player's progress in local storage, always in step with what is on screen. */
export interface ProgressMirror {
  readonly read: () => ProgressRecord | null
  readonly readMarks: () => Marks
  readonly readPins: () => Pins
  /** Pins only when they have changed, as they may be many. @returns what is there now, other tabs' changes included */
  readonly write: (record: KeptHere) => KeptHere
  /** As {@link write}, also what has not changed since it was last written. */
  readonly writeAll: (record: KeptHere) => KeptHere
  /** Only for browsers without the database, which holds it otherwise. */
  readonly writeHistory: (history: HistoryState) => void
  readonly retry: () => void
  /** Whether a text that held any of this was there, and is not any more. */
  readonly isGone: (record: KeptHere) => boolean
  /** Leaves nothing in the texts that are there. */
  readonly empty: () => void
  /** Whether a newer version of the site stored it. */
  readonly isNewer: () => boolean
  /** Whether all that was written last is stored. */
  readonly isKept: () => boolean
}

export function createProgressMirror(
  storage: TextStorage | undefined,
  names: ProgressNames,
): ProgressMirror {
  const list = createSafeEntry<MirrorState>({
    kind: storageKeys.progress,
    name: names.list,
    migrations: progressMigrations,
    validate: (stored) => validFields<MirrorState>(stored, mirrorReaders),
    merge: (stored, next) => toState(mergedMarks(toMarks(stored), toMarks(next).values())),
    storage,
  })
  const pinList = createSafeEntry<PinsState>({
    kind: storageKeys.pins,
    name: names.pins,
    migrations: [],
    validate: (stored) => validFields<PinsState>(stored, pinsReaders),
    merge: (stored, next) => toPinsState(mergedPins(toPins(stored), next.pins)),
    storage,
  })
  const history = createSafeEntry<HistoryState>({
    kind: storageKeys.history,
    name: names.history,
    migrations: [],
    validate: (stored) => validFields<HistoryState>(stored, historyReaders),
    merge: (stored, next) => ({
      journal: mergedJournals(stored.journal ?? [], next.journal),
      snapshots: mergedSnapshots(stored.snapshots ?? [], next.snapshots),
    }),
    storage,
  })

  /** Whether there has been a text that could be gone. */
  const seen = { list: list.exists(), pins: pinList.exists() }
  let writtenPins: Pins | undefined

  function writeMarks(marks: Marks): Marks {
    const written = list.write(toState(marks))
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

  return {
    read: () => {
      const [stored, pins, past] = [list.read(), pinList.read(), history.read()?.state]
      if (!stored && !pins && !past) return null
      const older = stored ? snapshotsOf(stored.state, stored.version) : []
      return {
        marks: toMarks(stored?.state ?? {}),
        pins: toPins(pins?.state ?? {}),
        journal: past?.journal ?? [],
        snapshots: mergedSnapshots(older, past?.snapshots ?? []),
      }
    },
    readMarks: () => toMarks(list.read()?.state ?? {}),
    readPins: () => toPins(pinList.read()?.state ?? {}),
    write: ({ marks, pins }) => ({
      marks: writeMarks(marks),
      pins: pins === writtenPins ? pins : writePins(pins),
    }),
    writeAll: ({ marks, pins }) => ({ marks: writeMarks(marks), pins: writePins(pins) }),
    writeHistory: ({ journal, snapshots }) => void history.write({ journal, snapshots }),
    retry: () => {
      list.retry()
      pinList.retry()
      history.retry()
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
    isKept: () => list.isKept() && pinList.isKept() && history.isKept(),
  }
}

function toPinsState(pins: Pins): PinsState {
  return { pins: [...pins.values()] }
}

/** Where a damaged text has a pin twice, as both were joined. */
function toPins({ pins = [] }: Partial<PinsState>): Pins {
  return mergedPins(new Map(), pins)
}

function toState(marks: Marks): MirrorState {
  const counted = [...marks.values()].filter(
    ({ discovered, revision }) => !discovered || revision > 1,
  )
  return {
    discoveredMarkers: discoveredIds(marks),
    revisions: Object.fromEntries(counted.map(({ id, revision }) => [id, revision])),
  }
}

function toMarks({ discoveredMarkers = [], revisions = {} }: Partial<MirrorState>): Marks {
  const marks = new Map<number, Mark>()
  for (const [key, revision] of Object.entries(revisions)) {
    const id = Number(key)
    marks.set(id, { id, revision, discovered: false })
  }
  for (const id of discoveredMarkers) {
    const revision = marks.get(id)?.revision ?? 1
    marks.delete(id)
    marks.set(id, { id, revision, discovered: true })
  }
  return marks
}

/**
 * What an older version's text held that the present one keeps elsewhere. The keys are the same at every
 * reading, so that each is kept once.
 */
function snapshotsOf(stored: Partial<MirrorState>, version: number): Snapshot[] {
  const older = (reason: Snapshot['reason'], ids: readonly number[] | undefined): Snapshot[] =>
    ids && ids.length > 0
      ? [
          {
            key: `${reason}-of-${version}`,
            sequence: 0,
            reason,
            takenAt: '',
            discoveredMarkers: ids,
            pins: [],
          },
        ]
      : []
  if (version >= progressMigrations.length) return []
  return [...older('clear', stored.clearedMarkers), ...older('migration', stored.discoveredMarkers)]
}
