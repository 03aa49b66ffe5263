import { uncounted } from '../../../records/persisted-record.ts'
import { mergedPin, mergedPins, isSamePin, type Pin, type Pins } from '../../../records/pin.ts'
import type { JournalEntry } from '../../progress/model/history.ts'

/**
 * Returns the pins from a file or link that change the player's own. A deleted pin stays deleted, unless it is deleted
 * only because an earlier import was undone. A pin with the revision `uncounted` may be older or newer than the
 * player's own. It counts as newer only if its words differ, and the player is then asked.
 */
export function pinsToMerge(
  pins: Pins,
  received: Iterable<Pin>,
  journal: readonly JournalEntry[],
): Pin[] {
  const single = mergedPins(new Map(), received)
  const isUndone = undoneIn(journal)
  return [...single.values()].flatMap((pin) => {
    const own = pins.get(pin.id)
    if (!own) return [{ ...pin, revision: Math.max(pin.revision, 1) }]
    if (own.deleted && !pin.deleted && isUndone(own)) {
      return [{ ...pin, revision: Math.max(pin.revision, own.revision + 1) }]
    }
    if (pin.revision === uncounted) {
      return wordsAtRisk(own, pin) ? [{ ...pin, revision: own.revision + 1 }] : []
    }
    const merged = mergedPin(own, pin)
    return merged === own || isEqual(merged, own) ? [] : [merged]
  })
}

function isEqual(one: Pin, other: Pin): boolean {
  return one.revision === other.revision && isSamePin(one, other)
}

/** Returns a function that tells whether a pin is deleted only because an action was undone. Reads the journal once. */
function undoneIn(journal: readonly JournalEntry[]): (pin: Pin) => boolean {
  const undone = new Set<string>()
  for (const entry of journal.filter((each) => each.undone)) {
    for (const { before, after } of entry.pins) {
      if (!before || before.deleted) undone.add(`${after.id} ${after.revision + 1}`)
    }
  }
  return ({ id, revision }) => undone.has(`${id} ${revision}`)
}

/** True if the player would lose a title or a note when `theirs` replaces `mine`. */
export function wordsAtRisk(mine: Pin, theirs: Pin): boolean {
  if (mine.deleted) return false
  const lost = (own: string, other: string) => own !== '' && own !== other
  return lost(mine.title, theirs.title) || lost(mine.note, theirs.note)
}
