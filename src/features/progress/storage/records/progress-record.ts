import { mergedMarks, type Mark, type Marks } from '../../../../core/records/mark.ts'
import { mergedPins, type Pin, type Pins } from '../../../../core/world/pin.ts'
import {
  mergedJournals,
  mergedSnapshots,
  type JournalEntry,
  type Snapshot,
} from '../../model/history.ts'

/** Everything of a player's progress that outlives the page. */
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
