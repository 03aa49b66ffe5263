import { laterMessages } from '../generated/later.ts'

/** Where everything is, when nothing is newer than the last backup. */
export function whereBackedUp(
  isEmpty: boolean,
  { backedUp, takenIn }: { readonly backedUp: boolean; readonly takenIn: boolean },
): string {
  const texts = laterMessages.storage.backedUp
  if (isEmpty) return texts.empty
  if (!backedUp) return texts.never
  return takenIn ? texts.takenIn : texts.all
}

/** What is still on screen after the browser deleted this site's data. */
export function emptiedWords(marks: number, pins: number): string {
  const texts = laterMessages.storage.emptied
  if (pins === 0) return texts.marks(marks)
  return marks === 0 ? texts.pins(pins) : texts.both(marks, pins)
}
