import { messages } from '../generated/first.ts'
import type { Whereabouts } from '../../world/names/where.ts'

/** What may be there to be said. */
type Words = readonly (string | false | null | undefined)[]

/** Several things, or facts about one, as the language lists them; what is empty is left out. */
export function listed(words: Words): string {
  return joined(words, messages.listed)
}

/** Things that are told of one another's side; what is empty is left out. */
export function besideEachOther(words: Words): string {
  return joined(words, messages.besideEachOther)
}

/** Whole sentences, one after the other; what is empty is left out. */
export function inSuccession(sentences: Words): string {
  return joined(sentences, messages.inSuccession)
}

function joined(words: Words, join: (before: string, next: string) => string): string {
  return words.reduce<string>((all, word) => {
    if (!word) return all
    return all === '' ? word : join(all, word)
  }, '')
}

/** How much a search found. @param own of the player's pins and notes */
export function foundWords(amount: number, own = 0): string {
  const { found, foundOwn, foundBoth } = messages.search
  if (own === 0) return found(amount)
  return amount === 0 ? foundOwn(own) : foundBoth(amount, own)
}

/** What to try where nothing was found. @param example a type of place of this world, if it has one that tells */
export function nothingHint(example: string | undefined): string {
  const { nothingHint: hint, nothingHintSuchAs } = messages.search
  return example ? nothingHintSuchAs(example) : hint
}

/** Where a place lies: "1,210 m north-west of a village", or in it. */
export function whereWords({ place, of, metres, direction }: Whereabouts): string {
  const texts = messages.where
  if (!direction) return texts.in(place)
  return of === undefined ? texts.from(metres, direction, place) : texts.of(metres, direction, of)
}

/** @param metres in a round number, from a kilometre on in kilometres */
export function distanceWords(metres: number): string {
  return metres >= 1000 ? messages.map.kilometres(metres / 1000) : messages.map.metres(metres)
}

/** What a pin is called: its title, if it has one. */
export function pinLabel(title: string): string {
  return title || messages.pins.untitled
}

/**
 * The heading of what else can be asked for.
 *
 * @param locked what is locked in this world, such as chests
 */
export function moreFiltersHeading(locked: string | undefined, hasYields: boolean): string {
  const { found, locked: lockedAnd, yields, both } = messages.filters.more
  if (!hasYields) return locked ? lockedAnd(locked) : found
  return locked ? both(locked) : yields
}
