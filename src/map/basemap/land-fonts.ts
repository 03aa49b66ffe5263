import lettersUrl from '../../ui/fonts/alegreya-sc-700-latin.woff2?url'

/**
 * Makes the chart's typeface known, on the page and on a worker alike. Without it the names are written in
 * the browser's own serif face, which is better than a chart without names.
 */
export async function loadLandFonts(): Promise<void> {
  // A worker has its own set of typefaces, a page its document's.
  const fonts = (self as { fonts?: FontFaceSet }).fonts ?? document.fonts
  const address = new URL(lettersUrl, self.location.href).href
  try {
    fonts.add(await new FontFace('Land', `url(${address})`).load())
  } catch {
    return
  }
}
