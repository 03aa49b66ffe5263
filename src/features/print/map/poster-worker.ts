import { canReadCanvas } from '../../../platform/readable-canvas.ts'
import { withLandWords } from '../../../basemap/geography.ts'
import { getDrawingContext, mainMemoryCanvas } from '../../../basemap/canvas.ts'
import { loadExtraFonts, loadLandFonts } from '../../../basemap/land-fonts.ts'
import { LandPainter, readGeography } from '../../../basemap/land-painter.ts'
import { palettes } from '../../../basemap/palettes.ts'
import { placeSigns, paintSigns } from './paint-signs.ts'
import { PngWriter } from './png.ts'
import type { PosterAnswer, PosterRequest } from './poster-messages.ts'
import type { Strip } from './poster-plan.ts'

self.addEventListener('message', ({ data }: MessageEvent<PosterRequest>) => {
  void draw(data).catch((reason: unknown) => answer({ kind: 'failed', reason: String(reason) }))
})

/** Rows to read from a strip at a time. Until they are compressed, two more copies of them are in memory. */
const rowsRead = 64

/** Draws the strips one after the other on the same canvas, so that the whole picture is never in memory. */
async function draw(request: PosterRequest): Promise<void> {
  if (!(await canReadCanvas(mainMemoryCanvas))) {
    answer({ kind: 'falsified' })
    return
  }
  const { geography, words, basemapStyle, strips, lettered, dotsPerInch } = request
  const land = withLandWords(readGeography(geography), words)
  await loadLandFonts()
  await loadExtraFonts({
    ...land,
    title: [land.title, ...request.places.map(({ name }) => name)].join(' '),
  })
  const painter = new LandPainter(land)
  const [first] = strips
  if (!first) throw new Error('A poster has a strip at least.')
  const { width } = first
  const context = getDrawingContext(new OffscreenCanvas(width, tallest(strips)))
  const signs = placeSigns(context, request, basemapStyle, strips.at(-1) ?? first)
  const ofTile = tileCanvas(strips)
  const png = new PngWriter(
    width,
    strips.reduce((sum, { height }) => sum + height, 0),
    dotsPerInch,
  )
  for (const [index, strip] of strips.entries()) {
    // Fill the area around the map. The tiles must be drawn on transparent pixels, so they have a separate canvas.
    context.fillStyle = palettes[basemapStyle].paper
    context.fillRect(0, 0, width, strip.height)
    for (const { tile, x, y } of strip.tiles) {
      ofTile.clearRect(0, 0, tile.width, tile.height)
      painter.paint(ofTile, tile, lettered ? [] : ['lettering'])
      context.drawImage(ofTile.canvas, x, y)
    }
    paintSigns(context, strip, signs)
    for (let from = 0; from < strip.height; from += rowsRead) {
      const rows = Math.min(rowsRead, strip.height - from)
      await png.write(context.getImageData(0, from, width, rows).data)
    }
    answer({ kind: 'drawn', share: (index + 1) / strips.length })
  }
  answer({ kind: 'done', file: await png.finish() })
}

function tallest(strips: readonly Strip[]): number {
  return Math.max(...strips.map(({ height }) => height))
}

/** Creates a canvas for tiles, which all have the size of the first. */
function tileCanvas(strips: readonly Strip[]) {
  const { width, height } = strips.flatMap(({ tiles }) => tiles)[0]?.tile ?? { width: 1, height: 1 }
  return getDrawingContext(new OffscreenCanvas(width, height))
}

function answer(message: PosterAnswer): void {
  self.postMessage(message)
}
