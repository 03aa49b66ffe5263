import {
  badgeSize,
  markerPlateScale,
  namePlates,
  settlementShifts,
  nestedPlates,
  placedPlates,
  type NamePlate,
  type PlateBox,
  type Shift,
} from '../../../domain/markers/name-plates.ts'
import { isShown } from '../../../domain/markers/filters/filtering.ts'
import { nameOf } from '../../../domain/markers/marker-label.ts'
import type { Marker } from '../../../domain/markers/marker.ts'
import type { Coordinate } from '../../../domain/world/view/coordinates.ts'
import { pinPlate, pinPlateScale } from '../../../domain/pins/pin-plate.ts'
import type { Pin } from '../../../domain/pins/pin.ts'
import type { ScaledWorld } from '../../../domain/world/view/scale.ts'
import { spokenLanguage } from '../../../messages/language/spoken.ts'
import type { LayerContent, NamedWorld } from '../map-engine.ts'
import { enlarged, frameExtent, moveTo, showsAll, type Frame, Plane } from './frame.ts'
import { createElementLayer, type MapLayer } from './map-layer.ts'
import { selectedScale } from './points/badge.ts'
import { crowd } from './points/marker-set.ts'

/** Names that begin outside the view may reach into it by so many CSS pixels. */
const overhang = 150

/** A round badge leaves the corners of its square free: as wide a square has about its area. */
const roundShare = 0.88

/** Names are put on the plane so many CSS pixels before they come into view. */
const ahead = 160

/**
 * Writes names on the map, as elements rather than on a canvas: they are moved with the map instead of being
 * drawn again, and follow the page's typefaces and colours.
 */
export class NamePlateLayer {
  readonly layer: MapLayer
  #plates: readonly NamePlate[] = []
  /** Whether what is written depends on what is found. */
  readonly #hasVeils: boolean
  readonly #world: Pick<ScaledWorld, 'markers' | 'metresPerUnit' | 'scale'>
  /** World units a CSS pixel, from far to near, in steps of half a zoom level. */
  readonly #scales: readonly number[]
  /** A pin that was changed is another object. */
  readonly #pinPlates = new WeakMap<Pin, NamePlate>()
  readonly #plane = new Plane()
  readonly #sizes = new Map<NamePlate, PlateSize>()
  readonly #shown = new Map<NamePlate, HTMLElement>()
  #content: LayerContent | undefined
  #placed: ReadonlyMap<NamePlate, Shift> = new Map()
  #settlements: ReadonlyMap<number, readonly NamePlate[]> | undefined
  /** What the plates on the plane are there for, which is more than the view. */
  #filled: Frame | undefined
  #placedFor: readonly unknown[] = []
  #placedAt: number | undefined
  /** Whether a frame has been drawn with other badges and the names as they were. */
  #late = false

  constructor(
    world: Pick<ScaledWorld, 'places' | 'ranks' | 'markers' | 'metresPerUnit' | 'scale'>,
  ) {
    this.#hasVeils = world.markers.some(({ veiled }) => veiled)
    this.#world = world
    const { zooms, resolutionAt } = world.scale
    this.#scales = Array.from({ length: zooms.max * 2 + 1 }, (_, step) => resolutionAt(step / 2))
    const element = document.createElement('div')
    element.setAttribute('aria-hidden', 'true')
    element.append(this.#plane.element)
    this.layer = createElementLayer(element, (frame) => this.#draw(frame))
    this.#write(world)
  }

  /** Writes the same world's names in another language. */
  rename(world: NamedWorld): void {
    this.#write(world)
    this.#placeAnew()
  }

  #write(world: NamedWorld): void {
    this.#plates = namePlates(world, spokenLanguage())
    // The page itself is written in these typefaces and nearly always has them by now.
    const letters = [...new Set(this.#plates.map(({ text }) => text).join(''))].join('')
    if (!plateFonts.every((font) => document.fonts.check(font, letters))) {
      void this.#measureAgainWithFonts(letters)
    }
  }

  setContent(content: LayerContent): void {
    this.#content = content
    this.layer.changed()
  }

  /** The plate that is written over a point. @param resolution world units a CSS pixel */
  plateAt([x, y]: Coordinate, resolution: number): NamePlate | undefined {
    const content = this.#content
    if (!content?.showNamePlates) return undefined
    const badge = this.#badgeSize(content, resolution)
    for (const [plate, [right, down]] of this.#placed) {
      const { left, top } = this.#offset(plate, badge)
      const { width, height } = this.#size(plate)
      const across = (x - plate.coordinate[0]) / resolution - left - right
      const below = (plate.coordinate[1] - y) / resolution - top - down
      if (across >= 0 && across <= width && below >= 0 && below <= height) return plate
    }
    return undefined
  }

  /** @param letters the typefaces have several files, each with letters of its own */
  async #measureAgainWithFonts(letters: string): Promise<void> {
    await Promise.allSettled(plateFonts.map((font) => document.fonts.load(font, letters)))
    this.#placeAnew()
  }

  /** As if nothing had been written yet. */
  #placeAnew(): void {
    this.#placed = new Map()
    this.#sizes.clear()
    this.#settlements = undefined
    this.#placedFor = []
    this.#placedAt = undefined
    this.#clear()
    this.layer.changed()
  }

  /** @returns whether there is more to draw */
  #draw(frame: Frame): boolean {
    const content = this.#content
    if (!content?.showNamePlates) {
      this.#clear()
      return false
    }
    const placed = this.#placed
    // Placed for the nearest farther step of the scale: a name comes or goes at a step and not in between.
    const { resolution } = frame
    const scale = this.#scales.findLast((step) => step >= resolution * 0.999) ?? resolution
    const late = this.#place(content, scale)
    const moved = !this.#plane.isFor(frame) || placed !== this.#placed
    if (moved || !this.#filled || !showsAll(this.#filled, frame)) this.#fill(content, frame, moved)
    this.#plane.show(frame)
    return late
  }

  /** @param moved whether the plates that are there have to be put elsewhere */
  #fill(content: LayerContent, frame: Frame, moved: boolean): void {
    if (moved) this.#plane.anchor(frame)
    this.#filled = enlarged(frame, ahead)
    const [minX, minY, maxX, maxY] = frameExtent(this.#filled, overhang)
    const near = [...this.#placed.keys()].filter(({ coordinate: [x, y] }) => {
      return x >= minX && x <= maxX && y >= minY && y <= maxY
    })
    const badge = this.#badgeSize(content, frame.resolution)
    for (const plate of this.#showOnly(near, moved)) {
      const element = this.#shown.get(plate)
      const { left, top } = this.#offset(plate, badge)
      const [right, down] = this.#placed.get(plate) ?? [0, 0]
      const [x, y] = this.#plane.at(plate.coordinate)
      if (element) moveTo(element, x + left + right, y + top + down, frame)
    }
  }

  #clear(): void {
    this.#filled = undefined
    this.#shown.clear()
    this.#plane.element.replaceChildren()
  }

  /** @returns the plates that still have to be put in their place. */
  #showOnly(plates: readonly NamePlate[], all: boolean): readonly NamePlate[] {
    const wanted = new Set(plates)
    for (const [plate, element] of this.#shown) {
      if (wanted.has(plate)) continue
      element.remove()
      this.#shown.delete(plate)
    }
    const coming = plates.filter((plate) => !this.#shown.has(plate))
    for (const plate of coming) {
      const element = document.createElement('span')
      element.className = 'name-plate'
      // A pin's title may be written from right to left.
      element.dir = 'auto'
      element.dataset['kind'] = plate.kind
      element.textContent = plate.text
      const { width, height } = this.#size(plate)
      element.style.setProperty('--plate-width', `${width}px`)
      element.style.height = `${height}px`
      element.style.fontSize = `${plate.size}px`
      this.#shown.set(plate, element)
      this.#plane.element.append(element)
    }
    return all ? plates : coming
  }

  /**
   * Where nothing but what is shown has changed, the names follow a frame later: first comes what the player clicked.
   *
   * @param scale one of the steps
   * @returns whether names are still to be placed
   */
  #place(content: LayerContent, scale: number): boolean {
    const { visibleTypes, hidden, discovered, selected, pins, selectedPin, markerSize } = content
    const placedFor = [
      visibleTypes,
      hidden,
      selected,
      pins,
      selectedPin,
      markerSize,
      scale,
      this.#hasVeils && discovered,
    ]
    if (placedFor.every((value, index) => value === this.#placedFor[index])) return false
    this.#late = !this.#late && scale === this.#placedAt
    if (this.#late) return true
    this.#placedFor = placedFor
    this.#placedAt = scale
    this.#settlements ??= nestedPlates(
      this.#plates.filter(({ marker }) => !marker),
      [...this.#scales].reverse(),
      (plate, step) => this.#box(plate, step, 0),
    )
    const metres = scale * this.#world.metresPerUnit
    const near = metres <= markerPlateScale
    const nearPins = metres <= pinPlateScale
    // A hidden marker's name would point at nothing.
    const ofMarkers = this.#plates.filter(
      ({ marker }) =>
        marker &&
        near &&
        nameOf(marker, discovered.has(marker.id)) !== undefined &&
        (marker.id === selected?.id || isShown(marker, visibleTypes, hidden)),
    )
    const ofPins = nearPins ? this.#platesOf(pins, selectedPin) : []
    const badge = this.#badgeSize(content, scale)
    const aside = settlementShifts(metres)
    this.#placed = placedPlates(
      [...(this.#settlements.get(scale) ?? []), ...ofPins, ...ofMarkers],
      (plate) => this.#box(plate, scale, badge),
      {
        kept: selected ? [badgeBox(selected, scale, badge * selectedScale)] : [],
        badges: this.#badges(content, scale, badge * roundShare),
      },
      ({ kind }) => (kind === 'settlement' ? aside : [[0, 0]]),
    )
    return false
  }

  /** What the badges of all that is shown cover; in a crowd no name could stand clear of them. */
  #badges(
    { visibleTypes, hidden }: LayerContent,
    scale: number,
    side: number,
  ): readonly PlateBox[] {
    const shown = this.#world.markers.filter((marker) => isShown(marker, visibleTypes, hidden))
    return shown.length > crowd ? [] : shown.map((marker) => badgeBox(marker, scale, side))
  }

  #badgeSize({ markerSize }: LayerContent, resolution: number): number {
    return badgeSize(markerSize, this.#world.scale.zoomAt(resolution))
  }

  #platesOf(pins: readonly Pin[], selected: Pin | null): readonly NamePlate[] {
    // The selected pin is shown although pins are hidden, and may be on its way to another place.
    const others = pins.filter(({ id }) => id !== selected?.id)
    return [...(selected ? [selected] : []), ...others].flatMap((pin) => {
      const plate = this.#pinPlates.get(pin) ?? pinPlate(pin)
      if (plate) this.#pinPlates.set(pin, plate)
      return plate ?? []
    })
  }

  /** @param badge how wide badges are, in CSS pixels */
  #box(plate: NamePlate, scale: number, badge: number): PlateBox {
    const { width, height } = this.#size(plate)
    const { left, top } = this.#offset(plate, badge)
    return boxAt(plate.coordinate, scale, left, top, width, height)
  }

  /** Settlements' names stand on the settlement, markers' names below their badge, pins' below their foot. */
  #offset(plate: NamePlate, badge: number): { readonly left: number; readonly top: number } {
    const { width, height } = this.#size(plate)
    const tops = { settlement: -height / 2, marker: badge / 2 + 3, pin: 5 }
    return { left: -width / 2, top: tops[plate.kind] }
  }

  #size(plate: NamePlate): PlateSize {
    let size = this.#sizes.get(plate)
    if (!size) {
      size = measurePlate(plate)
      this.#sizes.set(plate, size)
    }
    return size
  }
}

/** @param side how wide the badge is, in CSS pixels */
function badgeBox({ coordinate }: Marker, resolution: number, side: number): PlateBox {
  return boxAt(coordinate, resolution, -side / 2, -side / 2, side, side)
}

/** A box beside a point of the world, in CSS pixels from the world's origin at this scale. */
function boxAt(
  [x, y]: NamePlate['coordinate'],
  resolution: number,
  offsetLeft: number,
  offsetTop: number,
  width: number,
  height: number,
): PlateBox {
  const left = x / resolution + offsetLeft
  const top = -y / resolution + offsetTop
  return { left, top, right: left + width, bottom: top + height }
}

/** CSS pixels. */
interface PlateSize {
  readonly width: number
  readonly height: number
}

/** As the style sheet of the map view sets it. */
function fontOf({ kind, size }: Pick<NamePlate, 'kind' | 'size'>): string {
  return kind === 'settlement'
    ? `700 ${size}px "Alegreya SC", Georgia, serif`
    : `500 ${size}px "Alegreya Sans", system-ui, sans-serif`
}

/** The fonts that plates are written in, for `document.fonts.load`; the size does not matter there. */
const plateFonts = [fontOf({ kind: 'settlement', size: 20 }), fontOf({ kind: 'marker', size: 13 })]

let measuring: CanvasRenderingContext2D | null | undefined
let measured: string | undefined

/** How large a plate will be, without putting it on the page. */
function measurePlate(plate: NamePlate): PlateSize {
  const { text, size } = plate
  measuring ??= document.createElement('canvas').getContext('2d')
  const font = fontOf(plate)
  // The same font again would take as long as another.
  if (measuring && measured !== font) measuring.font = font
  measured = font
  const textWidth = measuring?.measureText(text).width ?? text.length * size * 0.6
  return { width: Math.ceil(textWidth + size * 0.9), height: Math.ceil(size * 1.4) }
}
