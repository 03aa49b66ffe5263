import type { PinFigures } from '../../domain/files/merge-pins.ts'
import { figure } from './figure.ts'

export function count(amount: number, one: string, many: string): string {
  return `${figure(amount)} ${amount === 1 ? one : many}`
}

/** What there is none of is left out; "0 marks" where there is nothing at all. */
export function marksAndPins(marks: number, pins: number): string {
  const words = [
    marks > 0 || pins === 0 ? count(marks, 'mark', 'marks') : '',
    pins > 0 ? count(pins, 'pin', 'pins') : '',
  ]
  return words.filter(Boolean).join(' and ')
}

interface NewerThanBackup {
  readonly marks: number
  readonly pinChanges: number
  /** Whether there is a backup to be newer than. */
  readonly backedUp: boolean
}

/** Null where nothing is newer. */
export function newerThanBackup({ marks, pinChanges, backedUp }: NewerThanBackup): string | null {
  const words = [
    marks > 0 ? count(marks, 'mark', 'marks') : '',
    pinChanges > 0 ? `${count(pinChanges, 'change', 'changes')} to pins and notes` : '',
  ].filter(Boolean)
  if (words.length === 0) return null
  const verb = marks + pinChanges === 1 ? 'is' : 'are'
  const where = backedUp ? 'newer than your last backup' : 'in no backup yet'
  return `${words.join(' and ')} ${verb} ${where}.`
}

/** Where everything is, when nothing is newer than the last backup. */
export function whereBackedUp(
  isEmpty: boolean,
  { backedUp, takenIn }: { readonly backedUp: boolean; readonly takenIn: boolean },
): string {
  if (isEmpty) return 'Your list is empty: there is nothing to back up.'
  if (!backedUp) {
    return 'Every mark, pin and note came out of a file or a link. You have made no backup here yet.'
  }
  if (!takenIn) return 'Every mark, pin and note is in your last backup.'
  return 'Every mark, pin and note is in your last backup, or came out of a file or a link since.'
}

/** What merging does to pins, one part for each thing that happens. */
export function mergedPinWords(figures: PinFigures): string[] {
  const { added, changed, deleted, alreadyKnown, stayDeleted, skipped, outside } = figures
  const parts: readonly (readonly [number, string])[] = [
    [added, 'new'],
    [changed, 'changed'],
    [deleted, 'deleted'],
    [alreadyKnown, 'already known'],
    [stayDeleted, 'deleted here since, not brought back'],
    [skipped, 'skipped (damaged)'],
    [outside, 'outside this map, left out'],
  ]
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, what]) => `${count(amount, 'pin', 'pins')} ${what}`)
}
