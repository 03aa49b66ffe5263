/**
 * What is kept of a language besides English once it was fetched: what it says, and the typefaces' letters that no other
 * language is written with. Their addresses change with their content.
 */
const ofLanguage =
  /^(data\/(?:[\w-]+\/)?)[a-z]{2,3}\.[0-9a-f]{8}\.json$|^assets\/alegreya-[\w-]+-(?:cyrillic|polish|turkish)-[\w-]+\.woff2$/

/** @param url without what stands behind ? and # @param scope the service worker's */
export function isOfLanguage(url: string, scope: string): boolean {
  return url.startsWith(scope) && ofLanguage.test(url.slice(scope.length))
}

/** Which of the kept files make way for one that is kept now: what another language, or an earlier version, says there. */
export function replacedBy(url: string, kept: readonly string[], scope: string): readonly string[] {
  const folder = folderOf(url, scope)
  if (folder === undefined) return []
  return kept.filter((other) => other !== url && folderOf(other, scope) === folder)
}

function folderOf(url: string, scope: string): string | undefined {
  return url.startsWith(scope) ? ofLanguage.exec(url.slice(scope.length))?.[1] : undefined
}

/** The cache's, in which the files of languages lie. */
export function languageCacheName(scope: string): string {
  return `itinerarium-language-${scope}`
}
