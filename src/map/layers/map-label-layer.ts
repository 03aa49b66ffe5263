import {
  markerIconSize,
  markerLabelScale,
  mapLabels,
  settlementShifts,
  nestedLabels,
  placedLabels,
  settlementNameShare,
  type MapLabel,
  type LabelBox,
  type Shift,
  smallLabelSize,
} from '../../world/map-labels.ts'
import { isShown } from '../../world/filtering.ts'
import { nameOf } from '../../world/marker-label.ts'
import type { Marker } from '../../world/marker.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { cutText } from '../../platform/characters.ts'
import type { Pin } from '../../records/pin.ts'
import { pinShape } from '../../records/pin-drawings.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import type { LandObstacles } from '../../basemap/land-obstacles.ts'
import type { LayerContent, NamedWorld } from '../map-engine.ts'
import { enlarged, viewportExtent, moveTo, showsAll, type Viewport, Pane } from './viewport.ts'
import { createElementLayer, type MapLayer, workFor } from './map-layer.ts'
import { selectedScale } from './points/marker-icon.ts'
import { crowd } from './points/marker-set.ts'
import { pinScale } from './points/pin-drawing.ts'

/** Names that begin outside the view may reach into it by so many CSS pixels. */
const overhang = 150

/** A round marker icon leaves the corners of its square free: as wide a square has about its area. */
const roundShare = 0.88

/** Names are put on the pane so many CSS pixels before they come into view. */
const ahead = 160

/** The names of a new map are measured and chosen for so many milliseconds a frame. */
const nestingTime = 16

/**
 * Writes names on the map, as elements rather than on a canvas: they are moved with the map instead of being
 * drawn again, and follow the page's typefaces and colours.
 */
export class MapLabelLayer {
  readonly layer: MapLayer
  #labels: readonly MapLabel[] = []
  /** Those of them that settlements have. */
  #settlementLabels: readonly MapLabel[] = []
  /** Whether what is written depends on what is found. */
  readonly #hasVeils: boolean
  readonly #world: Pick<ScaledWorld, 'markers' | 'metresPerUnit' | 'scale'>
  /** World units a CSS pixel, from far to near, in steps of half a zoom level. */
  readonly #scales: readonly number[]
  /** A pin that was changed is another object. */
  readonly #pinMapLabels = new WeakMap<Pin, MapLabel>()
  readonly #pane = new Pane()
  readonly #sizes = new Map<MapLabel, LabelSize>()
  readonly #shown = new Map<MapLabel, HTMLElement>()
  #content: LayerContent | undefined
  #placed: ReadonlyMap<MapLabel, Shift> = new Map()
  /** World units a CSS pixel where {@link #placed} holds. */
  #placedScale = 1
  /** By scale, the settlements that are named there. */
  #settlements: ReadonlyMap<number, readonly MapLabel[]> | undefined
  /** What makes them, a little in each frame. */
  #nesting: Iterator<unknown, ReadonlyMap<number, readonly MapLabel[]>> | undefined
  /** What the labels on the pane are there for, which is more than the view. */
  #filled: Viewport | undefined
  #land: LandObstacles | undefined
  /** Of their full size, what settlements' names are written in. */
  #share = 1
  #placedFor: readonly unknown[] = []
  #placedAt: number | undefined
  /** Whether a frame has been drawn with other marker icons and the names as they were. */
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
    element.append(this.#pane.element)
    this.layer = createElementLayer(element, (viewport) => this.#draw(viewport))
    this.#write(world)
  }

  /** Writes the same world's names in another language. */
  rename(world: NamedWorld): void {
    this.#write(world)
    this.#placeAnew()
  }

  #write(world: NamedWorld): void {
    this.#labels = mapLabels(world, currentLocale())
    this.#settlementLabels = this.#labels.filter(({ kind }) => kind === 'settlement')
    // The page itself is written in these typefaces and nearly always has them by now.
    const letters = [...new Set(this.#labels.map(({ text }) => text).join(''))].join('')
    if (!labelFonts.every((font) => document.fonts.check(font, letters))) {
      void this.#measureAgainWithFonts(letters)
    }
  }

  setContent(content: LayerContent): void {
    this.#content = content
    this.layer.changed()
  }

  /** Names on the map do not cover the land's own names and great buildings. */
  standClearOf(land: LandObstacles): void {
    this.#land = land
    this.layer.changed()
  }

  /** The label that is written over a point. @param resolution world units a CSS pixel */
  labelAt([x, y]: Coordinate, resolution: number): MapLabel | undefined {
    const content = this.#content
    if (!content?.showNamePlates) return undefined
    const iconSize = this.#markerIconSize(content, resolution)
    for (const label of this.#placed.keys()) {
      const { left, top } = this.#offset(label, iconSize)
      const { width, height } = this.#size(label)
      const [right, down] = this.#shift(label, resolution)
      const across = (x - label.coordinate[0]) / resolution - left - right
      const below = (label.coordinate[1] - y) / resolution - top - down
      if (across >= 0 && across <= width && below >= 0 && below <= height) return label
    }
    return undefined
  }

  /** @param letters the typefaces have several files, each with letters of its own */
  async #measureAgainWithFonts(letters: string): Promise<void> {
    await Promise.allSettled(labelFonts.map((font) => document.fonts.load(font, letters)))
    this.#placeAnew()
  }

  /** What is written stays until all of it is measured again, which takes some frames. */
  #placeAnew(): void {
    this.#sizes.clear()
    this.#settlements = this.#nesting = undefined
    this.#placedFor = []
    this.#placedAt = undefined
    this.layer.changed()
  }

  /** @returns whether there is more to draw */
  #draw(viewport: Viewport): boolean {
    const content = this.#content
    if (!content?.showNamePlates) {
      this.#clear()
      return false
    }
    const placed = this.#placed
    // Placed for the nearest farther step of the scale: a name comes or goes at a step and not in between.
    const { resolution } = viewport
    const scale = this.#scales.findLast((step) => step >= resolution * 0.999) ?? resolution
    const late = this.#place(content, scale)
    const moved = !this.#pane.isFor(viewport) || placed !== this.#placed
    if (moved || !this.#filled || !showsAll(this.#filled, viewport))
      this.#fill(content, viewport, moved)
    this.#pane.show(viewport)
    return late
  }

  /** @param moved whether the labels that are there have to be put elsewhere */
  #fill(content: LayerContent, viewport: Viewport, moved: boolean): void {
    if (moved) this.#pane.anchor(viewport)
    this.#filled = enlarged(viewport, ahead)
    const [minX, minY, maxX, maxY] = viewportExtent(this.#filled, overhang)
    const near = [...this.#placed.keys()].filter(({ coordinate: [x, y] }) => {
      return x >= minX && x <= maxX && y >= minY && y <= maxY
    })
    const iconSize = this.#markerIconSize(content, viewport.resolution)
    for (const label of this.#showOnly(near, moved)) {
      const element = this.#shown.get(label)
      const { left, top } = this.#offset(label, iconSize)
      const [right, down] = this.#shift(label, viewport.resolution)
      const [x, y] = this.#pane.at(label.coordinate)
      if (element) moveTo(element, x + left + right, y + top + down)
    }
  }

  /**
   * How far a label stands aside at a scale between two steps. A name keeps its place on the land there, because marker
   * icons that it is clear of move apart faster than they grow.
   */
  #shift(label: MapLabel, resolution: number): Shift {
    const [right, down] = this.#placed.get(label) ?? [0, 0]
    const nearer = this.#placedScale / resolution
    return [right * nearer, down * nearer]
  }

  #clear(): void {
    this.#filled = undefined
    this.#shown.clear()
    this.#pane.element.replaceChildren()
  }

  /** @returns the labels that still have to be put in their place. */
  #showOnly(labels: readonly MapLabel[], all: boolean): readonly MapLabel[] {
    const wanted = new Set(labels)
    for (const [label, element] of this.#shown) {
      if (wanted.has(label)) continue
      element.remove()
      this.#shown.delete(label)
    }
    const coming = labels.filter((label) => !this.#shown.has(label))
    for (const label of coming) {
      const element = document.createElement('span')
      element.className = 'map-label'
      // A pin's title may be written from right to left.
      element.dir = 'auto'
      element.dataset['kind'] = label.kind
      element.textContent = label.text
      const { width, height } = this.#size(label)
      element.style.setProperty('--label-width', `${width}px`)
      element.style.height = `${height}px`
      element.style.fontSize = `${label.kind === 'settlement' ? label.size * this.#share : label.size}px`
      this.#shown.set(label, element)
      this.#pane.element.append(element)
    }
    return all ? labels : coming
  }

  /**
   * Where nothing but what is shown has changed, the names follow a frame later: first comes what the player clicked. On a
   * new map they follow when all of them are measured.
   *
   * @param scale one of the steps
   * @returns whether names are still to be placed
   */
  #place(content: LayerContent, scale: number): boolean {
    const { visibleTypes, hidden, discovered, selected, pins, selectedPin, markerSize } = content
    const starts = content.starts?.shown === true ? content.starts.markers : null
    const placedFor = [
      visibleTypes,
      hidden,
      selected,
      pins,
      selectedPin,
      starts,
      markerSize,
      scale,
      this.#land,
      this.#hasVeils && discovered,
    ]
    if (placedFor.every((value, index) => value === this.#placedFor[index])) return false
    if (!this.#settlements) {
      this.#nesting ??= this.#nest()
      this.#settlements = workFor(nestingTime, this.#nesting)
      return true
    }
    this.#late = !this.#late && scale === this.#placedAt
    if (this.#late) return true
    const isAnew = this.#placedAt === undefined
    this.#placedFor = placedFor
    this.#placedAt = scale
    const share = settlementNameShare(this.#world.scale.zoomAt(scale))
    if (isAnew || share !== this.#share) this.#clear()
    this.#share = share
    const metres = scale * this.#world.metresPerUnit
    const near = metres <= markerLabelScale
    const nearPins = metres <= pinLabelScale
    // A hidden marker's name would point at nothing.
    const ofMarkers = this.#labels.filter(
      ({ marker }) =>
        marker &&
        near &&
        nameOf(marker, discovered.has(marker.id)) !== undefined &&
        (marker.id === selected?.id || isShown(marker, visibleTypes, hidden)),
    )
    const ofPins = nearPins ? this.#labelsOf(pins, selectedPin) : []
    const iconSize = this.#markerIconSize(content, scale)
    const aside = settlementShifts(metres)
    const settlements = this.#settlements.get(scale) ?? []
    const minor = near ? this.#labels.filter(({ isMinor }) => isMinor) : []
    this.#placedScale = scale
    this.#placed = placedLabels(
      [...settlements, ...minor, ...ofPins, ...ofMarkers],
      (label) => this.#box(label, scale, iconSize),
      {
        kept: selected ? [markerIconBox(selected, scale, iconSize * selectedScale)] : [],
        markerIcons: this.#markerIcons(content, scale, iconSize),
        land: this.#landBoxes(scale),
      },
      (label) => (label.kind === 'settlement' ? this.#shiftsOf(label, aside, scale) : [[0, 0]]),
      ({ isMinor = false }) => isMinor,
    )
    return false
  }

  /** In steps of about a millisecond: to measure a hundred names takes 40 on a quick machine. */
  *#nest(): Generator<unknown, ReadonlyMap<number, readonly MapLabel[]>> {
    const labels = this.#settlementLabels.filter(({ isMinor }) => !isMinor)
    for (const label of labels) yield this.#size(label)
    const nested = new Map<number, readonly MapLabel[]>()
    const boxOf = (label: MapLabel, scale: number) =>
      this.#box(label, scale, 0, settlementNameShare(this.#world.scale.zoomAt(scale)))
    for (const [scale, named] of nestedLabels(labels, [...this.#scales].reverse(), boxOf))
      yield nested.set(scale, named)
    return nested
  }

  /** Where a settlement's name may stand: in its place, and aside where no other settlement is nearer. */
  *#shiftsOf({ coordinate, isMinor }: MapLabel, aside: readonly Shift[], scale: number) {
    for (const shift of aside) {
      const [right, down] = shift
      const away = Math.hypot(right, down) * scale
      const [x, y] = [coordinate[0] + right * scale, coordinate[1] - down * scale]
      const isNearer = ({ coordinate: other, isMinor: isOtherMinor }: MapLabel) =>
        (!isOtherMinor || isMinor) &&
        other !== coordinate &&
        Math.hypot(other[0] - x, other[1] - y) < away
      if (!this.#settlementLabels.some(isNearer)) yield shift
    }
  }

  #landBoxes(scale: number): readonly LabelBox[] {
    const letters = this.#land?.letters[this.#scales.indexOf(scale)] ?? []
    return [...letters, ...(this.#land?.landmarks ?? [])].map(([minX, minY, maxX, maxY]) => ({
      left: minX / scale,
      top: -maxY / scale,
      right: maxX / scale,
      bottom: -minY / scale,
    }))
  }

  /** What the icons of markers, quests and pins cover; in a crowd no name could stand clear of them. */
  #markerIcons(
    { visibleTypes, hidden, starts, pins, selectedPin }: LayerContent,
    scale: number,
    iconSize: number,
  ): readonly LabelBox[] {
    const shown = this.#world.markers.filter((marker) => isShown(marker, visibleTypes, hidden))
    if (starts?.shown) shown.push(...starts.markers)
    // The names make no way for a pin that is being moved.
    const others = pins.filter(({ id }) => id !== selectedPin?.id)
    if (shown.length + others.length > crowd) return []
    const pinSize = pinScale(iconSize)
    return [
      ...shown.map((marker) => markerIconBox(marker, scale, iconSize * roundShare)),
      ...others.map((pin) => pinBox(pin, scale, pinSize)),
    ]
  }

  #markerIconSize({ markerSize }: LayerContent, resolution: number): number {
    return markerIconSize(markerSize, this.#world.scale.zoomAt(resolution))
  }

  #labelsOf(pins: readonly Pin[], selected: Pin | null): readonly MapLabel[] {
    // The selected pin is shown although pins are hidden, and may be on its way to another place.
    const others = pins.filter(({ id }) => id !== selected?.id)
    return [...(selected ? [selected] : []), ...others].flatMap((pin) => {
      const label = this.#pinMapLabels.get(pin) ?? pinMapLabel(pin)
      if (label) this.#pinMapLabels.set(pin, label)
      return label ?? []
    })
  }

  /** @param iconSize how wide marker icons are, in CSS pixels */
  #box(label: MapLabel, scale: number, iconSize: number, share = this.#share): LabelBox {
    const { width, height } = this.#size(label, share)
    const { left, top } = this.#offset(label, iconSize, share)
    return boxAt(label.coordinate, scale, left, top, width, height)
  }

  /** Settlements' names stand on the settlement, markers' names below their marker icon, pins' below their foot. */
  #offset(
    label: MapLabel,
    iconSize: number,
    share = this.#share,
  ): { readonly left: number; readonly top: number } {
    const { width, height } = this.#size(label, share)
    const tops = { settlement: -height / 2, marker: iconSize / 2 + 3, pin: 5 }
    return { left: -width / 2, top: tops[label.kind] }
  }

  #size(label: MapLabel, share = this.#share): LabelSize {
    let size = this.#sizes.get(label)
    if (!size) {
      size = measureLabel(label)
      this.#sizes.set(label, size)
    }
    const { width, height } = size
    return label.kind === 'settlement' ? { width: width * share, height: height * share } : size
  }
}

/** @param side how wide the marker icon is, in CSS pixels */
function markerIconBox({ coordinate }: Marker, resolution: number, side: number): LabelBox {
  return boxAt(coordinate, resolution, -side / 2, -side / 2, side, side)
}

/** A pin stands on its foot. @param size CSS pixels of one unit of the pin's own grid */
function pinBox({ x, y }: Pin, resolution: number, size: number): LabelBox {
  const [width, height] = [pinShape.width * size, pinShape.height * size]
  return boxAt([x, y], resolution, -width / 2, -height, width, height)
}

/** A box beside a point of the world, in CSS pixels from the world's origin at this scale. */
function boxAt(
  [x, y]: MapLabel['coordinate'],
  resolution: number,
  offsetLeft: number,
  offsetTop: number,
  width: number,
  height: number,
): LabelBox {
  const left = x / resolution + offsetLeft
  const top = -y / resolution + offsetTop
  return { left, top, right: left + width, bottom: top + height }
}

/** CSS pixels. */
interface LabelSize {
  readonly width: number
  readonly height: number
}

/** As the style sheet of the map view sets it. */
function fontOf({ kind, size }: Pick<MapLabel, 'kind' | 'size'>): string {
  return kind === 'settlement'
    ? `700 ${size}px "Alegreya SC", Georgia, serif`
    : `500 ${size}px "Alegreya Sans", system-ui, sans-serif`
}

/** The fonts that labels are written in, for `document.fonts.load`; the size does not matter there. */
const labelFonts = [fontOf({ kind: 'settlement', size: 20 }), fontOf({ kind: 'marker', size: 13 })]

let measuring: CanvasRenderingContext2D | null | undefined
let measured: string | undefined

/** How large a label will be, without putting it on the page. */
function measureLabel(label: MapLabel): LabelSize {
  const { text, size } = label
  measuring ??= document.createElement('canvas').getContext('2d')
  const font = fontOf(label)
  // The same font again would take as long as another.
  if (measuring && measured !== font) measuring.font = font
  measured = font
  const textWidth = measuring?.measureText(text).width ?? text.length * size * 0.6
  return { width: Math.ceil(textWidth + size * 0.9), height: Math.ceil(size * 1.4) }
}

/** Titles of pins are written only when the view is at least this close, in metres a CSS pixel: there may be thousands. */
const pinLabelScale = 1

/** A pin's title is cut to so many characters: more of it would cover what it names. */
const maxPinLabelLength = 28

/** Nothing for a pin without a title. */
export function pinMapLabel({ x, y, title }: Pin): MapLabel | undefined {
  const text = cutText(title, maxPinLabelLength)
  if (text === '') return undefined
  const shown = text === title ? text : `${text}…`
  return { text: shown, coordinate: [x, y], kind: 'pin', size: smallLabelSize }
}
