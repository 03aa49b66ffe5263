import type { TypeWords } from '../manifest.ts'

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
 * What a page as it was built says differently in a language: for each of its marked elements, in the order of the
 * document, all of its text, or values of attributes by their names and texts of several by their numbers.
 */
export type BuiltTexts = readonly (string | Readonly<Record<string, string>>)[]

/** `data/{world}/{language}.{hash}.json`: all that a page of a world needs to speak a language besides English. */
export interface LanguageFile {
  /** As `pipeline/messages` compiles them. */
  readonly sentences: object
  readonly names: WorldNames
  /** Of the pages that show the world, by their names; the build of the site adds it. */
  readonly built?: Readonly<Record<string, BuiltTexts>>
  /** What search engines are told of those pages; the build of the site adds it, too. */
  readonly description?: string
  /** What the page says whose scripts do not start. */
  readonly notStarted?: string
}

/** What stands under a key; nothing for one that is not there. */
export function named(names: Names | undefined, key: string): string | undefined {
  return names && Object.hasOwn(names, key) ? names[key] : undefined
}
