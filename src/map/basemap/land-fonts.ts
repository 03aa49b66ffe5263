import lettersUrl from '../../ui/fonts/alegreya-sc-700-latin.woff2?url'

/**
 * Makes the chart's typeface known, on the page and on a worker alike. Without it the names are written in
 * the browser's own serif face, which is better than a chart without names.
 */
export async function loadLandFonts(): Promise<void> {
  const fonts = 'fonts' in self ? (self as unknown as { fonts: FontFaceSet }).fonts : undefined
  if (!fonts || typeof FontFace !== 'function') return
  try {
    fonts.add(
      await new FontFace('Land', `url(${new URL(lettersUrl, self.location.href).href})`).load(),
    )
  } catch {
    return
  }
}
