import Fuse, { type IFuseOptions } from 'fuse.js'
import {
  foldText,
  hasIdeographs,
  isSearchable,
  minSearchLength,
} from '../../../platform/folded-text.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import { nameOf, yieldLabel, type YieldNames } from '../../../world/marker-label.ts'
import type { TypeWords } from '../../../world/manifest.ts'
import type { Spellings } from '../../../world/names/world-names.ts'

/** The texts of one or more markers. Markers with the same texts share a document. */
interface SearchDocument {
  readonly locationType: string
  readonly title: string
  /** English title and name if the page is in another language, otherwise empty. */
  readonly englishTitle: string
  readonly englishName: string
  /** Players' other words for the type. */
  readonly words: string
  readonly name: string
  /** Other spellings of the name, one per line. */
  readonly otherNames: string
  readonly description: string
  readonly yields: string
  /** True for a document with the veiled name of its only marker. */
  readonly veiled: boolean
  readonly markers: Marker[]
}

interface SearchNames extends YieldNames {
  readonly bookWords?: string
  /** Other spellings of markers' names, by English name. */
  readonly otherNames?: Spellings
}

interface Hit {
  readonly marker: Marker
  /** 0 is a perfect match. */
  readonly score: number
}

type Point = Marker['coordinate']

const textKeys = [
  'title',
  'name',
  'englishTitle',
  'englishName',
  'otherNames',
  'locationType',
  'words',
  'description',
  'yields',
] as const

const options: IFuseOptions<SearchDocument> = {
  keys: [...textKeys],
  minMatchCharLength: minSearchLength,
  // The default of 0.6 finds "camp" for "champ", but also "tanner" for "tavern".
  threshold: 0.3,
  ignoreLocation: true,
  ignoreDiacritics: true,
  includeScore: true,
}

/** Texts searched before the page can handle events again: about 10 ms on a 2-core machine. */
const textsPerSlice = 1500

/**
 * Fuzzy search over markers by their texts, ids, type titles, players' words for the types, and yields. Most markers
 * have nothing but a type. So each distinct text is matched once: 1,046 markers hold about 170 distinct texts.
 */
export class SearchIndex {
  readonly #markers: readonly Marker[]
  readonly #isNameKnown: (marker: Marker) => boolean
  readonly #documents: readonly SearchDocument[]
  readonly #slices: (() => Fuse<SearchDocument>)[]

  /** @param isNameKnown whether the player may see a veiled name. Others are only found if typed completely */
  constructor(
    markers: readonly Marker[],
    types: readonly MarkerType[],
    isNameKnown: (marker: Marker) => boolean = () => false,
    words: TypeWords = {},
    names: SearchNames = {},
  ) {
    this.#markers = markers
    this.#isNameKnown = isNameKnown
    const documents = toDocuments(markers, types, words, names)
    this.#documents = documents
    this.#slices = []
    for (let start = 0; start < documents.length; start += textsPerSlice) {
      const slice = documents.slice(start, start + textsPerSlice)
      let fuse: Fuse<SearchDocument> | undefined
      this.#slices.push(() => (fuse ??= new Fuse(slice, options)))
    }
  }

  /**
   * Returns the matching markers, the best match first, then by id. Empty for fewer than three characters, except in
   * scripts in which a character can be a word.
   *
   * @param from sorts equally good matches by their distance from here instead of their id
   * @param yieldToPage lets the page handle events; awaited between slices of a large world
   * @throws the signal's reason when the signal aborts
   */
  async search(
    text: string,
    yieldToPage: () => Promise<void>,
    signal?: AbortSignal,
    from?: Point,
  ): Promise<Marker[]> {
    const query = text.trim()
    if (!isSearchable(query)) return []
    const match = (asked: Query) => this.#matchTexts(asked, yieldToPage, signal, from !== undefined)
    let hits = this.#matchIds(query).concat(await match(query))
    if (hits.length === 0) hits = await match(everyWord(query) ?? '')
    if (from) return nearestFirst(hits, from)
    hits.sort((a, b) => a.score - b.score || a.marker.id - b.marker.id)
    return [...new Set(hits.map((hit) => hit.marker))]
  }

  /** True if any text of a marker holds exactly these letters, ignoring case and accents. */
  hasExactText(text: string): boolean {
    const letters = foldText(text.trim())
    return this.#documents.some((item) => holds(item, letters) && !this.#hidesName(item, letters))
  }

  /** Matches ids digit by digit. A fuzzy match of 1021 for 1012 would be the wrong marker. */
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
    query: Query,
    rest: () => Promise<void>,
    signal: AbortSignal | undefined,
    even: boolean,
  ): Promise<Hit[]> {
    const exact: Hit[] = []
    /** Three letters occur inside words by chance: "zar", Turkish for dice, is in "mezar", grave. */
    const within: Hit[] = []
    const fuzzy: Hit[] = []
    if (query === '') return []
    const letters = typeof query === 'string' ? foldText(query) : undefined
    // Scripts such as Chinese are not spelt with letters, so a similar text is a different word.
    if (letters !== undefined && hasIdeographs(letters)) return this.#matchSigns(letters)
    for (const [index, slice] of this.#slices.entries()) {
      if (index > 0) await rest()
      signal?.throwIfAborted()
      for (const { item, score = 0 } of slice().search(query)) {
        if (this.#hidesName(item, letters)) continue
        const held = letters !== undefined && holds(item, letters)
        const worth = !even ? score : held ? scoreOf(item, letters) : Math.round(score * 20) / 20
        const byChance = held && letters.length <= 3 && scoreOf(item, letters) === withinWordScore
        const hits = byChance ? within : held ? exact : fuzzy
        for (const marker of item.markers) hits.push({ marker, score: worth })
      }
    }
    // Fuzzy matches are for typing mistakes, so they count only if nothing matches exactly.
    return [exact, within].find((hits) => hits.length > 0) ?? fuzzy
  }

  #matchSigns(letters: string): Hit[] {
    return this.#documents
      .filter((item) => holds(item, letters) && !this.#hidesName(item, letters))
      .flatMap((item) => item.markers.map((marker) => ({ marker, score: scoreOf(item, letters) })))
  }

  #hidesName(document: SearchDocument, letters: string | undefined): boolean {
    const { veiled, markers } = document
    const isTyped = namesIn(document).some((one) => one !== '' && letters === foldText(one))
    return veiled && !isTyped && !markers.every(this.#isNameKnown)
  }
}

type Query = Parameters<Fuse<SearchDocument>['search']>[0]

/** Score of a text that holds the letters only inside a word. */
const withinWordScore = 0.3

/** Returns the score: 0 for a whole title or name, more if only a word begins with the text, most for other matches. */
function scoreOf(document: SearchDocument, letters: string): number {
  const { title, englishTitle, words } = document
  const called = [title, englishTitle, ...namesIn(document)].map(foldText)
  if (called.includes(letters)) return 0
  const begins = (text: string) => ` ${text}`.includes(` ${letters}`)
  if (called.some(begins)) return 0.1
  return begins(foldText(words)) ? 0.2 : withinWordScore
}

function namesIn({ name, englishName, otherNames }: SearchDocument): readonly string[] {
  return [name, englishName, ...otherNames.split('\n')]
}

function nearestFirst(hits: readonly Hit[], [x, y]: Point): Marker[] {
  const best = new Map<Marker, { readonly score: number; readonly units: number }>()
  for (const { marker, score } of hits) {
    const known = best.get(marker)
    if (known && known.score <= score) continue
    const [mx, my] = marker.coordinate
    best.set(marker, { score, units: known?.units ?? Math.hypot(mx - x, my - y) })
  }
  return [...best]
    .sort(([a, ofA], [b, ofB]) => ofA.score - ofB.score || ofA.units - ofB.units || a.id - b.id)
    .map(([marker]) => marker)
}

function holds(document: SearchDocument, letters: string): boolean {
  return textKeys.some((key) => foldText(document[key]).includes(letters))
}

/** Returns a query that demands every word of the text in any of the fields. `undefined` for a single word. */
function everyWord(query: string) {
  const words = query.split(/\s+/).filter(isSearchable)
  if (words.length < 2) return undefined
  return { $and: words.map((word) => ({ $or: textKeys.map((key) => ({ [key]: word })) })) }
}

function toDocuments(
  markers: readonly Marker[],
  types: readonly MarkerType[],
  words: TypeWords,
  names: SearchNames,
): SearchDocument[] {
  const called = (id: string) => (Object.hasOwn(words, id) ? (words[id] ?? []).join(' ') : '')
  const titles = new Map(types.map((type) => [type.id, type]))
  const documents = new Map<string, SearchDocument>()
  for (const marker of markers) {
    const { id, locationType, description = '', yields = [] } = marker
    const { title = locationType, english = '' } = titles.get(locationType) ?? {}
    const yieldText = yields.map((entry) => yieldTexts(entry, names)).join(', ')
    const add = (name: string, englishName: string, veiled: boolean) => {
      const others = findOtherNames(names.otherNames, englishName || name)
      const key = [locationType, name, description, yieldText, veiled ? id : ''].join('\n')
      const known = documents.get(key)
      if (known) known.markers.push(marker)
      else {
        documents.set(key, {
          locationType,
          title,
          englishTitle: english,
          englishName,
          words: called(locationType),
          name,
          otherNames: others.join('\n'),
          description,
          yields: yieldText,
          veiled,
          markers: [marker],
        })
      }
    }
    const known = nameOf(marker, false)
    add(known ?? '', known === undefined ? '' : (marker.english ?? ''), false)
    // A veiled name gets a document of its own, for players who may know it.
    if (marker.veiled) add(marker.name ?? '', marker.english ?? '', true)
  }
  return [...documents.values()]
}

function findOtherNames(spellings: Spellings = {}, english: string): readonly string[] {
  return Object.hasOwn(spellings, english) ? (spellings[english] ?? []) : []
}

const anyBook = 'book skill book'

function yieldTexts(entry: string, names: SearchNames): string {
  const labels = [yieldLabel(entry, names), yieldLabel(entry)]
  const words = entry.startsWith('book:') ? [names.bookWords ?? '', anyBook] : []
  return [...new Set([...labels, ...words])].join(' ')
}
