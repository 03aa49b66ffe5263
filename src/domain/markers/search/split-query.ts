import type { Place } from '../../world/names/place.ts'
import type { Spellings } from '../../world/names/spellings.ts'
import { folded } from './folded-text.ts'
import { isSearchable } from './search-length.ts'

/** A text that asks for something at a settlement. */
export interface SplitQuery {
  /** The words that are not the settlement's, as they were typed; empty where only the settlement was named. */
  readonly what: string
  readonly settlement: Place
}

/** How well some words name a settlement; less is better. */
type Match = 0 | 1 | 2

/**
 * Takes the name of a settlement out of a text: "grindstone skalitz" asks for "grindstone" at Skalitz. The whole name may
 * stand anywhere, without regard to case and accents; the last word may be unfinished.
 *
 * @param settlements those named, the most important first, which are meant where several bear the words
 * @param between words that only join the two, such as "near"
 * @param spellings how settlements are written in other languages
 * @param kinds words that mean kinds of places: alone they name no settlement, although "Nomads' Camp" has one
 */
export function splitQuery(
  text: string,
  settlements: readonly Place[],
  between: readonly string[] = [],
  kinds: ReadonlySet<string> = new Set(),
  spellings: Spellings = {},
): SplitQuery | undefined {
  const typed = text.trim().split(/\s+/)
  const words = typed.map(plain)
  let best:
    { readonly split: SplitQuery; readonly match: Match; readonly length: number } | undefined
  for (const settlement of settlements) {
    const names = namesOf(settlement, spellings)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = words.length; end > start; end -= 1) {
        const run = words.slice(start, end).join(' ').trim()
        const match = matchOf(run, names, end === words.length, kinds)
        if (match === undefined) continue
        const length = end - start
        if (best && (match > best.match || (match === best.match && length <= best.length)))
          continue
        const rest = typed.filter((_, index) => index < start || index >= end)
        best = { split: { what: withoutJoints(rest, between), settlement }, match, length }
      }
    }
  }
  return best?.split
}

function matchOf(
  run: string,
  names: readonly string[],
  last: boolean,
  kinds: ReadonlySet<string>,
): Match | undefined {
  if (!isSearchable(run)) return undefined
  if (names.includes(run)) return 0
  if (kinds.has(run)) return undefined
  if (names.some((name) => name.startsWith(`${run} `))) return 1
  return last && names.some((name) => name.startsWith(run)) ? 2 : undefined
}

/** All that a settlement is called, in the page's language and others, without what {@link plainWords} takes off. */
export function namesOf(place: Place, spellings: Spellings): readonly string[] {
  const { name = '', inWords = name, english = name } = place
  const others = Object.hasOwn(spellings, english) ? (spellings[english] ?? []) : []
  return [...new Set([name, inWords, english, ...others].map(plainWords))].filter(Boolean)
}

function withoutJoints(words: readonly string[], between: readonly string[]): string {
  return words.filter((word) => !between.includes(plain(word))).join(' ')
}

/** A text of several words without what case, accents and signs add to them. */
export function plainWords(text: string): string {
  return text.split(/\s+/).map(plain).filter(Boolean).join(' ')
}

function plain(word: string): string {
  return folded(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
