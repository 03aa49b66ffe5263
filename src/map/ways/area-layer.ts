import type { Tally } from '../../domain/progress/mark.ts'
import type { Extent } from '../../domain/world/extent.ts'
import type { AreaGrid } from '../../stores/ways/found-areas.ts'
import { createCanvasLayer, type MapLayer } from '../engine/layers/map-layer.ts'
import { toScreen } from '../engine/layers/frame.ts'
import { shadesOf } from './area-shades.ts'

/** The areas of settlements over the land and below its places, each in a shade of how much of it is found. */
export class AreaLayer {
  readonly layer: MapLayer
  readonly #extent: Extent
  #picture: HTMLCanvasElement | null = null
  #grid: AreaGrid | null = null

  constructor(extent: Extent) {
    this.#extent = extent
    this.layer = createCanvasLayer(
      () => this.#picture,
      (context, frame) => {
        const [picture, grid] = [this.#picture, this.#grid]
        if (!picture || !grid) return
        const [minX, minY] = this.#extent
        const [left, top] = toScreen([minX, minY + grid.rows * grid.side], frame)
        const [right, bottom] = toScreen([minX + grid.columns * grid.side, minY], frame)
        // Squares run into each other, so that borders are lines and no stairs.
        context.imageSmoothingEnabled = true
        context.imageSmoothingQuality = 'high'
        context.drawImage(picture, left, top, right - left, bottom - top)
      },
    )
  }

  /** @param tallies of each area; nothing takes the shades away */
  show(grid: AreaGrid | null, tallies: readonly Tally[]): void {
    if (!grid && !this.#picture) return
    this.#grid = grid
    this.#picture = grid && paintAreas(grid, tallies)
    this.layer.changed()
  }
}

/** A pixel a square, so that to draw it costs the same at every zoom. */
function paintAreas(grid: AreaGrid, tallies: readonly Tally[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = grid.columns
  canvas.height = grid.rows
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const image = context.createImageData(grid.columns, grid.rows)
  image.data.set(shadesOf(grid, tallies))
  context.putImageData(image, 0, 0)
  return canvas
}
