import type Layer from 'ol/layer/Layer.js'
import { isShown } from '../../../domain/filtering.ts'
import {
  markerPlateResolution,
  nestedPlates,
  namePlates,
  pinPlate,
  pinPlateResolution,
  placedPlates,
  type Box,
  type NamePlate,
} from '../../../domain/name-plates.ts'
import { resolutionAt, zoomRange } from '../../../domain/last-position.ts'
import type { Pin } from '../../../domain/pin.ts'
import type { World } from '../../../domain/world.ts'
import type { MapContent } from '../map-engine.ts'
import { selectedScale } from './badge.ts'
import { createElementLayer } from './element-layer.ts'
import { frameExtent, moveTo, sameView, toScreen, type Frame } from './frame.ts'
import { measurePlate, plateFonts, type PlateSize } from './plate-size.ts'

/** World units a CSS pixel, from far to near, in steps of half a zoom level. */
const scales = Array.from({ length: zoomRange.max * 2 + 1 }, (_, step) => resolutionAt(step / 2))

/** Names that begin outside the view may reach into it by so many CSS pixels. */
const overhang = 150

/**
 * Writes names on the map, as elements rather than on a canvas: they are moved with the map instead of being
 * drawn again, and follow the page's typefaces and colours.
 */
export class NamePlateLayer {
  readonly layer: Layer
  readonly #plates: readonly NamePlate[]
  /** A pin that was changed is another object. */
  readonly #pinPlates = new WeakMap<Pin, NamePlate>()
  /** Holds the plates: dragging the map moves it, and none of them. */
  readonly #plane = document.createElement('div')
  readonly #sizes = new Map<NamePlate, PlateSize>()
  readonly #shown = new Map<NamePlate, HTMLElement>()
  #content: MapContent | undefined
  #placed: readonly NamePlate[] = []
  #settlements: ReadonlyMap<number, readonly NamePlate[]> | undefined
  #frame: Frame | undefined
  /** The view for which the plates stand on the plane. */
  #anchor: Frame | undefined
  #placedFor: readonly unknown[] = []

  constructor(world: Pick<World, 'places' | 'markers'>) {
    this.#plates = namePlates(world.places, world.markers)
    this.#plane.className = 'name-plane'
    const element = document.createElement('div')
    element.ariaHidden = 'true'
    element.append(this.#plane)
    this.layer = createElementLayer(element, (frame) => {
      this.#draw(frame)
      return false
    })
    void this.#measureAgainWithFonts()
  }

  setContent(content: MapContent): void {
    this.#content = content
    this.layer.changed()
  }

  async #measureAgainWithFonts(): Promise<void> {
    await Promise.allSettled(plateFonts.map((font) => document.fonts.load(font)))
    this.#sizes.clear()
    this.#settlements = undefined
    this.#placedFor = []
    this.#clear()
    this.layer.changed()
  }

  #draw(frame: Frame): void {
    const content = this.#content
    if (!content?.showNamePlates) {
      this.#clear()
      return
    }
    const placed = this.#placed
    this.#place(content, frame.resolution)
    if (placed === this.#placed && this.#frame && sameView(this.#frame, frame)) return
    this.#frame = frame
    const anchor = this.#anchorFor(frame, placed !== this.#placed)
    const [minX, minY, maxX, maxY] = frameExtent(frame, overhang)
    const inView = this.#placed.filter(({ coordinate: [x, y] }) => {
      return x >= minX && x <= maxX && y >= minY && y <= maxY
    })
    for (const plate of this.#showOnly(inView, anchor !== this.#anchor)) {
      const element = this.#shown.get(plate)
      const { left, top } = this.#offset(plate, content.markerSize)
      const [x, y] = toScreen(plate.coordinate, anchor)
      if (element) moveTo(element, x + left, y + top, frame)
    }
    this.#anchor = anchor
    const [x, y] = toScreen(anchor.centre, frame)
    moveTo(this.#plane, x - frame.size[0] / 2, y - frame.size[1] / 2, frame)
  }

  #anchorFor(frame: Frame, placedAnew: boolean): Frame {
    const anchor = this.#anchor
    if (!anchor || placedAnew) return frame
    return sameView({ ...anchor, centre: frame.centre }, frame) ? anchor : frame
  }

  #clear(): void {
    this.#frame = undefined
    this.#anchor = undefined
    this.#shown.clear()
    this.#plane.replaceChildren()
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
      element.dataset['rank'] = plate.rank
      element.textContent = plate.text
      const { width, height } = this.#size(plate)
      element.style.width = `${width}px`
      element.style.height = `${height}px`
      this.#shown.set(plate, element)
      this.#plane.append(element)
    }
    return all ? plates : coming
  }

  #place(content: MapContent, resolution: number): void {
    const { visibleTypes, hidden, selected, pins, selectedPin, markerSize } = content
    // Placed for the nearest farther step of the scale: a name comes or goes at a step and not in between.
    const scale = scales.findLast((step) => step >= resolution * 0.999) ?? resolution
    const placedFor = [visibleTypes, hidden, selected, pins, selectedPin, markerSize, scale]
    if (placedFor.every((value, index) => value === this.#placedFor[index])) return
    this.#placedFor = placedFor
    this.#settlements ??= nestedPlates(
      this.#plates.filter(({ marker }) => !marker),
      scales.toReversed(),
      (plate, step) => this.#box(plate, step, markerSize),
    )
    const near = scale <= markerPlateResolution
    const nearPins = scale <= pinPlateResolution
    // A hidden marker's name would point at nothing.
    const ofMarkers = this.#plates.filter(
      ({ marker }) =>
        marker && near && (marker === selected || isShown(marker, visibleTypes, hidden)),
    )
    const ofPins = nearPins ? this.#platesOf(pins, selectedPin) : []
    const badge = markerSize * selectedScale
    const obstacles = selected
      ? [boxAt(selected.coordinate, scale, -badge / 2, -badge / 2, badge, badge)]
      : []
    this.#placed = placedPlates(
      [...(this.#settlements.get(scale) ?? []), ...ofPins, ...ofMarkers],
      (plate) => this.#box(plate, scale, markerSize),
      obstacles,
    )
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

  #box(plate: NamePlate, scale: number, markerSize: number): Box {
    const { width, height } = this.#size(plate)
    const { left, top } = this.#offset(plate, markerSize)
    return boxAt(plate.coordinate, scale, left, top, width, height)
  }

  /** Settlements' names stand on the settlement, markers' names below their badge, pins' below their foot. */
  #offset(plate: NamePlate, markerSize: number): { readonly left: number; readonly top: number } {
    const { width, height } = this.#size(plate)
    const tops = { marker: markerSize / 2 + 3, pin: 5 }
    const top = plate.rank === 'marker' || plate.rank === 'pin' ? tops[plate.rank] : -height / 2
    return { left: -width / 2, top }
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

/** A box beside a point of the world, in CSS pixels from the world's origin at this scale. */
function boxAt(
  [x, y]: NamePlate['coordinate'],
  resolution: number,
  offsetLeft: number,
  offsetTop: number,
  width: number,
  height: number,
): Box {
  const left = x / resolution + offsetLeft
  const top = -y / resolution + offsetTop
  return { left, top, right: left + width, bottom: top + height }
}
