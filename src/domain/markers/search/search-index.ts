import Fuse, { type IFuseOptions } from 'fuse.js'
import { folded } from './folded-text.ts'
import type { Marker } from '../marker.ts'
import type { MarkerType } from '../marker-type.ts'
import { nameOf, yieldLabel } from '../marker-label.ts'
import { minSearchLength } from './search-length.ts'

/** A text that occurs in the world, once, with every marker that carries it. */
interface SearchDocument {
  readonly locationType: string
  readonly title: string
  readonly name: string
  readonly description: string
  readonly yields: string
  /** Whether the name is the veiled one of its only marker. */
  readonly veiled: boolean
  readonly markers: Marker[]
}

interface Hit {
  readonly marker: Marker
  /** 0 is a perfect match. */
  readonly score: number
}

const textKeys = ['title', 'name', 'locationType', 'description', 'yields'] as const

const options: IFuseOptions<SearchDocument> = {
  keys: [...textKeys],
  minMatchCharLength: minSearchLength,
  // The default of 0.6 finds "camp" for "champ" but also "tanner" for "tavern".
  threshold: 0.3,
  ignoreLocation: true,
  ignoreDiacritics: true,
  includeScore: true,
}

/** Texts searched before the loop is given back to the page: about 10 ms on a 2-core machine. */
const textsPerSlice = 1500

/**
 * Fuzzy search over markers by locationType, name, description and id, and by type title and yields.
 *
 * Most markers have nothing but a type, so the texts are matched once each rather than once a marker:
 * 1,046 markers hold about 170 different texts.
 */
export class SearchIndex {
  readonly #markers: readonly Marker[]
  readonly #isNameKnown: (marker: Marker) => boolean
  readonly #slices: (() => Fuse<SearchDocument>)[]

  /** @param isNameKnown whether a veiled name may be found like any other; else it is found when it is typed whole */
  constructor(
    markers: readonly Marker[],
    types: readonly MarkerType[],
    isNameKnown: (marker: Marker) => boolean = () => false,
  ) {
    this.#markers = markers
    this.#isNameKnown = isNameKnown
    const documents = toDocuments(markers, types)
    this.#slices = []
    for (let start = 0; start < documents.length; start += textsPerSlice) {
      const slice = documents.slice(start, start + textsPerSlice)
      let fuse: Fuse<SearchDocument> | undefined
      this.#slices.push(() => (fuse ??= new Fuse(slice, options)))
    }
  }

  /**
   * The markers that match, best first, then by id. Empty below three characters.
   *
   * @param rest gives the loop back to the page; awaited between slices of a large world.
   * @throws the signal's reason when it is aborted.
   */
  async search(text: string, rest: () => Promise<void>, signal?: AbortSignal): Promise<Marker[]> {
    const query = text.trim()
    if (query.length < minSearchLength) return []
    let hits = this.#matchIds(query).concat(await this.#matchTexts(query, rest, signal))
    if (hits.length === 0) hits = await this.#matchTexts(everyWord(query) ?? '', rest, signal)
    hits.sort((a, b) => a.score - b.score || a.marker.id - b.marker.id)
    return [...new Set(hits.map((hit) => hit.marker))]
  }

  /** A number is looked up in the ids letter by letter: a fuzzy "1021" for "1012" would be a wrong place. */
  #matchIds(query: string): Hit[] {
    const digits = /^#?(\d+)$/.exec(query)?.[1]
    if (digits === undefined) return []
    return this.#markers.flatMap((marker) => {
      const id = String(marker.id)
      if (!id.includes(digits)) return []
      return [{ marker, score: id === digits ? 0 : id.startsWith(digits) ? 0.1 : 0.2 }]
    })
  }

  async #matchTexts(
    query: Parameters<Fuse<SearchDocument>['search']>[0],
    rest: () => Promise<void>,
    signal?: AbortSignal,
  ): Promise<Hit[]> {
    const exact: Hit[] = []
    const fuzzy: Hit[] = []
    if (query === '') return []
    const letters = typeof query === 'string' ? folded(query) : undefined
    for (const [index, slice] of this.#slices.entries()) {
      if (index > 0) await rest()
      signal?.throwIfAborted()
      for (const { item, score = 0 } of slice().search(query)) {
        if (this.#hidesName(item, letters)) continue
        const hits = letters !== undefined && holds(item, letters) ? exact : fuzzy
        for (const marker of item.markers) hits.push({ marker, score })
      }
    }
    // Who types "nest" means nests; what merely looks like it is for those who mistyped.
    return exact.length > 0 ? exact : fuzzy
  }

  #hidesName({ veiled, name, markers }: SearchDocument, letters: string | undefined): boolean {
    return veiled && letters !== folded(name) && !markers.every(this.#isNameKnown)
  }
}

function holds(document: SearchDocument, letters: string): boolean {
  return textKeys.some((key) => folded(document[key]).includes(letters))
}

/** "chest spade" as a demand for both words, in whichever keys; nothing for a single word. */
function everyWord(query: string) {
  const words = query.split(/\s+/).filter((word) => word.length >= minSearchLength)
  if (words.length < 2) return undefined
  return { $and: words.map((word) => ({ $or: textKeys.map((key) => ({ [key]: word })) })) }
}

function toDocuments(markers: readonly Marker[], types: readonly MarkerType[]): SearchDocument[] {
  const titles = new Map(types.map((type) => [type.id, type.title]))
  const documents = new Map<string, SearchDocument>()
  for (const marker of markers) {
    const { id, locationType, description = '', yields } = marker
    const yieldText = yields?.map(yieldLabel).join(', ') ?? ''
    const add = (name: string, veiled: boolean) => {
      const key = [locationType, name, description, yieldText, veiled ? id : ''].join('\n')
      const known = documents.get(key)
      if (known) known.markers.push(marker)
      else {
        documents.set(key, {
          locationType,
          title: titles.get(locationType) ?? locationType,
          name,
          description,
          yields: yieldText,
          veiled,
          markers: [marker],
        })
      }
    }
    add(nameOf(marker, false) ?? '', false)
    // A second text, for whoever may know the name.
    if (marker.veiled) add(marker.name ?? '', true)
  }
  return [...documents.values()]
}
