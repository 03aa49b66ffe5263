import { currentLocale } from './locale.ts'

/** Made once for a language: comparing thousands of titles without it takes seconds. Not before it is needed. */
let made: { readonly lang: string; readonly collator: Intl.Collator } | undefined

/** The order of two words in the alphabet of the page's language; numbers in words by their size. */
export function compareWords(a: string, b: string): number {
  const lang = currentLocale()
  if (made?.lang !== lang) made = { lang, collator: new Intl.Collator(lang, { numeric: true }) }
  return made.collator.compare(a, b)
}
