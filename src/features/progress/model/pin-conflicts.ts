import {
  contentId,
  contentOf,
  maxNote,
  mergedPins,
  notedMarker,
  samePin,
  type Pin,
  type Pins,
} from '../../../records/pin.ts'
import { countCharacters } from '../../../platform/characters.ts'
import { wordsAtRisk } from './merge-pins.ts'

// Figures and questions about pins from a file or a link, before they are merged. This is not part of merge-pins.ts
// because that file belongs to the script of the first page.

export interface PinFigures {
  readonly added: number
  readonly changed: number
  /** Pins whose deletion in the file is later than their last change here. */
  readonly deleted: number
  readonly alreadyKnown: number
  /** Pins that are not merged, because they were deleted here later. */
  readonly stayDeleted: number
  /** Entries of the file that are not valid pins. */
  readonly skipped: number
  /** Pins that are not merged, because they are outside the map. */
  readonly outside: number
}

/** @param merged the pins that `pinsToMerge` or an import returned */
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

export function changesPins({ added, changed, deleted }: PinFigures): boolean {
  return added + changed + deleted > 0
}

/** The words that win if a file or a link differs from the player's own. */
export type WordsChoice = 'mine' | 'theirs' | 'both'

/** The player's choices, single ones by the pin's id. Own words stay if nothing was chosen. */
export interface WordsChoices {
  readonly all: WordsChoice
  readonly single: ReadonlyMap<string, WordsChoice>
}

/** A pin or note of the player, and what merging would turn it into. */
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

/**
 * Applies the choices to the pins that merging would write. Own words that stay get a higher revision than both
 * versions, so the question is asked only once and every copy receives the answer.
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

/**
 * Combines two versions: as two pins if their titles differ, otherwise as one pin with both notes.
 * @returns `null` if the other version adds no words, or if both notes together are too long
 */
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
  return { own: { ...mine, ...contentOf({ ...mine, note, pictures }) } }
}

/** Adds the player's own pictures to pins from a link, because links hold no pictures. */
export function withOwnPictures(pins: Pins, received: readonly Pin[]): readonly Pin[] {
  return received.map((pin) => {
    const pictures = pins.get(pin.id)?.pictures
    return pictures && !pin.deleted ? { ...pin, pictures } : pin
  })
}
