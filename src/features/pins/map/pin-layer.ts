import type { Coordinate } from '../../../geometry/coordinates.ts'
import { createClamp, type Extent } from '../../../geometry/extent.ts'
import { createElementLayer, type MapItem, type MapLayer } from '../../../map/layers/map-layer.ts'
import { moveTo, toScreen, type Viewport } from '../../../map/layers/viewport.ts'
import { paintCanvas } from '../../../map/layers/points/painted-canvas.ts'
import type { SymbolPicture } from '../../../map/layers/points/point-source.ts'
import type { Draggable } from '../../../map/point-drag.ts'
import type { Pin } from '../../../records/pin.ts'
import { movePin } from '../pins.ts'
import { pinScale, selectedPinScale } from './pin-drawing.ts'
import { PinAtlas, hitsPin, placeOf, PinSet } from './pin-set.ts'

/** A press at most this far from the selected pin, in CSS pixels, hits it. */
const slack = 6

/** The player's pins. The selected one is an element, so that it can be dragged; the engine draws the others. */
export class PinLayer {
  readonly layer: MapLayer
  readonly #others = new PinSet()
  readonly #atlas = new PinAtlas()
  readonly #element = document.createElement('div')
  readonly #clamped: (coordinate: Coordinate) => Coordinate
  #canvas: HTMLCanvasElement | undefined
  #picture: SymbolPicture | undefined
  #selected: Pin | null = null
  #markerSize = 0
  #dragged: Coordinate | null = null

  /** @param extent of the world, which pins can't leave */
  constructor(extent: Extent) {
    this.#clamped = createClamp(extent)
    this.layer = createElementLayer(this.#element, (viewport) => {
      this.#draw(viewport)
      return false
    })
    Object.assign(this.layer, {
      points: this.#others,
      itemAt: (point, _reach, resolution) =>
        itemOf(
          this.#selectedAt(point, resolution) ??
            this.#others.pinAt(point, resolution, this.#markerSize),
        ),
      nearestItem: (point, reach) => itemOf(this.#others.nearest(point, reach)),
      selectedItem: () => itemOf(this.#selected ?? undefined),
      handleAt: (point, _reach, resolution) => this.#handleAt(point, resolution),
    } satisfies Partial<MapLayer>)
  }

  /** @param selected is shown above the others, even if it is not one of the pins */
  show(pins: readonly Pin[], selected: Pin | null, markerSize: number): void {
    this.#others.setPins(pins, selected)
    this.#selected = selected
    this.#markerSize = markerSize
    this.layer.changed()
  }

  /** Returns a handle for the selected pin; other pins can't be dragged. */
  #handleAt(point: Coordinate, resolution: number): Draggable | undefined {
    const pin = this.#selectedAt(point, resolution)
    if (!pin) return undefined
    return {
      coordinate: placeOf(pin),
      move: (to) => this.#setDragged(this.#clamped(to)),
      cancel: () => this.#setDragged(null),
      drop: (at) => {
        void movePin(pin.id, this.#clamped(at))
        this.#setDragged(null)
      },
    }
  }

  #setDragged(coordinate: Coordinate | null): void {
    this.#dragged = coordinate
    this.layer.changed()
  }

  #selectedAt(point: Coordinate, resolution: number): Pin | undefined {
    const pin = this.#selected
    const scale = pinScale(this.#markerSize) * selectedPinScale
    return pin && hitsPin(pin, point, resolution, scale, slack) ? pin : undefined
  }

  #draw(viewport: Viewport): void {
    const pin = this.#selected
    if (!pin) {
      this.#canvas?.remove()
      this.#canvas = this.#picture = undefined
      return
    }
    this.#atlas.setSize(this.#markerSize, viewport.pixelRatio)
    const picture = this.#atlas.picture({ glyph: pin.glyph, colour: pin.colour, selected: true })
    if (picture !== this.#picture) this.#show(picture, viewport.pixelRatio)
    if (!this.#canvas) return
    const [x, y] = toScreen(this.#dragged ?? placeOf(pin), viewport)
    moveTo(
      this.#canvas,
      x - picture.left / viewport.pixelRatio,
      y - picture.top / viewport.pixelRatio,
    )
  }

  #show(picture: SymbolPicture, pixelRatio: number): void {
    const { width, height } = picture.canvas
    this.#canvas?.remove()
    this.#canvas = paintCanvas(width, height, pixelRatio, (context) =>
      context.drawImage(picture.canvas, 0, 0),
    )
    this.#canvas.classList.add('map-sign')
    this.#element.append(this.#canvas)
    this.#picture = picture
  }
}

function itemOf(pin: Pin | undefined): MapItem | undefined {
  return pin && { id: pin.id, coordinate: placeOf(pin) }
}
