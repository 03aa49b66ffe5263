import { mergedSnapshots } from '../../model/history.ts'
import { mergedMarks, type Marks } from '../../../../core/records/mark.ts'
import { mergedPins, type Pins } from '../../../../core/world/pin.ts'
import type { TextStorage } from '../../../../storage/browser-storage.ts'
import type { ProgressNames } from '../../../../storage/names.ts'
import { createHistoryEntry, type HistoryState } from '../records/history-entry.ts'
import { createMarksEntry, snapshotsOf, toMarks, toMarksState } from '../records/marks-entry.ts'
import { createPinsEntry, toPins, toPinsState } from '../records/pins-entry.ts'
import type { ProgressRecord } from '../records/progress-record.ts'

type ReplicaRecord = Pick<ProgressRecord, 'marks' | 'pins'>

/** The copy of a player's progress in local storage, always in step with what is on screen. */
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
    write: ({ marks, pins }) => ({
      marks: writeMarks(marks),
      pins: pins === writtenPins ? pins : writePins(pins),
    }),
    writeOwn: ({ marks, pins }) => ({
      marks: list.isSeen() ? writeMarks(marks) : marks,
      pins: pins === writtenPins || !pinList.isSeen() ? pins : writePins(pins),
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
    isStored: () => list.isStored() && pinList.isStored() && history.isStored(),
  }
}
