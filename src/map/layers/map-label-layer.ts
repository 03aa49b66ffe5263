import {
  markerIconSize,
  markerLabelScale,
  mapLabels,
  placeNameShifts,
  findLabelsPerZoom,
  placeLabels,
  placeNameShare,
  type MapLabel,
  type LabelBox,
  type Shift,
} from '../../world/map-labels.ts'
import { nameOf } from '../../world/marker-label.ts'
import type { Marker } from '../../world/marker.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { LandObstacles } from '../../basemap/land-obstacles.ts'
import type { LayerContent, NamedWorld } from '../map-engine.ts'
import { enlarged, viewportExtent, moveTo, showsAll, type Viewport, Pane } from './viewport.ts'
import { createElementLayer, type MapLayer, workFor } from './map-layer.ts'
import { selectedScale } from './points/marker-icon.ts'
import { crowdSize } from './points/marker-set.ts'
import type { LayerPoints } from './points/point-source.ts'

/** Maximum length of a name in CSS pixels that reaches into the view from a point outside the view. */
const overhang = 150

/** Side of a square with about the area of a round icon, relative to the icon's diameter. */
const roundShare = 0.88

/** Distance outside the view, in CSS pixels, at which names are put on the pane. */
const ahead = 160

/** For finding the sizes of the names of places and choosing which of them each scale shows. */
const nestingMsPerFrame = 16

/** Writes names on the map as elements, which move without being painted again and follow the page's colours. */
export class MapLabelLayer {
  readonly layer: MapLayer
  #labels: readonly MapLabel[] = []
  #placeLabels: readonly MapLabel[] = []
  readonly #hasVeiledNames: boolean
  readonly #world: Pick<ScaledWorld, 'markers' | 'metresPerUnit' | 'scale'>
  /** Scales for which names are placed, in world units per CSS pixel: far to near, in steps of half a zoom level. */
  readonly #scales: readonly number[]
  #layerPoints: readonly LayerPoints[] = []
  readonly #pane = new Pane()
  readonly #sizes = new Map<MapLabel, LabelSize>()
  readonly #shown = new Map<MapLabel, HTMLElement>()
  #content: LayerContent | undefined
  #shifts: ReadonlyMap<MapLabel, Shift> = new Map()
  /** Scale for which {@link #shifts} was calculated, in world units per CSS pixel. */
  #placedScale = 1
  /** Names of places to show, by scale. `undefined` until {@link #nesting} is done. */
  #places: ReadonlyMap<number, readonly MapLabel[]> | undefined
  #nesting: Iterator<unknown, ReadonlyMap<number, readonly MapLabel[]>> | undefined
  /** The enlarged viewport whose labels are on the pane. */
  #filled: Viewport | undefined
  #land: LandObstacles | undefined
  #placeNameShare = 1
  #placedFor: readonly unknown[] = []
  #placedAt: number | undefined
  /** True if a frame was drawn with new icons but with the previous names. */
  #isOutdated = false

  /** @param language BCP 47 tag of the language of the names */
  constructor(
    world: Pick<ScaledWorld, 'places' | 'ranks' | 'markers' | 'metresPerUnit' | 'scale'>,
    language: string,
  ) {
    this.#hasVeiledNames = world.markers.some(({ veiled }) => veiled)
    this.#world = world
    const { zooms, resolutionAt } = world.scale
    this.#scales = Array.from({ length: zooms.max * 2 + 1 }, (_, step) => resolutionAt(step / 2))
    const element = document.createElement('div')
    element.setAttribute('aria-hidden', 'true')
    element.append(this.#pane.element)
    this.layer = createElementLayer(element, (viewport) => this.#draw(viewport))
    this.#write(world, language)
  }

  rename(world: NamedWorld, language: string): void {
    this.#write(world, language)
    this.#placeAll()
  }

  #write(world: NamedWorld, language: string): void {
    this.#labels = mapLabels(world, language)
    this.#placeLabels = this.#labels.filter(({ kind }) => kind === 'place')
    // The page uses the same typefaces, so they have nearly always been loaded by now.
    const letters = [...new Set(this.#labels.map(({ text }) => text).join(''))].join('')
    if (!labelFonts.every((font) => document.fonts.check(font, letters))) {
      void this.#measureAgainWithFonts(letters)
    }
  }

  setContent(content: LayerContent): void {
    this.#content = content
    this.layer.changed()
  }

  addPoints(added: LayerPoints): () => void {
    this.#setPoints([...this.#layerPoints, added])
    return () => this.#setPoints(this.#layerPoints.filter((points) => points !== added))
  }

  #setPoints(points: readonly LayerPoints[]): void {
    this.#layerPoints = points
    this.#placedFor = []
    this.layer.changed()
  }

  /** Sets the areas that names must not cover: the land's own names and great buildings. */
  avoidLand(land: LandObstacles): void {
    this.#land = land
    this.layer.changed()
  }

  /** Returns the label at a point. @param resolution world units per CSS pixel */
  labelAt([x, y]: Coordinate, resolution: number): MapLabel | undefined {
    const content = this.#content
    if (!content?.showNamePlates) return undefined
    const iconSize = this.#markerIconSize(content, resolution)
    for (const label of this.#shifts.keys()) {
      const { left, top } = this.#offset(label, iconSize)
      const { width, height } = this.#size(label)
      const [right, down] = this.#shift(label, resolution)
      const across = (x - label.coordinate[0]) / resolution - left - right
      const below = (label.coordinate[1] - y) / resolution - top - down
      if (across >= 0 && across <= width && below >= 0 && below <= height) return label
    }
    return undefined
  }

  /** @param letters all letters of the names, since each file of a typeface holds only some letters */
  async #measureAgainWithFonts(letters: string): Promise<void> {
    await Promise.allSettled(labelFonts.map((font) => document.fonts.load(font, letters)))
    this.#placeAll()
  }

  /** Places all names again. The old ones stay until all names have been measured, which takes some frames. */
  #placeAll(): void {
    this.#sizes.clear()
    this.#places = this.#nesting = undefined
    this.#placedFor = []
    this.#placedAt = undefined
    this.layer.changed()
  }

  #draw(viewport: Viewport): boolean {
    const content = this.#content
    if (!content?.showNamePlates) {
      this.#clear()
      return false
    }
    const placed = this.#shifts
    // Places names for the next step that is farther out, so that names only appear or vanish at a step.
    const { resolution } = viewport
    const scale = this.#scales.findLast((step) => step >= resolution * 0.999) ?? resolution
    const needsFrame = this.#place(content, scale)
    const moved = !this.#pane.isFor(viewport) || placed !== this.#shifts
    if (moved || !this.#filled || !showsAll(this.#filled, viewport))
      this.#fill(content, viewport, moved)
    this.#pane.show(viewport)
    return needsFrame
  }

  #fill(content: LayerContent, viewport: Viewport, moved: boolean): void {
    if (moved) this.#pane.anchor(viewport)
    this.#filled = enlarged(viewport, ahead)
    const [minX, minY, maxX, maxY] = viewportExtent(this.#filled, overhang)
    const near = [...this.#shifts.keys()].filter(({ coordinate: [x, y] }) => {
      return x >= minX && x <= maxX && y >= minY && y <= maxY
    })
    const iconSize = this.#markerIconSize(content, viewport.resolution)
    for (const label of this.#fillPane(near, moved)) {
      const element = this.#shown.get(label)
      const { left, top } = this.#offset(label, iconSize)
      const [right, down] = this.#shift(label, viewport.resolution)
      const [x, y] = this.#pane.at(label.coordinate)
      if (element) moveTo(element, x + left + right, y + top + down)
    }
  }

  /** Returns a label's shift in CSS pixels at a scale between two steps. The label keeps its place on the land. */
  #shift(label: MapLabel, resolution: number): Shift {
    const [right, down] = this.#shifts.get(label) ?? [0, 0]
    const nearer = this.#placedScale / resolution
    return [right * nearer, down * nearer]
  }

  #clear(): void {
    this.#filled = undefined
    this.#shown.clear()
    this.#pane.element.replaceChildren()
  }

  /** Adds and removes labels on the pane. @returns the labels that have to be moved to their places */
  #fillPane(labels: readonly MapLabel[], all: boolean): readonly MapLabel[] {
    const wanted = new Set(labels)
    for (const [label, element] of this.#shown) {
      if (wanted.has(label)) continue
      element.remove()
      this.#shown.delete(label)
    }
    const added = labels.filter((label) => !this.#shown.has(label))
    for (const label of added) {
      const element = document.createElement('span')
      element.className = 'map-label'
      // A name that the player has written may be in a right-to-left script.
      element.dir = 'auto'
      element.dataset['kind'] = label.kind
      element.textContent = label.text
      const { width, height } = this.#size(label)
      element.style.setProperty('--label-width', `${width}px`)
      element.style.height = `${height}px`
      element.style.fontSize = `${label.kind === 'place' ? label.size * this.#placeNameShare : label.size}px`
      this.#shown.set(label, element)
      this.#pane.element.append(element)
    }
    return all ? labels : added
  }

  /**
   * Chooses names and their places for one of the scale's steps. After a change at the same scale, names follow a frame
   * later, so that the clicked marker appears first.
   *
   * @returns whether another frame is needed
   */
  #place(content: LayerContent, scale: number): boolean {
    const { isTypeVisible, isTypeNamed, hidden, done, selected, markerSize } = content
    const more = content.moreMarkers?.shown === true ? content.moreMarkers.markers : null
    const placedFor = [
      isTypeVisible,
      isTypeNamed,
      hidden,
      selected,
      more,
      markerSize,
      scale,
      this.#land,
      this.#hasVeiledNames && done,
      ...this.#layerPoints.flatMap(({ version, labels }) => [version, labels]),
    ]
    if (placedFor.every((value, index) => value === this.#placedFor[index])) return false
    if (!this.#places) {
      this.#nesting ??= this.#nest()
      this.#places = workFor(nestingMsPerFrame, this.#nesting)
      return true
    }
    this.#isOutdated = !this.#isOutdated && scale === this.#placedAt
    if (this.#isOutdated) return true
    const isFirstPlacing = this.#placedAt === undefined
    this.#placedFor = placedFor
    this.#placedAt = scale
    const share = placeNameShare(this.#world.scale.zoomAt(scale))
    if (isFirstPlacing || share !== this.#placeNameShare) this.#clear()
    this.#placeNameShare = share
    const metres = scale * this.#world.metresPerUnit
    const near = metres <= markerLabelScale
    // A name without its marker's icon would point at nothing.
    const labelsOf = (wanted: (marker: Marker) => boolean) =>
      this.#labels.filter(
        ({ marker }) =>
          marker &&
          wanted(marker) &&
          nameOf(marker, done.has(marker.id)) !== undefined &&
          (marker.id === selected?.id || isShown(marker, content)),
      )
    const isNamed = ({ locationType }: Marker) => isTypeNamed?.(locationType) ?? false
    const pointLabels =
      metres <= pointLabelScale ? this.#layerPoints.flatMap(({ labels }) => labels) : []
    const iconSize = this.#markerIconSize(content, scale)
    const candidateShifts = placeNameShifts(metres)
    const places = this.#places.get(scale) ?? []
    const minor = near ? this.#labels.filter(({ isMinor }) => isMinor) : []
    this.#placedScale = scale
    this.#shifts = placeLabels(
      [
        ...places,
        ...minor,
        ...labelsOf(isNamed),
        ...pointLabels,
        ...(near ? labelsOf((marker) => !isNamed(marker)) : []),
      ],
      (label) => this.#box(label, scale, iconSize),
      {
        neverCovered: selected ? [markerIconBox(selected, scale, iconSize * selectedScale)] : [],
        markerIcons: this.#markerIcons(content, scale, iconSize),
        land: this.#landBoxes(scale),
      },
      (label) =>
        label.kind === 'place' ? this.#shiftsOf(label, candidateShifts, scale) : [[0, 0]],
      ({ isMinor = false }) => isMinor,
    )
    return false
  }

  /** Works in steps of about 1 ms, since a hundred names take 40 ms to measure on a fast machine. */
  *#nest(): Generator<unknown, ReadonlyMap<number, readonly MapLabel[]>> {
    const labels = this.#placeLabels.filter(({ isMinor }) => !isMinor)
    for (const label of labels) yield this.#size(label)
    const nested = new Map<number, readonly MapLabel[]>()
    const boxOf = (label: MapLabel, scale: number) =>
      this.#box(label, scale, 0, placeNameShare(this.#world.scale.zoomAt(scale)))
    for (const [scale, named] of findLabelsPerZoom(labels, [...this.#scales].reverse(), boxOf))
      yield nested.set(scale, named)
    return nested
  }

  /** Yields possible shifts of a place's name. Shifts that bring it nearer to another place are left out. */
  *#shiftsOf({ coordinate, isMinor }: MapLabel, aside: readonly Shift[], scale: number) {
    for (const shift of aside) {
      const [right, down] = shift
      const away = Math.hypot(right, down) * scale
      const [x, y] = [coordinate[0] + right * scale, coordinate[1] - down * scale]
      const isNearer = ({ coordinate: other, isMinor: isOtherMinor }: MapLabel) =>
        (!isOtherMinor || isMinor) &&
        other !== coordinate &&
        Math.hypot(other[0] - x, other[1] - y) < away
      if (!this.#placeLabels.some(isNearer)) yield shift
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

  /** Returns the areas of the visible icons. Empty if there are so many that no name could avoid them. */
  #markerIcons(content: LayerContent, scale: number, iconSize: number): readonly LabelBox[] {
    const shown = this.#world.markers.filter((marker) => isShown(marker, content))
    if (content.moreMarkers?.shown) shown.push(...content.moreMarkers.markers)
    const amount = this.#layerPoints.reduce((sum, { size }) => sum + size, shown.length)
    if (amount > crowdSize) return []
    return [
      ...shown.map((marker) => markerIconBox(marker, scale, iconSize * roundShare)),
      ...this.#layerPoints.flatMap((points) => pointBoxes(points, scale, iconSize)),
    ]
  }

  #markerIconSize({ markerSize }: LayerContent, resolution: number): number {
    return markerIconSize(markerSize, this.#world.scale.zoomAt(resolution))
  }

  #box(
    label: MapLabel,
    scale: number,
    iconSizeCssPx: number,
    share = this.#placeNameShare,
  ): LabelBox {
    const { width, height } = this.#size(label, share)
    const { left, top } = this.#offset(label, iconSizeCssPx, share)
    return boxAt(label.coordinate, scale, left, top, width, height)
  }

  /** Returns a label's offset from its point: centred on a place, below a marker's icon or another point. */
  #offset(
    label: MapLabel,
    iconSize: number,
    share = this.#placeNameShare,
  ): { readonly left: number; readonly top: number } {
    const { width, height } = this.#size(label, share)
    const tops = { place: -height / 2, marker: iconSize / 2 + 3, point: 5 }
    return { left: -width / 2, top: tops[label.kind] }
  }

  #size(label: MapLabel, share = this.#placeNameShare): LabelSize {
    let size = this.#sizes.get(label)
    if (!size) {
      size = measureLabel(label)
      this.#sizes.set(label, size)
    }
    const { width, height } = size
    return label.kind === 'place' ? { width: width * share, height: height * share } : size
  }
}

function isShown({ id, locationType }: Marker, { isTypeVisible, hidden }: LayerContent): boolean {
  return isTypeVisible(locationType) && !hidden.has(id)
}

function markerIconBox(
  { coordinate }: Marker,
  resolution: number,
  iconWidthCssPx: number,
): LabelBox {
  return boxAt(
    coordinate,
    resolution,
    -iconWidthCssPx / 2,
    -iconWidthCssPx / 2,
    iconWidthCssPx,
    iconWidthCssPx,
  )
}

function pointBoxes(
  points: LayerPoints,
  resolution: number,
  iconSize: number,
): readonly LabelBox[] {
  const { left, top, width, height } = points.boxFor(iconSize)
  return Array.from({ length: points.size }, (_, position) =>
    boxAt([points.x(position), points.y(position)], resolution, left, top, width, height),
  )
}

/** Returns a box beside a world coordinate, in CSS pixels from the world's origin at the given scale. */
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

/** Size in CSS pixels. */
interface LabelSize {
  readonly width: number
  readonly height: number
}

/** Returns the same font as the map view's style sheet. */
function fontOf({ kind, size }: Pick<MapLabel, 'kind' | 'size'>): string {
  return kind === 'place'
    ? `700 ${size}px "Alegreya SC", Georgia, serif`
    : `500 ${size}px "Alegreya Sans", system-ui, sans-serif`
}

/** Fonts of the labels for `document.fonts.load`, which ignores their size. */
const labelFonts = [fontOf({ kind: 'place', size: 20 }), fontOf({ kind: 'marker', size: 13 })]

let ruler: CanvasRenderingContext2D | null | undefined
let measured: string | undefined

function measureLabel(label: MapLabel): LabelSize {
  const { text, size } = label
  ruler ??= document.createElement('canvas').getContext('2d')
  const font = fontOf(label)
  // Setting the font is slow even if it stays the same.
  if (ruler && measured !== font) ruler.font = font
  measured = font
  const textWidth = ruler?.measureText(text).width ?? text.length * size * 0.6
  return { width: Math.ceil(textWidth + size * 0.9), height: Math.ceil(size * 1.4) }
}

/** Points of layers have names only at this scale or closer, in metres per CSS pixel: there may be thousands. */
const pointLabelScale = 1
