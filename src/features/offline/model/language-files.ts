/** Patterns of a language's cached files: texts, and fonts with letters that only some languages use. */
const textFilePattern = /^(data\/(?:([\w-]+)\/)?([a-z]{2,3}))\.[0-9a-f]{8}\.json$/
const fontFilePattern = /^(assets\/alegreya-[\w-]+-(?:cyrillic|polish|turkish))-[\w-]+\.woff2$/

export interface LanguageAddress {
  /** Address without the hash, the same in all versions of the site, such as `data/shore/de`. */
  readonly stem: string
  /** Missing for font files, which several languages share. */
  readonly lang?: string
  /** Missing for the texts of text pages and for font files. */
  readonly world?: string
}

/** Parses the address of a language file, without query and hash. `scope` is the service worker's. */
export function languageAddress(url: string, scope: string): LanguageAddress | undefined {
  if (!url.startsWith(scope)) return undefined
  const path = url.slice(scope.length)
  const [, stem, world, lang] = textFilePattern.exec(path) ?? fontFilePattern.exec(path) ?? []
  if (stem === undefined) return undefined
  return { stem, ...(lang !== undefined && { lang }), ...(world !== undefined && { world }) }
}

export function isOfLanguage(url: string, scope: string): boolean {
  return languageAddress(url, scope) !== undefined
}

/** Returns the stems of the files that worlds and the text pages need for a language. */
export function stemsOf(lang: string, worlds: readonly string[]): readonly string[] {
  return lang === 'en' ? [] : [`data/${lang}`, ...worlds.map((world) => `data/${world}/${lang}`)]
}

/**
 * Returns the cached files that a new language replaces: the same worlds' texts in other languages of this version.
 * @param worlds worlds in the new language; `undefined` stands for the text pages
 * @param listed addresses of this version's files
 */
export function replacedBy(
  lang: string,
  worlds: readonly (string | undefined)[],
  listed: Iterable<string>,
  scope: string,
): readonly string[] {
  return Array.from(listed).filter((url) => {
    const of = languageAddress(url, scope)
    return of?.lang !== undefined && of.lang !== lang && worlds.includes(of.world)
  })
}

export function languageCacheName(scope: string): string {
  return `itinerarium-language-${scope}`
}
