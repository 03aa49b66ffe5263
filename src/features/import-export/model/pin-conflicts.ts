import {
  contentId,
  normalizeDraft,
  maxNote,
  notedMarker,
  type Pin,
  type Pins,
} from '../../../records/pin.ts'
import { countCharacters } from '../../../platform/characters.ts'
import { wordsAtRisk } from './merge-pins.ts'

/** The words that win if a file or a link differs from the player's own. */
export type WordsChoice = 'mine' | 'theirs' | 'both'

/** The player's choices, single ones by the pin's id. Own words stay if nothing was chosen. */
export interface WordsChoices {
  readonly all: WordsChoice
  readonly single: ReadonlyMap<string, WordsChoice>
}

export interface WordsConflict {
  readonly mine: Pin
  readonly theirs: Pin
  /** True if the words of both can be kept. */
  readonly both: boolean
}

/** Returns the conflicts that the player must decide. `merged` are the pins that merging would write. */
export function wordsConflicts(pins: Pins, merged: readonly Pin[]): WordsConflict[] {
  return merged.flatMap((theirs) => {
    const mine = pins.get(theirs.id)
    if (!mine || !wordsAtRisk(mine, theirs)) return []
    return [{ mine, theirs, both: bothVersions(mine, theirs) !== null }]
  })
}

/** Applies the choices. Own words that stay get a higher revision than both versions, so every copy receives them. */
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
    const kept = choice === 'both' ? bothVersions(mine, theirs) : null
    const { own, second } = kept ?? { own: mine }
    return [{ ...own, revision: later(mine, theirs) }, ...(second ? added(pins, second) : [])]
  })
}

export const ownWords: WordsChoices = { all: 'mine', single: new Map() }

export function choiceFor({ all, single }: WordsChoices, id: string): WordsChoice {
  return single.get(id) ?? all
}

function later(mine: Pin, theirs: Pin): number {
  return Math.max(mine.revision, theirs.revision) + 1
}

/** Returns the pin as a new one, or nothing if an earlier merge has already added it. */
function added(pins: Pins, pin: Pin): Pin[] {
  const present = pins.get(pin.id)
  if (present && !present.deleted) return []
  return [{ ...pin, revision: (present?.revision ?? 0) + 1 }]
}

interface BothVersions {
  readonly own: Pin
  readonly second?: Pin
}

/** Combines two versions. @returns `null` if the other one adds no words, or if both notes together are too long */
function bothVersions(mine: Pin, theirs: Pin): BothVersions | null {
  if (theirs.deleted) return null
  if (notedMarker(mine) === undefined && mine.title !== theirs.title) {
    const { id: _id, ...content } = theirs
    return theirs.title + theirs.note === ''
      ? null
      : { own: mine, second: { id: contentId(content), ...content } }
  }
  const note = `${mine.note}\n\n${theirs.note}`
  if (mine.note === '' || theirs.note === '' || countCharacters(note) > maxNote) return null
  const pictures = [...(mine.pictures ?? []), ...(theirs.pictures ?? [])]
  return { own: { ...mine, ...normalizeDraft({ ...mine, note, pictures }) } }
}

/** Adds the player's own pictures to pins from a link, because links hold no pictures. */
export function withOwnPictures(pins: Pins, received: readonly Pin[]): readonly Pin[] {
  return received.map((pin) => {
    const pictures = pins.get(pin.id)?.pictures
    return pictures && !pin.deleted ? { ...pin, pictures } : pin
  })
}
