import { bySequence, type JournalEntry } from './history.ts'
import { marksFor, type Mark, type Marks } from '../../../records/mark.ts'
import type { Pin, Pins } from '../../../records/pin.ts'
import { pinsToRedo, pinsToUndo } from './pin-list.ts'

type Journal = readonly JournalEntry[]

export function lastUndoable(journal: Journal, origin: string): JournalEntry | undefined {
  return journal.findLast((entry) => !entry.undone && entry.origin === origin)
}

/** Returns the last action of any other tab, or of an earlier visit, that has not been undone. */
export function lastUndoableElsewhere(journal: Journal, origin: string): JournalEntry | undefined {
  return journal.findLast((entry) => !entry.undone && entry.origin !== origin)
}

/** Returns the action to redo next: the first undone one after the tab's last action that is not undone. */
export function firstRedoable(journal: Journal, origin: string): JournalEntry | undefined {
  const own = journal.filter((entry) => entry.origin === origin)
  return own[own.findLastIndex(({ undone }) => !undone) + 1]
}

/** Returns the ids of this entry that later actions changed too. Undoing the entry leaves these records alone. */
function changedSince(journal: Journal, entry: JournalEntry): ReadonlySet<number | string> {
  const own = new Set(idsOf(entry))
  const later = journal.filter((other) => !other.undone && isSince(other, entry))
  return new Set(later.flatMap(idsOf).filter((id) => own.has(id)))
}

/**
 * Returns the ids that an earlier action, which is not undone, had set to the same state. They keep that state when
 * `entry` is undone. This happens after another tab has undone the actions in between.
 */
function settledBefore(journal: Journal, entry: JournalEntry): ReadonlySet<number | string> {
  const before = new Map<number, boolean>()
  for (const other of journal) {
    if (other.undone || other.key === entry.key || bySequence(other, entry) > 0) continue
    for (const id of other.added) before.set(id, true)
    for (const id of other.removed) before.set(id, false)
  }
  const same = (ids: readonly number[], discovered: boolean) =>
    ids.filter((id) => before.get(id) === discovered)
  return new Set([...same(entry.added, true), ...same(entry.removed, false)])
}

/** Two tabs can use the same sequence number. Each action then counts as later, so neither undo overrides the other. */
function isSince(other: JournalEntry, entry: JournalEntry): boolean {
  if (other.key === entry.key) return false
  if (other.sequence === entry.sequence && other.origin !== entry.origin) return true
  return bySequence(other, entry) > 0
}

function idsOf({ added, removed, pins }: JournalEntry): (number | string)[] {
  return [...added, ...removed, ...pins.map(({ after }) => after.id)]
}

export interface Undoing {
  readonly marks: readonly Mark[]
  readonly pins: readonly Pin[]
  /** Number of marks, pins and notes of the action that stay as they are. */
  readonly kept: number
}

/** Undoes or redoes an action. Skips records changed since. An undo also skips marks that an earlier action set. */
export function undoingOf(
  marks: Marks,
  pins: Pins,
  journal: Journal,
  entry: JournalEntry,
): Undoing {
  const since = changedSince(journal, entry)
  const again = entry.undone
  const kept = new Set([...since, ...(again ? [] : settledBefore(journal, entry))])
  const untouched = (ids: readonly number[]) => ids.filter((id) => !kept.has(id))
  return {
    marks: [
      ...marksFor(marks, untouched(entry.added), again),
      ...marksFor(marks, untouched(entry.removed), !again),
    ],
    pins: (again ? pinsToRedo : pinsToUndo)(
      pins,
      entry.pins.filter(({ after }) => !since.has(after.id)),
    ),
    kept: kept.size,
  }
}
