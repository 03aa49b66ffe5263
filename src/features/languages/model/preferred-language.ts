/**
 * Returns the language in which the page opens. The build copies this function into the script in the page's head, so
 * it must not use anything outside itself.
 *
 * @param known languages of the page besides English
 * @param chosen the choice of the player or of the address, if any
 * @param wanted the browser's languages in order of preference, such as `de-AT`
 */
export function preferredLanguage(
  known: readonly string[],
  chosen: unknown,
  wanted: readonly string[],
): string {
  const ours = ['en', ...known]
  // Readers of traditional Chinese may prefer English to the page's simplified Chinese, so ignore these tags.
  const tags = wanted.filter((tag) => !/^zh-.*\b(hant|tw|hk|mo)\b/i.test(tag))
  return (
    [chosen, ...tags.map((tag) => tag.toLowerCase().split('-')[0])]
      .map((tag) => ours.find((own) => own === tag))
      .find((own) => own !== undefined) ?? 'en'
  )
}
