import type { JournalEntry } from '../progress/history.ts'
import { uncounted } from '../persistence/kept-record.ts'
import { wordsAtRisk } from './own-words.ts'
import { mergedPin, mergedPins, samePin, type Pin, type Pins } from '../pins/pin.ts'

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

/** What merging does to the player's pins. */
export interface PinFigures {
  readonly added: number
  readonly changed: number
  /** Deleted in the file later than they were changed here. */
  readonly deleted: number
  readonly alreadyKnown: number
  /** Not taken, because they were deleted here later. */
  readonly stayDeleted: number
  /** Entries of the file that are no pins. */
  readonly skipped: number
  /** Not taken, because they lie outside of the map. */
  readonly outside: number
}

/** @param merged what {@link pinsToMerge} or an import makes of them */
export function pinFigures(
  pins: Pins,
  received: Iterable<Pin>,
  merged: readonly Pin[],
  { skipped = 0, outside = 0 } = {},
): PinFigures {
  const after = new Map(merged.map((pin) => [pin.id, pin]))
  const figures = {
    added: 0,
    changed: 0,
    deleted: 0,
    alreadyKnown: 0,
    stayDeleted: 0,
    skipped,
    outside,
  }
  for (const pin of mergedPins(new Map(), received).values()) {
    const [own, next] = [pins.get(pin.id), after.get(pin.id)]
    const isHere = own !== undefined && !own.deleted
    if (next?.deleted) figures.deleted += isHere ? 1 : 0
    else if (next && !isHere) figures.added += 1
    else if (next && own && !samePin(next, own)) figures.changed += 1
    else if (!pin.deleted && !isHere) figures.stayDeleted += 1
    else if (!pin.deleted) figures.alreadyKnown += 1
  }
  return figures
}

/** Whether merging does anything to the player's pins. */
export function changesPins({ added, changed, deleted }: PinFigures): boolean {
  return added + changed + deleted > 0
}
