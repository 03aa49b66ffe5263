import type { Coordinate } from '../../../domain/world/view/coordinates.ts'
import type { Pin } from '../../../domain/pins/pin.ts'
import { clampedTo } from '../../../domain/world/extent.ts'
import type { Extent } from '../../../domain/world/extent.ts'
import type { MapContent } from '../map-engine.ts'
import type { Draggable } from '../point-drag.ts'
import { createElementLayer, type MapLayer } from './element-layer.ts'
import { moveTo, toScreen, type Frame } from './frame.ts'
import { PinAtlas } from './points/pin-atlas.ts'
import { pinScale, selectedPinScale } from './points/pin-drawing.ts'
import { hitsPin, PinSet } from './points/pin-set.ts'
import type { SymbolPicture } from './points/point-source.ts'
import { paintCanvas } from './points/painted-canvas.ts'

/** A press so near the selected pin, in CSS pixels, is one on it. */
const slack = 6

/**
 * The player's own pins. The selected one is an element of its own above all others, so that dragging it
 * moves one picture; the rest is drawn with the markers.
 */
export class PinLayer {
  readonly layer: MapLayer
  /** The pins that are not selected. */
  readonly others = new PinSet()
  readonly #atlas = new PinAtlas()
  readonly #element = document.createElement('div')
  #canvas: HTMLCanvasElement | undefined
  #picture: SymbolPicture | undefined
  #selected: Pin | null = null
  #markerSize = 0
  #dragged: Coordinate | null = null

  constructor() {
    this.layer = createElementLayer(this.#element, (frame) => {
      this.#draw(frame)
      return false
    })
  }

  setContent({ pins, selectedPin, markerSize }: MapContent): void {
    this.others.setPins(pins, selectedPin)
    this.#selected = selectedPin
    this.#markerSize = markerSize
    this.layer.changed()
  }

  /** The pin drawn at a point, the selected one first. @param resolution world units a CSS pixel */
  pinAt(point: Coordinate, resolution: number): Pin | undefined {
    return (
      this.#selectedAt(point, resolution) ?? this.others.pinAt(point, resolution, this.#markerSize)
    )
  }

  /**
   * The selected pin where it is drawn at a point: others are no handles, so that a map full of pins can still be
   * dragged itself.
   *
   * @param drop is told where it is let go, on the map in any case
   */
  handleAt(
    point: Coordinate,
    resolution: number,
    extent: Extent,
    drop: (pin: Pin, to: Coordinate) => void,
  ): Draggable | undefined {
    const pin = this.#selectedAt(point, resolution)
    if (!pin) return undefined
    const within = clampedTo(extent)
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

  /** Shows the selected pin elsewhere than where it stands. */
  #setDragged(coordinate: Coordinate | null): void {
    this.#dragged = coordinate
    this.layer.changed()
  }

  #selectedAt(point: Coordinate, resolution: number): Pin | undefined {
    const pin = this.#selected
    const scale = pinScale(this.#markerSize) * selectedPinScale
    return pin && hitsPin(pin, point, resolution, scale, slack) ? pin : undefined
  }

  #draw(frame: Frame): void {
    const pin = this.#selected
    if (!pin) {
      this.#canvas?.remove()
      this.#canvas = this.#picture = undefined
      return
    }
    this.#atlas.setSize(this.#markerSize, frame.pixelRatio)
    const picture = this.#atlas.picture({ glyph: pin.glyph, colour: pin.colour, selected: true })
    if (picture !== this.#picture) this.#show(picture, frame.pixelRatio)
    if (!this.#canvas) return
    const [x, y] = toScreen(this.#dragged ?? [pin.x, pin.y], frame)
    moveTo(
      this.#canvas,
      x - picture.left / frame.pixelRatio,
      y - picture.top / frame.pixelRatio,
      frame,
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
