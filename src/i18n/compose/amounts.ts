import { laterMessages } from '../generated/later.ts'
import { messages } from '../generated/first.ts'

/** What there is none of is left out; "0 marks" where there is nothing at all. */
export function marksAndPins(marks: number, pins: number): string {
  if (pins === 0) return messages.amount.marks(marks)
  return marks === 0 ? messages.amount.pins(pins) : messages.amount.both(marks, pins)
}

interface NewerThanBackup {
  readonly marks: number
  readonly pinChanges: number
  /** Whether there is a backup to be newer than. */
  readonly backedUp: boolean
}

/** Null where nothing is newer. */
export function newerThanBackup({ marks, pinChanges, backedUp }: NewerThanBackup): string | null {
  const { newer } = laterMessages.storage
  if (marks === 0 && pinChanges === 0) return null
  if (pinChanges === 0) return newer.marks(marks, backedUp)
  return marks === 0 ? newer.changes(pinChanges, backedUp) : newer.both(marks, pinChanges, backedUp)
}
