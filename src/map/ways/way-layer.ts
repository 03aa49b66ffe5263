import type { Way } from '../../domain/ways/way.ts'
import { createCanvasLayer, type MapLayer } from '../engine/layers/map-layer.ts'
import { toScreen } from '../engine/layers/frame.ts'
import { paintWay } from './paint-way.ts'

/** The way above the land and below its places. */
export class WayLayer {
  readonly layer: MapLayer
  #way: Way | null = null

  constructor() {
    this.layer = createCanvasLayer(
      () => this.#way,
      (context, frame) => {
        const parts = (this.#way?.legs ?? []).flatMap((leg) => leg.parts)
        paintWay(context, parts, (point) => toScreen(point, frame), frame.size)
      },
    )
  }

  show(way: Way | null): void {
    if (way === this.#way) return
    this.#way = way
    this.layer.changed()
  }
}
