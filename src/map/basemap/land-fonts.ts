import accentsUrl from '../../ui/fonts/alegreya-sc-700-latin-accents.woff2?url'
import extUrl from '../../ui/fonts/alegreya-sc-700-latin-ext.woff2?url'
import lettersUrl from '../../ui/fonts/alegreya-sc-700-latin.woff2?url'
import type { Land } from '../../domain/land/geography.ts'

/** Files besides the first, with the letters that each holds; the ranges are those of app/fonts.css. */
const further = [
  { url: accentsUrl, unicodeRange: 'U+00C0-00D6, U+00D8-00FF', letters: /[À-ÖØ-ÿ]/ },
  { url: extUrl, unicodeRange: 'U+0100-02FF', letters: /[\u0100-\u02ff]/ },
] as const

/**
 * Makes the chart's typeface known, on the page and on a worker alike. Without it the names are written in
 * the browser's own serif face, which is better than a chart without names.
 */
export async function loadLandFonts(): Promise<void> {
  await loadFace(lettersUrl)
}

/** The same for letters with accents, where some are written on the land. */
export async function loadFurtherLetters({ title, lettering }: Land): Promise<void> {
  const words = [title, ...lettering.map((one) => JSON.stringify(one))].join()
  await Promise.all(
    further.map(async ({ url, unicodeRange, letters }) => {
      if (letters.test(words)) await loadFace(url, { unicodeRange })
    }),
  )
}

async function loadFace(url: string, descriptors?: FontFaceDescriptors): Promise<void> {
  // A worker has its own set of typefaces, a page its document's.
  const fonts = (self as { fonts?: FontFaceSet }).fonts ?? document.fonts
  const address = new URL(url, self.location.href).href
  try {
    fonts.add(await new FontFace('Land', `url(${address})`, descriptors).load())
  } catch {
    return
  }
}
