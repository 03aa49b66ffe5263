import { messages } from '../generated/first.ts'
import type { Whereabouts } from '../../world/names/whereabouts.ts'

/** Words to join. Empty entries are left out. */
type Words = readonly (string | false | null | undefined)[]

/** Joins several things, or several facts, as the language writes a list. */
export function joinList(words: Words): string {
  return joinWords(words, messages.listed)
}

/** Joins facts that stand side by side on one line. */
export function joinFacts(words: Words): string {
  return joinWords(words, messages.besideEachOther)
}

export function joinSentences(sentences: Words): string {
  return joinWords(sentences, messages.inSuccession)
}

function joinWords(words: Words, join: (before: string, next: string) => string): string {
  return words.reduce<string>((all, word) => {
    if (!word) return all
    return all === '' ? word : join(all, word)
  }, '')
}

/** Says how many markers and how many of the player's own pins and notes a search has found. */
export function resultCountText(amount: number, own = 0): string {
  const { found, foundOwn, foundBoth } = messages.search
  if (own === 0) return found(amount)
  return amount === 0 ? foundOwn(own) : foundBoth(amount, own)
}

/** Suggests what to try if nothing was found. `example` is a marker type of this world. */
export function nothingHint(example: string | undefined): string {
  const { nothingHint: hint, nothingHintSuchAs } = messages.search
  return example ? nothingHintSuchAs(example) : hint
}

/** Says where a place is: "1,210 m north-west of a village", or in the village. */
export function whereWords({ place, of, metres, direction }: Whereabouts): string {
  const texts = messages.where
  if (!direction) return texts.in(place)
  return of === undefined ? texts.from(metres, direction, place) : texts.of(metres, direction, of)
}

/** @param metres a rounded number; from 1,000 on it is shown in kilometres */
export function distanceWords(metres: number): string {
  return metres >= 1000 ? messages.map.kilometres(metres / 1000) : messages.map.metres(metres)
}

/** Writes a distance to 10 m, from a kilometre on to 100 m. */
export function roughDistanceWords(metres: number): string {
  const tens = Math.round(metres / 10) * 10
  return distanceWords(tens < 1000 ? tens : Math.round(metres / 100) * 100)
}

export function pinLabel(title: string): string {
  return title || messages.pins.untitled
}

/** Returns the heading of the further filters. `locked` names what is locked in this world, such as chests. */
export function moreFiltersHeading(locked: string | undefined, hasYields: boolean): string {
  const { found, locked: lockedAnd, yields, both } = messages.filters.more
  if (!hasYields) return locked ? lockedAnd(locked) : found
  return locked ? both(locked) : yields
}
