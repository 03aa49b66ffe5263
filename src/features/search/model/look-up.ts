import type { TypeWords, Rank } from '../../../world/manifest.ts'
import type { Place, Spellings } from '../../../world/names/world-names.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { MarkerType, Marker } from '../../../world/marker.ts'
import { sortByDistance } from '../../../world/nearest.ts'
import { findMarkersIn, type SettledWorld } from '../../../world/settlement.ts'
import {
  hasIdeographs,
  isSearchable,
  minSearchLength,
  foldText,
} from '../../../platform/folded-text.ts'
import type { SiteLink } from '../../links/model/site-link.ts'
import type { TreasureMap } from '../../../world/treasure-map.ts'
import type { SearchIndex } from './search-index.ts'

export interface FoundQuest {
  readonly id: number
  readonly title: string
  /** The quest's section and start, in words. */
  readonly detail: string
  readonly done: boolean
  /** Where the quest begins, if that is known. */
  readonly start?: Coordinate
}

export interface Found {
  /** Markers, the best match first. */
  readonly places: readonly Marker[]
  readonly settlements: readonly Place[]
  /** Matching marker types, shown as filters. */
  readonly types: readonly MarkerType[]
  readonly spot?: Coordinate
  readonly quests?: readonly FoundQuest[]
  /** All matching quests, if their file is still loading. Never rejects. */
  readonly lateQuests?: Promise<readonly FoundQuest[]>
  /** The treasure map that the text names. `places` then holds only its treasure. */
  readonly map?: TreasureMap
  /** A link of this site, if opening it does more than show these results. */
  readonly link?: FoundLink
  /** Returns the text to show instead of "nothing found". */
  readonly reason?: () => string
}

/** A link of this site in the search text. A link from another device is given by its fragment. */
export type FoundLink =
  | SiteLink
  | {
      readonly hash: string
      /** False if the link can't be read to its end, for example while the player is still typing it. */
      readonly isWhole: boolean
    }

const nothingFound: Found = { places: [], settlements: [], types: [] }

/** Splits a query for several things, such as `nest; shrine`. */
export function termsOf(text: string): readonly string[] {
  return text
    .split(/[;；]/)
    .map((term) => term.trim())
    .filter(isSearchable)
}

export function mergeResults(found: readonly Found[]): Found {
  const all = <Kind>(of: (one: Found) => readonly Kind[]) => [...new Set(found.flatMap(of))]
  const quests = withoutRepeats(found.flatMap((one) => one.quests ?? []))
  const late = found.map(async (one) => (await one.lateQuests) ?? one.quests ?? [])
  return {
    places: all(({ places }) => places),
    settlements: all(({ settlements }) => settlements),
    types: all(({ types }) => types),
    ...(quests.length > 0 && { quests }),
    ...(found.some(({ lateQuests }) => lateQuests !== undefined) && {
      lateQuests: Promise.all(late).then((lists) => withoutRepeats(lists.flat())),
    }),
  }
}

function withoutRepeats(quests: readonly FoundQuest[]): readonly FoundQuest[] {
  return [...new Map(quests.map((quest) => [quest.id, quest])).values()]
}

interface SearchedWorld extends SettledWorld {
  readonly types: readonly MarkerType[]
  readonly words?: TypeWords
  readonly ranks: readonly Pick<Rank, 'key' | 'reach' | 'minor' | 'title'>[]
}

interface LookUpOptions {
  /** Results that match equally well are sorted by their distance from here. */
  readonly from: Coordinate
  readonly between: readonly string[]
  readonly spellings?: Spellings
  readonly yieldToPage: () => Promise<void>
  readonly signal?: AbortSignal
}

/**
 * Searches markers, settlements and types. If the text also names a settlement, results are sorted by distance from
 * there, and those inside come first. A settlement alone also finds the markers inside it. @throws the signal's reason
 */
export async function lookUp(
  typed: string,
  world: SearchedWorld,
  index: SearchIndex,
  { from, between, spellings = {}, yieldToPage, signal }: LookUpOptions,
): Promise<Found> {
  // Chinese and Japanese keyboards type full-width letters and digits.
  const text = typed.normalize('NFKC')
  if (!isSearchable(text)) return nothingFound
  const named = namedByRank(world)
  const search = (what: string) => index.search(what, yieldToPage, signal, from)
  // A text that some marker contains as a whole means that marker, even if a part of it names a settlement.
  const split = splitQuery(text, named, between, kindWords(world.types), spellings)
  if (split && isSearchable(split.what) && !index.hasExactText(text)) {
    const places = await search(split.what)
    if (places.length > 0) {
      return {
        places: orderedAt(split.settlement, places, world),
        settlements: [split.settlement],
        types: findTypes(split.what, world),
      }
    }
  }
  const settlements = findSettlements(text, named, world.ranks, spellings)
  const types = findTypes(text, world)
  // A text that names a settlement is no typing mistake, so fuzzy matches would only disturb.
  const isNamed = settlements.length > 0 && types.length === 0 && !index.hasExactText(text)
  const places = isNamed ? [] : await search(text)
  const inside =
    split && isNameOf(text, split.settlement, spellings)
      ? findMarkersIn(split.settlement, world)
      : []
  return {
    places: [...new Set([...places, ...inside])],
    settlements,
    types,
  }
}

function orderedAt(
  settlement: Place,
  places: readonly Marker[],
  world: SettledWorld,
): readonly Marker[] {
  const inside = new Set(findMarkersIn(settlement, world))
  const sorted = sortByDistance(places, settlement.coordinate)
  return [...sorted.filter((one) => inside.has(one)), ...sorted.filter((one) => !inside.has(one))]
}

function namedByRank({ places, ranks }: SettledWorld): readonly Place[] {
  return ranks.flatMap(({ key }) => places.filter(({ rank, name }) => name && rank === key))
}

function isNameOf(text: string, place: Place, spellings: Spellings): boolean {
  return namesOf(place, spellings).includes(plainWords(text))
}

/** Returns the settlements whose name or rank has a word that begins with the text, such as `Talmberg castle`. */
function findSettlements(
  text: string,
  named: readonly Place[],
  ranks: SearchedWorld['ranks'],
  spellings: Spellings,
): readonly Place[] {
  const words = plainWords(text)
  if (!isSearchable(words)) return []
  const titles = new Map(ranks.map(({ key, title }) => [key, title]))
  return named.filter((place) => {
    const title = titles.get(place.rank) ?? ''
    return namesOf(place, spellings).some((name) => hasWord(`${title} ${name} ${title}`, words))
  })
}

/** Returns types with a matching word. Matches of their title or id come before matches of other words. */
function findTypes(
  text: string,
  { types, words = {} }: Pick<SearchedWorld, 'types' | 'words'>,
): readonly MarkerType[] {
  const asked = plainWords(text)
  if (!isSearchable(asked)) return []
  // Also tries the singular, so that "inns" finds the type Inn.
  const forms = asked.length > minSearchLength ? [asked, asked.replace(/s$/, '')] : [asked]
  const has = (called: string) => forms.some((form) => hasWord(called, form))
  const titled = types.filter(({ id, title, english = '' }) =>
    [title, english, id.replaceAll('_', ' ')].some(has),
  )
  const worded = types.filter(
    (type) => !titled.includes(type) && (ownWords(words, type.id) ?? []).some(has),
  )
  return [...titled, ...worded]
}

function ownWords(words: TypeWords, id: string): readonly string[] | undefined {
  return Object.hasOwn(words, id) ? words[id] : undefined
}

function hasWord(called: string, beginning: string): boolean {
  const words = plainWords(called)
  return hasIdeographs(beginning)
    ? words.includes(beginning)
    : ` ${words}`.includes(` ${beginning}`)
}

function kindWords(types: readonly MarkerType[]): ReadonlySet<string> {
  return new Set(
    types.flatMap(({ title, english = '' }) => plainWords(`${title} ${english}`).split(' ')),
  )
}

export interface SplitQuery {
  /** The words beside the settlement's name, as typed. Empty if the text names only the settlement. */
  readonly what: string
  readonly settlement: Place
}

/** Quality of a match: 0 is the whole name, 1 its first words, 2 an unfinished word. */
type Match = 0 | 1 | 2

/**
 * Separates the name of a settlement from a text: "grindstone skalitz" asks for "grindstone" at Skalitz. The name can
 * be anywhere, and the last word may be unfinished.
 *
 * @param settlements named settlements, the most important first
 * @param between words that only join the two parts, such as "near"
 * @param kinds words for marker types. Alone they match no settlement, although "Nomads' Camp" has one
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

/** Returns all normalised names of a settlement, in the page's language and others. */
function namesOf(place: Place, spellings: Spellings): readonly string[] {
  const { name = '', inWords = name, english = name } = place
  const others = Object.hasOwn(spellings, english) ? (spellings[english] ?? []) : []
  return [...new Set([name, inWords, english, ...others].map(plainWords))].filter(Boolean)
}

function withoutJoints(words: readonly string[], between: readonly string[]): string {
  return words.filter((word) => !between.includes(plain(word))).join(' ')
}

/** Removes case, accents and punctuation. */
function plainWords(text: string): string {
  return text.split(/\s+/).map(plain).filter(Boolean).join(' ')
}

function plain(word: string): string {
  return foldText(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
