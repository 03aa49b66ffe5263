import { mergedSnapshots } from '../../../domain/progress/history.ts'
import type { Marks } from '../../../domain/progress/mark.ts'
import type { Pins } from '../../../domain/pins/pin.ts'
import type { TextStorage } from '../browser-storage.ts'
import type { ProgressNames } from '../names.ts'
import { createHistoryMirror, type HistoryState } from './history-mirror.ts'
import { createMarksMirror } from './marks-mirror.ts'
import { createPinsMirror } from './pins-mirror.ts'
import type { ProgressRecord } from './progress-record.ts'

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
  const list = createMarksMirror(storage, names.list)
  const pinList = createPinsMirror(storage, names.pins)
  const history = createHistoryMirror(storage, names.history)
  return {
    read: () => {
      const [stored, pins, past] = [list.read(), pinList.read(), history.read()?.state]
      if (!stored && !pins && !past) return null
      return {
        marks: stored?.marks ?? new Map(),
        pins: pins ?? new Map(),
        journal: past?.journal ?? [],
        snapshots: mergedSnapshots(stored?.earlier ?? [], past?.snapshots ?? []),
      }
    },
    readMarks: () => list.read()?.marks ?? new Map(),
    readPins: () => pinList.read() ?? new Map(),
    write: ({ marks, pins }) => ({ marks: list.write(marks), pins: pinList.write(pins) }),
    writeAll: ({ marks, pins }) => ({ marks: list.write(marks), pins: pinList.writeAll(pins) }),
    writeHistory: ({ journal, snapshots }) => void history.write({ journal, snapshots }),
    retry: () => {
      list.retry()
      pinList.retry()
      history.retry()
    },
    isGone: ({ marks, pins }) => list.isGone(marks) || pinList.isGone(pins),
    empty: () => {
      list.empty()
      pinList.empty()
    },
    isNewer: () => list.isNewer() || pinList.isNewer(),
    isKept: () => list.isKept() && pinList.isKept() && history.isKept(),
  }
}
