import { contentId, maxNote, notedMarker, type Pin, type Pins } from '../pins/pin.ts'

/** What becomes of the player's own words where a file or a link says something else. */
export type WordsChoice = 'mine' | 'theirs' | 'both'

/** By the pin's id. The player's own words stay where nothing was chosen. */
export interface WordsChoices {
  readonly all: WordsChoice
  readonly single: ReadonlyMap<string, WordsChoice>
}

/** A pin or note of the player's own, and what it would be after merging. */
export interface WordsConflict {
  readonly mine: Pin
  /** Deleted, perhaps. */
  readonly theirs: Pin
  /** Whether there is a way to keep the words of both. */
  readonly both: boolean
}

/** Whether any words of the player's own would be gone if the one pin became the other. */
export function wordsAtRisk(mine: Pin, theirs: Pin): boolean {
  if (mine.deleted) return false
  const lost = (own: string, other: string) => own !== '' && own !== other
  return lost(mine.title, theirs.title) || lost(mine.note, theirs.note)
}

/** What the player has to be asked about. @param merged what merging would make of the player's pins */
export function wordsConflicts(pins: Pins, merged: readonly Pin[]): WordsConflict[] {
  return merged.flatMap((theirs) => {
    const mine = pins.get(theirs.id)
    if (!mine || !wordsAtRisk(mine, theirs)) return []
    return [{ mine, theirs, both: keptBoth(mine, theirs) !== null }]
  })
}

/**
 * What the player decided, in place of what merging would make of their pins. Whatever they choose is the later
 * change, so that they are not asked twice and every copy learns of it.
 */
export function withChoices(
  pins: Pins,
  merged: readonly Pin[],
  choices: WordsChoices = ownWords,
): Pin[] {
  return merged.flatMap((theirs) => {
    const mine = pins.get(theirs.id)
    if (!mine || !wordsAtRisk(mine, theirs)) return [theirs]
    const choice = choiceFor(choices, theirs.id)
    if (choice === 'theirs') return [theirs]
    const kept = choice === 'both' ? keptBoth(mine, theirs) : null
    const { own, second } = kept ?? { own: mine }
    return [{ ...own, revision: later(mine, theirs) }, ...(second ? added(pins, second) : [])]
  })
}

export const ownWords: WordsChoices = { all: 'mine', single: new Map() }

export function choiceFor({ all, single }: WordsChoices, id: string): WordsChoice {
  return single.get(id) ?? all
}

/** A revision that wins over both. */
function later(mine: Pin, theirs: Pin): number {
  return Math.max(mine.revision, theirs.revision) + 1
}

/** Nothing where it is there already, from an earlier merging. */
function added(pins: Pins, pin: Pin): Pin[] {
  const present = pins.get(pin.id)
  if (present && !present.deleted) return []
  return [{ ...pin, revision: (present?.revision ?? 0) + 1 }]
}

interface KeptBoth {
  readonly own: Pin
  readonly second?: Pin
}

/**
 * One pin with both notes, the player's first, or a second pin where the titles differ. Null where the other one
 * says nothing more, or both are too long for one note.
 */
function keptBoth(mine: Pin, theirs: Pin): KeptBoth | null {
  if (theirs.deleted) return null
  if (notedMarker(mine) === undefined && mine.title !== theirs.title) {
    const { id: _id, ...content } = theirs
    return theirs.title + theirs.note === ''
      ? null
      : { own: mine, second: { id: contentId(content), ...content } }
  }
  const note = `${mine.note}\n\n${theirs.note}`
  if (mine.note === '' || theirs.note === '' || Array.from(note).length > maxNote) return null
  return { own: { ...mine, note } }
}
