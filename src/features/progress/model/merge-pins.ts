import { uncounted } from '../../../records/persisted-record.ts'
import { mergedPin, mergedPins, samePin, type Pin, type Pins } from '../../../records/pin.ts'
import type { JournalEntry } from './history.ts'

/**
 * What of pins out of a file or a link changes the player's own. A deletion is remembered, so that an older
 * copy does not bring the pin back; but what is deleted only because an earlier merging of it was undone
 * comes back. Of a pin that is `uncounted` nobody knows whether it is later than the player's own: it is taken for
 * that only where it says something else, of which the player is asked.
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
  return one.revision === other.revision && samePin(one, other)
}

/** Whether a pin is deleted only because an action was undone. Looks at the journal once, for however many pins. */
function undoneIn(journal: readonly JournalEntry[]): (pin: Pin) => boolean {
  const undone = new Set<string>()
  for (const entry of journal.filter((each) => each.undone)) {
    for (const { before, after } of entry.pins) {
      if (!before || before.deleted) undone.add(`${after.id} ${after.revision + 1}`)
    }
  }
  return ({ id, revision }) => undone.has(`${id} ${revision}`)
}

/** Whether any words of the player's own would be gone if the one pin became the other. */
export function wordsAtRisk(mine: Pin, theirs: Pin): boolean {
  if (mine.deleted) return false
  const lost = (own: string, other: string) => own !== '' && own !== other
  return lost(mine.title, theirs.title) || lost(mine.note, theirs.note)
}
