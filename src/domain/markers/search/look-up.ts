import type { Coordinate } from '../../world/coordinates.ts'
import type { TypeWords } from '../../world/manifest.ts'
import type { Place } from '../../world/place.ts'
import type { MarkerType } from '../marker-type.ts'
import type { Marker } from '../marker.ts'
import { nearestFirst } from '../nearest.ts'
import { markersIn, type SettledWorld } from '../settlement.ts'
import type { SearchIndex } from './search-index.ts'
import { minSearchLength } from './search-length.ts'
import { plainWords, splitQuery } from './split-query.ts'

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
}

interface LookUpOptions {
  /** Of what matches equally well, the nearest to this comes first. */
  readonly from: Coordinate
  /** Words that only join a kind and a settlement. */
  readonly between: readonly string[]
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
  text: string,
  world: SearchedWorld,
  index: SearchIndex,
  { from, between, rest, signal }: LookUpOptions,
): Promise<Found> {
  if (text.trim().length < minSearchLength) return nothingFound
  const named = namedByRank(world)
  const search = (what: string) => index.search(what, rest, signal, from)
  // A place that is called just so is meant, whatever settlement is part of its name.
  const split = splitQuery(text, named, between, kindWords(world.types))
  if (split && split.what.length >= minSearchLength && !index.holds(text)) {
    const places = await search(split.what)
    if (places.length > 0) {
      return {
        places: orderedAt(split.settlement, places, world),
        settlements: [split.settlement],
        types: typesCalled(split.what, world),
      }
    }
  }
  const places = await search(text)
  const settlements = settlementsCalled(text, named)
  const inside = split && isNameOf(text, split.settlement) ? markersIn(split.settlement, world) : []
  return {
    places: [...new Set([...places, ...inside])],
    settlements,
    types: typesCalled(text, world),
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

function isNameOf(text: string, { name = '', inWords = name }: Place): boolean {
  const words = plainWords(text)
  return [name, inWords].some((called) => plainWords(called) === words)
}

/** Settlements of whose name a word begins with a text. */
function settlementsCalled(text: string, named: readonly Place[]): readonly Place[] {
  const words = plainWords(text)
  if (words.length < minSearchLength) return []
  return named.filter((place) => isNameOf(text, place) || hasWord(place.name ?? '', words))
}

/** Types whose title, id or other words have one that begins with a text; those by their titles first. */
function typesCalled(
  text: string,
  { types, words = {} }: Pick<SearchedWorld, 'types' | 'words'>,
): readonly MarkerType[] {
  const asked = plainWords(text)
  if (asked.length < minSearchLength) return []
  // "inns" asks for the type that is called Inn.
  const forms = asked.length > minSearchLength ? [asked, asked.replace(/s$/, '')] : [asked]
  const has = (called: string) => forms.some((form) => hasWord(called, form))
  const titled = types.filter(({ id, title }) => has(title) || has(id.replaceAll('_', ' ')))
  const worded = types.filter(
    (type) => !titled.includes(type) && (ownWords(words, type.id) ?? []).some(has),
  )
  return [...titled, ...worded]
}

function ownWords(words: TypeWords, id: string): readonly string[] | undefined {
  return Object.hasOwn(words, id) ? words[id] : undefined
}

function hasWord(called: string, beginning: string): boolean {
  return ` ${plainWords(called)}`.includes(` ${beginning}`)
}

function kindWords(types: readonly MarkerType[]): ReadonlySet<string> {
  return new Set(types.flatMap(({ title }) => plainWords(title).split(' ')))
}
