import type { TypeWords, Rank } from '../../../world/manifest.ts'
import type { Place, Spellings } from '../../../world/names/world-names.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { MarkerType, Marker } from '../../../world/marker.ts'
import { nearestFirst } from '../../../world/nearest.ts'
import { markersIn, type SettledWorld } from '../../../world/settlement.ts'
import { isInSigns, isSearchable, minSearchLength, folded } from '../../../platform/folded-text.ts'
import type { SiteLink } from '../../links/model/site-link.ts'
import type { TreasureMap } from '../../../world/treasure-map.ts'
import type { SearchIndex } from './search-index.ts'

/** A quest that a text finds by its title. */
export interface FoundQuest {
  /** Among those of the page's world. */
  readonly id: number
  readonly title: string
  /** Of which kind it is, and where it begins. */
  readonly detail: string
  readonly done: boolean
  /** Where it begins, as far as that is known. */
  readonly start?: Coordinate
}

/** What a player may mean by a text. */
export interface Found {
  /** Places, the likeliest first. */
  readonly places: readonly Marker[]
  readonly settlements: readonly Place[]
  /** Kinds of places: filters of their own. */
  readonly types: readonly MarkerType[]
  /** The spot whose coordinates were typed. */
  readonly spot?: Coordinate
  /** Quests that are called so. */
  readonly quests?: readonly FoundQuest[]
  /** All of them, once their file is there, where it is still on its way; it never fails. */
  readonly lateQuests?: Promise<readonly FoundQuest[]>
  /** The treasure map that was asked for; the only place is then the one to which it leads. */
  readonly map?: TreasureMap
  /** The link of this site that the text is, if opening it does more than show what is found. */
  readonly link?: FoundLink
  /** Replaces the sentence that nothing was found. */
  readonly reason?: () => string
}

/** A link of this site in a searched text: to a page, or from another device by the fragment of its address. */
export type FoundLink =
  | SiteLink
  | {
      readonly hash: string
      /** Whether the link can be read to its end. One that is still being typed cannot. */
      readonly isWhole: boolean
    }

const nothingFound: Found = { places: [], settlements: [], types: [] }

/** Several things that are asked for at once: `nest; shrine`. */
export function termsOf(text: string): readonly string[] {
  return text
    .split(/[;；]/)
    .map((term) => term.trim())
    .filter(isSearchable)
}

/** All that several searches found, each once. */
export function together(found: readonly Found[]): Found {
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

/** What of a world is looked up. */
interface SearchedWorld extends SettledWorld {
  readonly types: readonly MarkerType[]
  readonly words?: TypeWords
  readonly ranks: readonly Pick<Rank, 'key' | 'reach' | 'minor' | 'title'>[]
}

interface LookUpOptions {
  /** Of what matches equally well, the nearest to this comes first. */
  readonly from: Coordinate
  /** Words that only join a kind and a settlement. */
  readonly between: readonly string[]
  /** How settlements are written in other languages. */
  readonly spellings?: Spellings
  /** Gives the loop back to the page. */
  readonly rest: () => Promise<void>
  readonly signal?: AbortSignal
}

/**
 * Looks a text up among places, settlements and kinds. What is asked for at a settlement comes in the order of its
 * distance from there, what lies in it first. Who names a settlement alone gets what lies in it, too.
 *
 * @throws the signal's reason when it is aborted
 */
export async function lookUp(
  typed: string,
  world: SearchedWorld,
  index: SearchIndex,
  { from, between, spellings = {}, rest, signal }: LookUpOptions,
): Promise<Found> {
  // A keyboard for Chinese or Japanese writes Latin letters and digits in full width.
  const text = typed.normalize('NFKC')
  if (!isSearchable(text)) return nothingFound
  const named = namedByRank(world)
  const search = (what: string) => index.search(what, rest, signal, from)
  // A place that is called just so is meant, whatever settlement is part of its name.
  const split = splitQuery(text, named, between, kindWords(world.types), spellings)
  if (split && isSearchable(split.what) && !index.holds(text)) {
    const places = await search(split.what)
    if (places.length > 0) {
      return {
        places: orderedAt(split.settlement, places, world),
        settlements: [split.settlement],
        types: typesCalled(split.what, world),
      }
    }
  }
  const settlements = settlementsCalled(text, named, world.ranks, spellings)
  const types = typesCalled(text, world)
  // What merely looks like it is for those who mistyped, not for those who named a settlement.
  const isNamed = settlements.length > 0 && types.length === 0 && !index.holds(text)
  const places = isNamed ? [] : await search(text)
  const inside =
    split && isNameOf(text, split.settlement, spellings) ? markersIn(split.settlement, world) : []
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
  const inside = new Set(markersIn(settlement, world))
  const sorted = nearestFirst(places, settlement.coordinate)
  return [...sorted.filter((one) => inside.has(one)), ...sorted.filter((one) => !inside.has(one))]
}

function namedByRank({ places, ranks }: SettledWorld): readonly Place[] {
  return ranks.flatMap(({ key }) => places.filter(({ rank, name }) => name && rank === key))
}

function isNameOf(text: string, place: Place, spellings: Spellings): boolean {
  return namesOf(place, spellings).includes(plainWords(text))
}

/** Settlements of whose name, with what they are, a word begins with a text: `Talmberg`, `Talmberg castle`, `town`. */
function settlementsCalled(
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

/** Types whose title, id or other words have one that begins with a text; those by their titles first. */
function typesCalled(
  text: string,
  { types, words = {} }: Pick<SearchedWorld, 'types' | 'words'>,
): readonly MarkerType[] {
  const asked = plainWords(text)
  if (!isSearchable(asked)) return []
  // "inns" asks for the type that is called Inn.
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
  return isInSigns(beginning) ? words.includes(beginning) : ` ${words}`.includes(` ${beginning}`)
}

function kindWords(types: readonly MarkerType[]): ReadonlySet<string> {
  return new Set(
    types.flatMap(({ title, english = '' }) => plainWords(`${title} ${english}`).split(' ')),
  )
}

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
function namesOf(place: Place, spellings: Spellings): readonly string[] {
  const { name = '', inWords = name, english = name } = place
  const others = Object.hasOwn(spellings, english) ? (spellings[english] ?? []) : []
  return [...new Set([name, inWords, english, ...others].map(plainWords))].filter(Boolean)
}

function withoutJoints(words: readonly string[], between: readonly string[]): string {
  return words.filter((word) => !between.includes(plain(word))).join(' ')
}

/** A text of several words without what case, accents and signs add to them. */
function plainWords(text: string): string {
  return text.split(/\s+/).map(plain).filter(Boolean).join(' ')
}

function plain(word: string): string {
  return folded(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
