import type { LandAnswer, LandRequest } from './land-messages.ts'
import { LandPainter } from './land-painter.ts'
import { loadGeography } from './load-geography.ts'
import type { Tile } from './tile.ts'

/** Draws tiles one after another, the newest request first: it is what the player looks at now. */
let painter: LandPainter | undefined
const waiting = new Map<number, Tile>()
let busy = false

self.addEventListener('message', ({ data }: MessageEvent<LandRequest>) => {
  if (data.kind === 'load') void load(data.url)
  else if (data.kind === 'cancel') waiting.delete(data.id)
  else {
    waiting.set(data.id, data.tile)
    drawWaiting()
  }
})

async function load(url: string): Promise<void> {
  try {
    painter = new LandPainter(await loadGeography(url))
    answer({ kind: 'loaded' })
    drawWaiting()
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

function drawWaiting(): void {
  if (busy || !painter) return
  const next = [...waiting].at(-1)
  if (!next) return
  busy = true
  const [id, tile] = next
  waiting.delete(id)
  const canvas = new OffscreenCanvas(tile.size, tile.size)
  const context = canvas.getContext('2d', { alpha: false })
  if (context) painter.paint(context, tile)
  const bitmap = canvas.transferToImageBitmap()
  answer({ kind: 'drawn', id, bitmap }, [bitmap])
  // Cancellations that arrived meanwhile are read before the next tile is begun.
  setTimeout(() => {
    busy = false
    drawWaiting()
  })
}

function answer(message: LandAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
