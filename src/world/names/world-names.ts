import type { TypeWords } from '../manifest.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { isRecord } from '../../platform/read-field.ts'

export type Names = Readonly<Record<string, string>>

/** Names in a language other than English, written by the pipeline from `names.csv`. Missing names stay English. */
export interface WorldNames {
  readonly title?: string
  readonly game?: string
  readonly summary?: string
  readonly searchExample?: string
  /** Sentence on the credits page about the survey. */
  readonly survey?: string
  /** Titles of all types by id, in the alphabetical order of the language. */
  readonly types?: Names
  readonly categories?: Names
  readonly ranks?: Names
  /** By English title, because shortcuts have no key. */
  readonly shortcuts?: Names
  /** Texts by position in the manifest: `heading`, `spade title`, `lockpicking hard note`. */
  readonly requirements?: Names
  readonly herbs?: Names
  readonly books?: Names
  readonly places?: Names
  /** Forms of places' names that follow a direction ("north of …"): `von Prag`, `Prahy`. */
  readonly of?: Names
  /** Names of markers that are not names of places. */
  readonly markers?: Names
  /** Descriptions of markers, except notes of requirements. */
  readonly descriptions?: Names
  readonly lettering?: Names
  readonly words?: TypeWords
}

/**
 * Translations for a prerendered page, per marked element in document order: its whole text, or new values by attribute
 * name and by index of the text node.
 */
export type PrerenderedTexts = readonly (string | Readonly<Record<string, string>>)[]

/** `data/{world}/{language}.{hash}.json`: everything that a world's page needs in a language other than English. */
export interface LanguageFile {
  /** Messages as `pipeline/messages` compiles them. */
  readonly sentences: object
  readonly names: WorldNames
  /** Translations of prerendered pages by page name. The site's build adds them. */
  readonly built?: Readonly<Record<string, PrerenderedTexts>>
  /** Description of these pages for search engines. The site's build adds it. */
  readonly description?: string
  /** Text of the page if its scripts fail to start. */
  readonly notStarted?: string
}

/** Returns the value of a key; `undefined` if the key is missing or inherited. */
export function findName(names: Names | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined
}

/** A settlement. Hamlets may have no known name. */
export interface Place {
  readonly coordinate: Coordinate
  readonly rank: string
  readonly name?: string
  /** Name as it appears in a sentence, if different: `the Monastery`. */
  readonly inWords?: string
  /** Form of the name that follows a direction ("north of …"), in languages that have one: `von Prag`, `Prahy`. */
  readonly of?: string
  /** English name, if the page is in another language and `name` differs from it. */
  readonly english?: string
  readonly note?: string
}

/** Returns the English name, which addresses use in all languages; `undefined` if the settlement has no name. */
export function addressName({ name, english }: Place): string | undefined {
  return english ?? name
}

/** Other names by English name: `Prague` to `Praha`, `Прага`. */
export type Spellings = Readonly<Record<string, readonly string[]>>

/** Names that only the search knows. */
export interface WorldSpellings {
  /** Names of settlements in other languages. */
  readonly places: Spellings
  /** Earlier and other spellings of markers' names. */
  readonly markers: Spellings
}

/** `data/{world}/spellings.json`, loaded by the search. Files of earlier versions have no `markers`. */
export interface SpellingsFile extends Partial<WorldSpellings> {
  readonly format: 'itinerarium-spellings'
}

/** @throws {Error} if the input is not such a file, for example a server's HTML error page */
export function decodeSpellings(input: unknown): WorldSpellings {
  const { format, places, markers = {} } = (input ?? {}) as Partial<SpellingsFile>
  if (format !== 'itinerarium-spellings' || !isRecord(places) || !isRecord(markers))
    throw new Error('The file is not a list of spellings.')
  return { places, markers }
}

/** Returns the settlement with this name in addresses, or `undefined`. */
export function settlementNamed(
  name: string | null | undefined,
  places: readonly Place[],
): Place | undefined {
  return name ? places.find((place) => addressName(place) === name) : undefined
}
