import type { Pin } from '../../records/pin.ts'
import { createClamp, type Extent } from '../../geometry/extent.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { LayerContent } from '../map-engine.ts'
import type { Draggable } from '../point-drag.ts'
import { moveTo, toScreen, type Viewport } from './viewport.ts'
import { createElementLayer, type MapLayer } from './map-layer.ts'
import { paintCanvas } from './points/painted-canvas.ts'
import { pinScale, selectedPinScale } from './points/pin-drawing.ts'
import { PinAtlas, hitsPin, PinSet } from './points/pin-set.ts'
import type { SymbolPicture } from './points/point-source.ts'

/** A press at most this far from the selected pin, in CSS pixels, hits it. */
const slack = 6

/** The player's pins. The selected one is an element, so that it can be dragged; the marker layer draws the others. */
export class PinLayer {
  readonly layer: MapLayer
  readonly others = new PinSet()
  readonly #atlas = new PinAtlas()
  readonly #element = document.createElement('div')
  #canvas: HTMLCanvasElement | undefined
  #picture: SymbolPicture | undefined
  #selected: Pin | null = null
  #markerSize = 0
  #dragged: Coordinate | null = null

  constructor() {
    this.layer = createElementLayer(this.#element, (viewport) => {
      this.#draw(viewport)
      return false
    })
  }

  setContent({ pins, selectedPin, markerSize }: LayerContent): void {
    this.others.setPins(pins, selectedPin)
    this.#selected = selectedPin
    this.#markerSize = markerSize
    this.layer.changed()
  }

  /** Returns the pin at a point, the selected one first. @param resolution world units per CSS pixel */
  pinAt(point: Coordinate, resolution: number): Pin | undefined {
    return (
      this.#selectedAt(point, resolution) ?? this.others.pinAt(point, resolution, this.#markerSize)
    )
  }

  /** Returns the selected pin if it is at a point; other pins can't be dragged. @param drop called on release */
  handleAt(
    point: Coordinate,
    resolution: number,
    extent: Extent,
    drop: (pin: Pin, to: Coordinate) => void,
  ): Draggable | undefined {
    const pin = this.#selectedAt(point, resolution)
    if (!pin) return undefined
    const within = createClamp(extent)
    return {
      coordinate: [pin.x, pin.y],
      move: (to) => this.#setDragged(within(to)),
      putBack: () => this.#setDragged(null),
      drop: (at) => {
        drop(pin, within(at))
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
    const [x, y] = toScreen(this.#dragged ?? [pin.x, pin.y], viewport)
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
