import { onProcessor } from '../src/basemap/canvas.ts'
import type { LandPainter } from '../src/basemap/land-painter.ts'
import type { Tile } from '../src/basemap/tiles/tile-grid.ts'

/** A painted tile. */
export interface TimedTile {
  readonly tile: Tile
  readonly canvas: OffscreenCanvas
  /** Milliseconds by the layer's name; layers that are left out are absent. */
  readonly times: ReadonlyMap<string, number>
}

/**
 * Paints a tile one layer at a time. Pixels are the same as those of one pass over all layers.
 *
 * @param without names of layers that are left out
 * @throws when this browser cannot draw
 */
export function paintTimed(
  painter: LandPainter,
  tile: Tile,
  without: readonly string[],
): TimedTile {
  const canvas = new OffscreenCanvas(tile.width, tile.height)
  const context = canvas.getContext('2d', onProcessor)
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  const names = painter.layers.map(({ name }) => name)
  const times = new Map<string, number>()
  for (const name of names) {
    if (without.includes(name)) continue
    const others = names.filter((other) => other !== name)
    const begin = performance.now()
    painter.paint(context, tile, others)
    // Browsers put drawing off until somebody reads the pixels: the time would be that of the next layer.
    context.getImageData(0, 0, 1, 1)
    times.set(name, performance.now() - begin)
  }
  return { tile, canvas, times }
}
