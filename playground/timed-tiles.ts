import { mainMemoryCanvas } from '../src/basemap/canvas.ts'
import type { LandPainter } from '../src/basemap/land-painter.ts'
import type { Tile } from '../src/basemap/tiles/tile-grid.ts'

export interface TimedTile {
  readonly tile: Tile
  readonly canvas: OffscreenCanvas
  /** Milliseconds by layer name, without the layers that are left out. */
  readonly times: ReadonlyMap<string, number>
}

/** Paints a tile layer by layer, except for the layers in `without`. Throws if this browser can't draw. */
export function paintTimed(
  painter: LandPainter,
  tile: Tile,
  without: readonly string[],
): TimedTile {
  const canvas = new OffscreenCanvas(tile.width, tile.height)
  const context = canvas.getContext('2d', mainMemoryCanvas)
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  const names = painter.layers.map(({ name }) => name)
  const times = new Map<string, number>()
  for (const name of names) {
    if (without.includes(name)) continue
    const others = names.filter((other) => other !== name)
    const begin = performance.now()
    painter.paint(context, tile, others)
    // Browsers delay drawing until the pixels are read, which would count for the next layer.
    context.getImageData(0, 0, 1, 1)
    times.set(name, performance.now() - begin)
  }
  return { tile, canvas, times }
}
