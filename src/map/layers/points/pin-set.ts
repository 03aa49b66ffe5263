import { pinShape, pinColourCodes, pinGlyphDrawings } from '../../../records/pin-drawings.ts'
import type { Pin } from '../../../records/pin.ts'
import type { Extent } from '../../../geometry/extent.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { pinScale, paintPin, pinRim, selectedPinScale } from './pin-drawing.ts'
import type { PointSource, SymbolPicture } from './point-source.ts'

/** Distance outside a pin, in CSS pixels, at which presses still hit it. */
const slack = 6

/** The pins that the marker layer draws: all but the selected one, southern pins over northern ones. */
export class PinSet implements PointSource {
  readonly #atlas = new PinAtlas()
  #given: readonly Pin[] = []
  #selectedId: string | undefined
  #pins: readonly Pin[] = []
  #changed = false

  get size(): number {
    return this.#pins.length
  }

  setPins(pins: readonly Pin[], selected: Pin | null): void {
    if (pins === this.#given && selected?.id === this.#selectedId) return
    this.#given = pins
    this.#selectedId = selected?.id
    const before = this.#pins
    this.#pins = pins
      .filter(({ id }) => id !== selected?.id)
      .sort((a, b) => b.y - a.y || (a.id < b.id ? -1 : 1))
    // A dragged pin must not cause a repaint of the others, so the lists are compared.
    this.#changed ||=
      before.length !== this.#pins.length || before.some((pin, at) => pin !== this.#pins[at])
  }

  /** Whether the pins have changed since the previous call. */
  changed(): boolean {
    const changed = this.#changed
    this.#changed = false
    return changed
  }

  setSize(markerSize: number, pixelRatio: number): void {
    this.#atlas.setSize(markerSize, pixelRatio)
  }

  x(position: number): number {
    return this.#pins[position]?.x ?? 0
  }

  y(position: number): number {
    return this.#pins[position]?.y ?? 0
  }

  picture(position: number): SymbolPicture {
    const { glyph = 'pin', colour = 'red' } = this.#pins[position] ?? {}
    return this.#atlas.picture({ glyph, colour, selected: false })
  }

  /** Pins have few different pictures, which are painted again for each size. */
  pictureScale(): number {
    return 1
  }

  within([minX, minY, maxX, maxY]: Extent): number[] {
    const positions: number[] = []
    for (const [position, { x, y }] of this.#pins.entries()) {
      if (x >= minX && x <= maxX && y >= minY && y <= maxY) positions.push(position)
    }
    return positions
  }

  hasMoreWithin(extent: Extent, limit: number): boolean {
    return this.#pins.length > limit && this.within(extent).length > limit
  }

  /**
   * Returns the uppermost pin at a point, or a near miss.
   *
   * @param resolution world units per CSS pixel
   * @param markerSize diameter of a marker icon in CSS pixels
   */
  pinAt(point: Coordinate, resolution: number, markerSize: number): Pin | undefined {
    const hits = (reach: number) =>
      this.#pins.findLast((pin) => hitsPin(pin, point, resolution, pinScale(markerSize), reach))
    return this.#pins.length === 0 ? undefined : (hits(0) ?? hits(slack))
  }

  /** Returns the pin whose foot is nearest to a point. @param reach in world units */
  nearest(point: Coordinate, reach: number): Pin | undefined {
    let nearest: Pin | undefined
    let least = reach
    for (const pin of this.#pins) {
      const units = distance([pin.x, pin.y], point)
      if (units > least) continue
      least = units
      nearest = pin
    }
    return nearest
  }
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
