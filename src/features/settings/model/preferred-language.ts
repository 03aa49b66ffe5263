/**
 * Returns the page's first language. The build copies this function into the page's head, so it must not use anything
 * outside itself.
 * @param known languages besides English
 * @param chosen choice of the player or the address
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
