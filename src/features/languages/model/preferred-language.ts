/**
 * The language that a page begins in. It stands in the page's head as a script: so it uses nothing from outside itself.
 *
 * @param known the languages that the page has besides English
 * @param chosen by the player or the address, if anything was
 * @param wanted what the browser asks for, the dearest first, such as `de-AT`
 */
export function preferredLanguage(
  known: readonly string[],
  chosen: unknown,
  wanted: readonly string[],
): string {
  const ours = ['en', ...known]
  // Who reads traditional characters may read English rather than simplified ones.
  const tags = wanted.filter((tag) => !/^zh-.*\b(hant|tw|hk|mo)\b/i.test(tag))
  return (
    [chosen, ...tags.map((tag) => tag.toLowerCase().split('-')[0])]
      .map((tag) => ours.find((own) => own === tag))
      .find((own) => own !== undefined) ?? 'en'
  )
}
