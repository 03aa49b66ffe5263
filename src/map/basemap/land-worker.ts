import { onProcessor } from './canvas.ts'
import { loadLandFonts } from './land-fonts.ts'
import type { LandAnswer, LandRequest } from './land-messages.ts'
import { LandPainter } from './land-painter.ts'
import { readGeography } from './load-geography.ts'
import { TileQueue } from './tile-queue.ts'
import type { Tile } from './tile.ts'

let painter: LandPainter | undefined
const fonts = loadLandFonts()

/** The tiles that were sent, by the count of those before them: the page may ask again for what is on its way. */
const sent = new Map<string, number>()
let sentCount = 0

const queue = new TileQueue((tile) => {
  if (!painter) return
  const bitmap = draw(painter, tile)
  if (!bitmap) return
  sent.set(tile.key, sentCount)
  sentCount += 1
  answer({ kind: 'drawn', tile, bitmap }, [bitmap])
})

self.addEventListener('message', ({ data }: MessageEvent<LandRequest>) => {
  if (data.kind === 'load') void load(data.geography)
  else {
    for (const [key, count] of sent) if (count < data.received) sent.delete(key)
    queue.want(data.tiles.filter(({ key }) => !sent.has(key)))
  }
})

async function load(geography: ArrayBuffer): Promise<void> {
  try {
    painter = new LandPainter(readGeography(geography))
    await fonts
    answer({ kind: 'loaded' })
    queue.start()
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

function draw(from: LandPainter, tile: Tile): ImageBitmap | undefined {
  const canvas = new OffscreenCanvas(tile.size, tile.size)
  const context = canvas.getContext('2d', onProcessor)
  if (!context) return undefined
  from.paint(context, tile)
  return canvas.transferToImageBitmap()
}

function answer(message: LandAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
