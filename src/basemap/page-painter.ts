import { withLandWords, type LandWords } from './geography.ts'
import { onProcessor } from './canvas.ts'
import { loadFurtherLetters, loadLandFonts } from './land-fonts.ts'
import { LandPainter, readGeography } from './land-painter.ts'
import { fetchGeography } from './fetch-geography.ts'
import type { Tile } from './tiles/tile-grid.ts'

/**
 * Draws tiles on the page's own thread, for browsers whose workers cannot draw.
 *
 * @throws when the geography could not be loaded
 */
export async function createPagePainter(
  geographyUrl: string,
  words?: LandWords,
): Promise<(canvas: HTMLCanvasElement, tile: Tile) => void> {
  const [file] = await Promise.all([fetchGeography(geographyUrl), loadLandFonts()])
  const land = withLandWords(readGeography(file), words)
  await loadFurtherLetters(land)
  const painter = new LandPainter(land)
  return (canvas, tile) => {
    const context = canvas.getContext('2d', onProcessor)
    if (context) painter.paint(context, tile)
  }
}
