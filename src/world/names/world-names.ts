import type { TypeWords } from '../manifest.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** What something is called, by its key. */
export type Names = Readonly<Record<string, string>>

/**
 * What a world’s things are called in a language besides English. The pipeline writes it from `names.csv` into the
 * language’s own file of the world; whatever is absent is called as in English.
 */
export interface WorldNames {
  readonly title?: string
  /** The game that it is a world of. */
  readonly game?: string
  readonly summary?: string
  readonly searchExample?: string
  /** What the page of credits says of the survey. */
  readonly survey?: string
  /** By their ids, all of them, and in the order of the language’s alphabet. */
  readonly types?: Names
  /** By their ids. */
  readonly categories?: Names
  /** By their keys. */
  readonly ranks?: Names
  /** By their titles in English, as are the names of whatever has no key. */
  readonly shortcuts?: Names
  /** By what they are in the manifest: `heading`, `spade title`, `lockpicking hard note`. */
  readonly requirements?: Names
  /** By their ids. */
  readonly herbs?: Names
  readonly books?: Names
  readonly places?: Names
  /** The names of places as they stand behind a direction: `von Prag`, `Prahy`. */
  readonly of?: Names
  /** Of markers that are not called as a place is. */
  readonly markers?: Names
  /** Of markers, without those that are a requirement’s note. */
  readonly descriptions?: Names
  readonly lettering?: Names
  readonly words?: TypeWords
}

/**
 * What a prerendered page says differently in a language: for each of its marked elements, in the order of the
 * document, all of its text, or values of attributes by their names and texts of several by their numbers.
 */
export type PrerenderedTexts = readonly (string | Readonly<Record<string, string>>)[]

/** `data/{world}/{language}.{hash}.json`: all that a page of a world needs in a language besides English. */
export interface LanguageFile {
  /** As `pipeline/messages` compiles them. */
  readonly sentences: object
  readonly names: WorldNames
  /** Of the pages that show the world, by their names; the build of the site adds it. */
  readonly built?: Readonly<Record<string, PrerenderedTexts>>
  /** What search engines are told of those pages; the build of the site adds it, too. */
  readonly description?: string
  /** What the page says whose scripts do not start. */
  readonly notStarted?: string
}

/** What stands under a key; nothing for one that is not there. */
export function named(names: Names | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined
}

/** A settlement. Hamlets without a known name have none. */
export interface Place {
  readonly coordinate: Coordinate
  /** The key of one of the world's ranks. */
  readonly rank: string
  readonly name?: string
  /** The name as it stands in a sentence, where that differs: `the Monastery`. */
  readonly inWords?: string
  /** The name as it stands behind a direction, in a language that has such a form: `von Prag`, `Prahy`. */
  readonly of?: string
  /** The name in English, where the page is in another language and it has another in that. */
  readonly english?: string
  readonly note?: string
}

/** What a settlement is called in addresses, whatever language the page is in; nothing for one that has no name. */
export function nameInAddresses({ name, english }: Place): string | undefined {
  return english ?? name
}

/** How settlements are written in other languages than English, by their names in that: `Prague` -> `Praha`, `Прага`. */
export type Spellings = Readonly<Record<string, readonly string[]>>

/** `data/{world}/spellings.json`, which the search loads. */
export interface SpellingsFile {
  readonly format: 'itinerarium-spellings'
  readonly places: Spellings
}

/** @throws when the input is not such a file, e.g. a host's HTML error page. */
export function decodeSpellings(input: unknown): Spellings {
  const { format, places } = (input ?? {}) as Partial<SpellingsFile>
  if (format !== 'itinerarium-spellings' || typeof places !== 'object')
    throw new Error('The file is not a list of spellings.')
  return places
}
