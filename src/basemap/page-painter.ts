import { withLandWords, type LandWords } from './geography.ts'
import { mainMemoryCanvas } from './canvas.ts'
import { landObstacles, type LandObstacles } from './land-obstacles.ts'
import { loadExtraFonts, loadLandFonts } from './land-fonts.ts'
import { LandPainter, readGeography } from './land-painter.ts'
import { fetchGeography } from './fetch-geography.ts'
import type { Tile } from './tiles/tile-grid.ts'

interface PagePainter {
  readonly paint: (canvas: HTMLCanvasElement, tile: Tile) => void
  /** @param canvas any canvas, used to measure letters */
  readonly obstacles: (canvas: HTMLCanvasElement) => LandObstacles | undefined
}

/** Creates a painter for browsers whose workers can't draw. Throws if the geography can't be loaded. */
export async function createPagePainter(
  geographyUrl: string,
  words?: LandWords,
): Promise<PagePainter> {
  const [file] = await Promise.all([fetchGeography(geographyUrl), loadLandFonts()])
  const land = withLandWords(readGeography(file), words)
  await loadExtraFonts(land)
  const painter = new LandPainter(land)
  return {
    paint: (canvas, tile) => {
      const context = canvas.getContext('2d', mainMemoryCanvas)
      if (context) painter.paint(context, tile)
    },
    obstacles: (canvas) => {
      const context = canvas.getContext('2d', mainMemoryCanvas)
      return context ? landObstacles(land, context) : undefined
    },
  }
}
