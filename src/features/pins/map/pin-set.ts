import { pinShape, pinColourCodes, pinGlyphDrawings } from '../../../records/pin-drawings.ts'
import type { Pin } from '../../../records/pin.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { pinScale, paintPin, pinRim, selectedPinScale } from './pin-drawing.ts'
import type { LayerPoints, SymbolPicture } from '../../../map/layers/points/point-source.ts'
import { cutText } from '../../../platform/characters.ts'
import { smallLabelSize, type MapLabel } from '../../../world/map-labels.ts'

/** Distance outside a pin, in CSS pixels, at which presses still hit it. */
const slack = 6

/** The pins that the engine draws with the markers: all but the selected one, southern pins over northern ones. */
export class PinSet implements LayerPoints {
  readonly #atlas = new PinAtlas()
  /** Labels by pin. A changed pin is a new object. */
  readonly #labelsByPin = new WeakMap<Pin, MapLabel>()
  #given: readonly Pin[] = []
  #selected: Pin | null = null
  /** The pins in drawing order. */
  pins: readonly Pin[] = []
  labels: readonly MapLabel[] = []
  version = 0

  get size(): number {
    return this.pins.length
  }

  setPins(pins: readonly Pin[], selected: Pin | null): void {
    if (pins === this.#given && selected === this.#selected) return
    const isSame = pins === this.#given && selected?.id === this.#selected?.id
    this.#given = pins
    this.#selected = selected
    const others = pins.filter(({ id }) => id !== selected?.id)
    // The selected pin is shown even if pins are hidden, and it may have been dragged.
    this.labels = [...(selected ? [selected] : []), ...others].flatMap(
      (pin) => this.#labelOf(pin) ?? [],
    )
    if (isSame) return
    const before = this.pins
    this.pins = others.sort((a, b) => b.y - a.y || (a.id < b.id ? -1 : 1))
    // A dragged pin must not cause a repaint of the others, so the lists are compared.
    if (before.length !== this.pins.length || before.some((pin, at) => pin !== this.pins[at]))
      this.version += 1
  }

  #labelOf(pin: Pin): MapLabel | undefined {
    const label = this.#labelsByPin.get(pin) ?? pinMapLabel(pin)
    if (label) this.#labelsByPin.set(pin, label)
    return label
  }

  boxFor(markerSize: number) {
    const scale = pinScale(markerSize)
    const [width, height] = [pinShape.width * scale, pinShape.height * scale]
    return { left: -width / 2, top: -height, width, height }
  }

  setSize(markerSize: number, pixelRatio: number): void {
    this.#atlas.setSize(markerSize, pixelRatio)
  }

  x(position: number): number {
    return this.pins[position]?.x ?? 0
  }

  y(position: number): number {
    return this.pins[position]?.y ?? 0
  }

  picture(position: number): SymbolPicture {
    const { glyph = 'pin', colour = 'red' } = this.pins[position] ?? {}
    return this.#atlas.picture({ glyph, colour, selected: false })
  }

  /** Pins have few different pictures, which are painted again for each size. */
  pictureScale(): number {
    return 1
  }

  within([minX, minY, maxX, maxY]: Extent): number[] {
    const positions: number[] = []
    for (const [position, { x, y }] of this.pins.entries()) {
      if (x >= minX && x <= maxX && y >= minY && y <= maxY) positions.push(position)
    }
    return positions
  }

  hasMoreWithin(extent: Extent, limit: number): boolean {
    return this.pins.length > limit && this.within(extent).length > limit
  }

  /**
   * Returns the uppermost pin at a point, or a near miss.
   *
   * @param resolution world units per CSS pixel
   * @param markerSize diameter of a marker icon in CSS pixels
   */
  pinAt(point: Coordinate, resolution: number, markerSize: number): Pin | undefined {
    const hits = (reach: number) =>
      this.pins.findLast((pin) => hitsPin(pin, point, resolution, pinScale(markerSize), reach))
    return this.pins.length === 0 ? undefined : (hits(0) ?? hits(slack))
  }

  /** Returns the pin whose foot is nearest to a point, also the selected one. @param reach in world units */
  nearest(point: Coordinate, reach: number): Pin | undefined {
    let nearest: Pin | undefined
    let least = reach
    const consider = (pin: Pin) => {
      const units = distance(placeOf(pin), point)
      if (units > least) return
      least = units
      nearest = pin
    }
    for (const pin of this.pins) consider(pin)
    if (this.#selected) consider(this.#selected)
    return nearest
  }
}

export function placeOf({ x, y }: Pick<Pin, 'x' | 'y'>): Coordinate {
  return [x, y]
}

/** Maximum length of a pin's title in characters. A longer title would cover too much of the map. */
const maxLabelLength = 28

export function pinMapLabel(pin: Pin): MapLabel | undefined {
  const { title } = pin
  const text = cutText(title, maxLabelLength)
  if (text === '') return undefined
  const shown = text === title ? text : `${text}…`
  return { text: shown, coordinate: placeOf(pin), kind: 'point', size: smallLabelSize }
}

/**
 * Whether a pin's picture, plus `reach` CSS pixels around it, covers a point.
 *
 * @param resolution world units per CSS pixel
 * @param scale CSS pixels per unit of the pin's own grid
 */
export function hitsPin(
  pin: Pick<Pin, 'x' | 'y'>,
  [x, y]: Coordinate,
  resolution: number,
  scale: number,
  reach: number,
): boolean {
  const right = (x - pin.x) / resolution
  const up = (y - pin.y) / resolution
  const { head, foot } = pinShape
  const neck = (foot.y - head.y) * scale
  const radius = head.radius * scale
  if (Math.hypot(right, up - neck) <= radius + reach) return true
  return up >= -reach && up <= neck && Math.abs(right) <= (radius * Math.max(up, 0)) / neck + reach
}

type PinFace = Pick<Pin, 'glyph' | 'colour'> & { readonly selected: boolean }

/** Pictures of pins by glyph and colour, painted when first needed and cached until the size changes. */
export class PinAtlas {
  readonly #pictures = new Map<string, SymbolPicture>()
  #scale = 1

  /** @param markerSize diameter of a marker icon in CSS pixels */
  setSize(markerSize: number, pixelRatio: number): void {
    const scale = pinScale(markerSize) * pixelRatio
    if (scale === this.#scale) return
    this.#scale = scale
    this.#pictures.clear()
  }

  picture(face: PinFace): SymbolPicture {
    const key = `${face.glyph} ${face.colour} ${face.selected}`
    let picture = this.#pictures.get(key)
    if (!picture) {
      picture = this.#paint(face)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  #paint(face: PinFace): SymbolPicture {
    const scale = this.#scale * (face.selected ? selectedPinScale : 1)
    const rim = face.selected ? pinRim.selected : pinRim.plain
    const { head, foot } = pinShape
    const left = Math.ceil((head.radius + rim) * scale)
    const top = Math.ceil((foot.y - head.y + head.radius + rim) * scale)
    const canvas = document.createElement('canvas')
    canvas.width = left * 2
    canvas.height = top + Math.ceil(rim * scale)
    const context = canvas.getContext('2d')
    if (context) {
      context.translate(left, top)
      context.scale(scale, scale)
      context.translate(-foot.x, -foot.y)
      const [drawing, colour] = [pinGlyphDrawings[face.glyph], pinColourCodes[face.colour]]
      paintPin(context, { ...face, drawing, colour })
    }
    return { canvas, left, top }
  }
}
