import { currentLocale } from './locale.ts'

/** Cached collator: without it, comparing thousands of titles takes seconds. Created when first needed. */
let cached: { readonly lang: string; readonly collator: Intl.Collator } | undefined

/** Compares by the alphabet of the page's language. Numbers in the words are compared by value. */
export function compareWords(a: string, b: string): number {
  const lang = currentLocale()
  if (cached?.lang !== lang) cached = { lang, collator: new Intl.Collator(lang, { numeric: true }) }
  return cached.collator.compare(a, b)
}
