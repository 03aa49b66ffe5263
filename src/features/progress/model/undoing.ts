import { bySequence, type JournalEntry } from './history.ts'
import { marksFor, type Mark, type Marks } from '../../../records/mark.ts'
import type { Pin, Pins } from '../../../records/pin.ts'
import { pinsToRedo, pinsToUndo } from './pin-list.ts'

type Journal = readonly JournalEntry[]

/** The last action of a tab that has not been taken back. */
export function lastUndoable(journal: Journal, origin: string): JournalEntry | undefined {
  return journal.findLast((entry) => !entry.undone && entry.origin === origin)
}

/** The last action of any other tab, or of an earlier visit, that has not been taken back. */
export function lastUndoableElsewhere(journal: Journal, origin: string): JournalEntry | undefined {
  return journal.findLast((entry) => !entry.undone && entry.origin !== origin)
}

/** The first action of a tab that was taken back after the last one that was not: the next to be done again. */
export function firstRedoable(journal: Journal, origin: string): JournalEntry | undefined {
  const own = journal.filter((entry) => entry.origin === origin)
  return own[own.findLastIndex(({ undone }) => !undone) + 1]
}

/** What has been changed by actions since this one, which still stand: undoing it leaves these records as they are. */
function changedSince(journal: Journal, entry: JournalEntry): ReadonlySet<number | string> {
  const own = new Set(idsOf(entry))
  const later = journal.filter((other) => !other.undone && isSince(other, entry))
  return new Set(later.flatMap(idsOf).filter((id) => own.has(id)))
}

/**
 * Of the places that an action changed, those of which an earlier one that still stands says the same: whatever lay
 * between the two has been taken back, in another tab. Without it they are as that one left them.
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

/** What two tabs did at the same moment is taken as later than each other, so that neither undoes the other's. */
function isSince(other: JournalEntry, entry: JournalEntry): boolean {
  if (other.key === entry.key) return false
  if (other.sequence === entry.sequence && other.origin !== entry.origin) return true
  return bySequence(other, entry) > 0
}

/** Marks' ids are numbers and pins' ids are texts. */
function idsOf({ added, removed, pins }: JournalEntry): (number | string)[] {
  return [...added, ...removed, ...pins.map(({ after }) => after.id)]
}

/** What takes an action back, or does it again. */
export interface Undoing {
  readonly marks: readonly Mark[]
  readonly pins: readonly Pin[]
  /** How many of its places, pins and notes stay as they are. */
  readonly kept: number
}

/**
 * What takes an action back, or does one again that was: but for what was changed since, and for what an earlier action
 * left so.
 */
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
