import type { Pin } from '../../records/pin.ts'
import { clampedTo, type Extent } from '../../geometry/extent.ts'
import { type Coordinate, formatCoordinate } from '../../geometry/coordinates.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
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

/** Size in CSS pixels, the same as in the map view's style sheet. */
const pinSize = { width: 32, height: 44 } as const

const drawing = 'M16 43C13 34 3 27 3 15.5a13 13 0 0 1 26 0C29 27 19 34 16 43z'

export class SpotLayer {
  readonly layer: MapLayer
  readonly #pin = createPin()
  #spot: LayerContent['spot'] = null

  constructor() {
    const element = document.createElement('div')
    this.layer = createElementLayer(element, (viewport) => {
      if (!this.#spot) return false
      const [x, y] = toScreen(this.#spot, viewport)
      moveTo(this.#pin, x - pinSize.width / 2, y - pinSize.height + 1)
      if (!this.#pin.isConnected) element.append(this.#pin)
      return false
    })
  }

  setContent({ spot }: LayerContent): void {
    if (spot === this.#spot) return
    this.#spot = spot
    if (!spot) this.#pin.remove()
    this.rename()
    this.layer.changed()
  }

  rename(): void {
    const spot = this.#spot
    if (spot) this.#pin.setAttribute('aria-label', mapMessages.spot.pin(formatCoordinate(spot)))
  }
}

function createPin(): HTMLElement {
  const svg = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const picture = svg('svg', { viewBox: '0 0 32 44', 'aria-hidden': 'true' })
  picture.append(svg('path', { d: drawing }), svg('circle', { cx: '16', cy: '15.5', r: '5' }))
  const pin = document.createElement('div')
  pin.className = 'spot-pin map-sign'
  // Attributes, because Firefox before 119 ignores the properties `role` and `ariaLabel`.
  pin.setAttribute('role', 'img')
  pin.append(picture)
  return pin
}
