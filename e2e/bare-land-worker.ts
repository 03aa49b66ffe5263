// Replaces the land worker in end-to-end tests. It answers at once with tiles of plain paper.
import type { LandAnswer, LandRequest } from '../src/basemap/land-worker.ts'
import { palettes } from '../src/basemap/palettes.ts'
import type { Tile } from '../src/basemap/tiles/tile-grid.ts'

let loaded = false
let wanted: readonly Tile[] = []
const sent = new Set<string>()

self.addEventListener('message', ({ data }: MessageEvent<LandRequest>) => {
  if (data.kind === 'load') {
    loaded = true
    answer({ kind: 'loaded' })
  } else if (data.kind === 'want') wanted = data.tiles
  if (loaded) for (const tile of wanted) send(tile)
})

function send(tile: Tile): void {
  if (sent.has(tile.key)) return
  sent.add(tile.key)
  const canvas = new OffscreenCanvas(tile.width, tile.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The paper cannot be drawn.')
  context.fillStyle = palettes[tile.basemapStyle].paper
  context.fillRect(0, 0, tile.width, tile.height)
  const bitmap = canvas.transferToImageBitmap()
  answer({ kind: 'drawn', tile, bitmap }, [bitmap])
}

function answer(message: LandAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer })
}
