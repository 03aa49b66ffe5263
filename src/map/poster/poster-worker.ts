import { withLandWords } from '../../domain/land/land-words.ts'
import { drawingOn } from '../basemap/canvas.ts'
import { loadFurtherLetters, loadLandFonts } from '../basemap/land-fonts.ts'
import { LandPainter } from '../basemap/land-painter.ts'
import { readGeography } from '../basemap/load-geography.ts'
import { palettes } from '../basemap/palettes.ts'
import { paintSigns } from './paint-signs.ts'
import { PngWriter } from './png.ts'
import type { PosterAnswer, PosterRequest } from './poster-messages.ts'

self.addEventListener('message', ({ data }: MessageEvent<PosterRequest>) => {
  void draw(data).catch(() => answer({ kind: 'failed' }))
})

/** One strip after the other on the same canvas: nothing else of the picture is held. */
async function draw(request: PosterRequest): Promise<void> {
  const { geography, words, look, strips, lettered } = request
  const land = withLandWords(readGeography(geography), words)
  await loadLandFonts()
  await loadFurtherLetters({
    ...land,
    title: [land.title, ...request.names.map(({ text }) => text)].join(' '),
  })
  const painter = new LandPainter(land)
  const [first] = strips
  if (!first) throw new Error('A poster has a strip at least.')
  const width = first.width
  const context = drawingOn(new OffscreenCanvas(width, first.height))
  const png = new PngWriter(
    width,
    strips.reduce((sum, { height }) => sum + height, 0),
  )
  for (const [index, strip] of strips.entries()) {
    context.clearRect(0, 0, width, first.height)
    painter.paint(context, strip, lettered ? [] : ['lettering'])
    context.save()
    // Around the sheet, which has to be drawn on nothing.
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = palettes[look].paper
    context.fillRect(0, 0, width, first.height)
    context.restore()
    paintSigns(context, strip, request)
    await png.write(context.getImageData(0, 0, width, strip.height).data)
    answer({ kind: 'drawn', share: (index + 1) / strips.length })
  }
  answer({ kind: 'done', file: await png.finish() })
}

function answer(message: PosterAnswer): void {
  self.postMessage(message)
}
