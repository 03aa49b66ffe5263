import type { Coordinate } from '../../world/view/coordinates.ts'
import type { TypeWords } from '../../world/manifest.ts'
import type { Place } from '../../world/names/place.ts'
import type { Rank } from '../../world/manifest.ts'
import type { Spellings } from '../../world/names/spellings.ts'
import type { MarkerType } from '../marker-type.ts'
import type { Marker } from '../marker.ts'
import { nearestFirst } from '../nearest.ts'
import { markersIn, type SettledWorld } from '../settlement.ts'
import type { SearchIndex } from './search-index.ts'
import { isInSigns, isSearchable, minSearchLength } from './search-length.ts'
import { namesOf, plainWords, splitQuery } from './split-query.ts'

/** What a player may mean by a text. */
export interface Found {
  /** Places, the likeliest first. */
  readonly places: readonly Marker[]
  readonly settlements: readonly Place[]
  /** Kinds of places: filters of their own. */
  readonly types: readonly MarkerType[]
}

const nothingFound: Found = { places: [], settlements: [], types: [] }

/** What of a world is looked up. */
interface SearchedWorld extends SettledWorld {
  readonly types: readonly MarkerType[]
  readonly words?: TypeWords
  readonly ranks: readonly Pick<Rank, 'key' | 'reach' | 'title'>[]
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
