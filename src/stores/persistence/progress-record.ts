import { mergedMarks, type Mark, type Marks } from '../../domain/mark.ts'
import {
  mergedJournals,
  mergedSnapshots,
  type JournalEntry,
  type Snapshot,
} from '../../domain/history.ts'

/** Everything of a player's progress that outlives the page. */
export interface ProgressRecord {
  readonly marks: Marks
  readonly journal: readonly JournalEntry[]
  readonly snapshots: readonly Snapshot[]
}

export const emptyProgress: ProgressRecord = { marks: new Map(), journal: [], snapshots: [] }

/** One action of the player: what it changes, how it is taken back, and the list as it was before. */
export interface ProgressChange {
  readonly marks: readonly Mark[]
  readonly entries?: readonly JournalEntry[]
  readonly snapshots?: readonly Snapshot[]
}

/** Two copies joined, whichever comes first; nothing that either of them holds is lost. */
export function mergedProgress(one: ProgressRecord, other: ProgressRecord): ProgressRecord {
  return {
    marks: mergedMarks(one.marks, other.marks.values()),
    journal: mergedJournals(one.journal, other.journal),
    snapshots: mergedSnapshots(one.snapshots, other.snapshots),
  }
}

export function isEmptyProgress({ marks }: ProgressRecord): boolean {
  return marks.size === 0
}
