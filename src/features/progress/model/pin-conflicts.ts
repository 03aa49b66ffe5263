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

// What is said and asked of pins out of a file or a link before they are merged. Apart from merge-pins.ts, which is in the
// first page's script.

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

/** @param merged what `pinsToMerge` or an import makes of them */
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

/** What the player has to be asked about. @param merged what merging would make of the player's pins */
export function wordsConflicts(pins: Pins, merged: readonly Pin[]): WordsConflict[] {
  return merged.flatMap((theirs) => {
    const mine = pins.get(theirs.id)
    if (!mine || !wordsAtRisk(mine, theirs)) return []
    return [{ mine, theirs, both: bothVersions(mine, theirs) !== null }]
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
    const kept = choice === 'both' ? bothVersions(mine, theirs) : null
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

interface BothVersions {
  readonly own: Pin
  readonly second?: Pin
}

/**
 * One pin with both notes, the player's first, or a second pin where the titles differ. Null where the other one
 * says nothing more, or both are too long for one note.
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

/** Pins out of a link, which tells of no pictures: where they are the player's own, these keep theirs. */
export function withOwnPictures(pins: Pins, received: readonly Pin[]): readonly Pin[] {
  return received.map((pin) => {
    const pictures = pins.get(pin.id)?.pictures
    return pictures && !pin.deleted ? { ...pin, pictures } : pin
  })
}
