/**
 * What is cached of a language besides English: what it says, and the typefaces' letters that no other language is written
 * with. Their addresses change with their content.
 */
const saying = /^(data\/(?:([\w-]+)\/)?([a-z]{2,3}))\.[0-9a-f]{8}\.json$/
const letters = /^(assets\/alegreya-[\w-]+-(?:cyrillic|polish|turkish))-[\w-]+\.woff2$/

/** A file of a language, by its address. */
export interface LanguageAddress {
  /** What it has in common with the same file of other versions of the site, such as `data/shore/de`. */
  readonly stem: string
  /** None of letters, which several languages are written with. */
  readonly lang?: string
  /** The world that it is of; none of what the pages of text say, and of letters. */
  readonly world?: string
}

/** @param url without what stands behind ? and # @param scope the service worker's */
export function languageAddress(url: string, scope: string): LanguageAddress | undefined {
  if (!url.startsWith(scope)) return undefined
  const path = url.slice(scope.length)
  const [, stem, world, lang] = saying.exec(path) ?? letters.exec(path) ?? []
  if (stem === undefined) return undefined
  return { stem, ...(lang !== undefined && { lang }), ...(world !== undefined && { world }) }
}

export function isOfLanguage(url: string, scope: string): boolean {
  return languageAddress(url, scope) !== undefined
}

/** What has to be there for worlds, and for the pages of text, to be in a language: the stems of its files. */
export function stemsOf(lang: string, worlds: readonly string[]): readonly string[] {
  return lang === 'en' ? [] : [`data/${lang}`, ...worlds.map((world) => `data/${world}/${lang}`)]
}

/**
 * Which of the cached files make way once a language is cached: what others say in the same place. What another version says
 * stays until that version is gone.
 *
 * @param worlds where it is cached; undefined stands for the pages of text
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

/** The cache's, in which the files of languages lie. */
export function languageCacheName(scope: string): string {
  return `itinerarium-language-${scope}`
}
