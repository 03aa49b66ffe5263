import type { Marker, MarkerType } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { Extent } from '../../../geometry/extent.ts'
import type { PointSource, SymbolPicture } from './point-source.ts'
import type { BasemapStyleName } from '../../../basemap/basemap-style.ts'
import type { Glyphs, World } from '../../../world/world.ts'
import type { Shape } from '../../../world/manifest.ts'
import {
  markerIconColour,
  paintMarkerIcon,
  selectedScale,
  smallestWithGlyph,
  type MarkerIconState,
} from './marker-icon.ts'

export interface MarkerAppearances {
  /** Whether a type is visible, by type index. */
  readonly typeVisible: readonly boolean[]
  readonly hidden: Pick<ReadonlySet<number>, 'has'>
  readonly done: Pick<ReadonlySet<number>, 'has'>
  readonly visited: ReadonlySet<number>
  /** Ids of the markers that are not faded; `null` if nothing is faded. */
  readonly highlighted?: ReadonlySet<number> | null | undefined
}

/** The highest bit, so a marker is visible if its value is at least this. */
const visibleBit = 8
const doneBit = 1
const visitedBit = 2
const fadedBit = 4

/** A world's markers in drawing order. Scanning 100,000 takes 0.3 ms in flat arrays, less than updating an index. */
export class MarkerSet {
  readonly #markers: readonly Marker[]
  readonly #xs: Float64Array
  readonly #ys: Float64Array
  readonly #types: Uint16Array
  readonly #appearances: Uint8Array
  readonly #priorities: readonly number[]
  #isFading = false

  /** @param types by type index; priorities are 0 to 99, and higher ones lie on top */
  constructor(
    markers: readonly Marker[],
    typeIndex: (typeId: string) => number,
    types: readonly Pick<MarkerType, 'priority'>[],
  ) {
    this.#priorities = types.map(({ priority }) => priority)
    const worth = ({ locationType }: Marker) => this.#priorities[typeIndex(locationType)] ?? 0
    this.#markers = [...markers].sort(
      (a, b) => worth(a) - worth(b) || b.coordinate[1] - a.coordinate[1] || a.id - b.id,
    )
    this.#xs = Float64Array.from(this.#markers, ({ coordinate }) => coordinate[0])
    this.#ys = Float64Array.from(this.#markers, ({ coordinate }) => coordinate[1])
    this.#types = Uint16Array.from(this.#markers, ({ locationType }) => typeIndex(locationType))
    this.#appearances = new Uint8Array(this.#markers.length)
  }

  setAppearances(appearances: MarkerAppearances): void {
    const { typeVisible, hidden, done, visited, highlighted = null } = appearances
    this.#isFading = highlighted !== null
    for (let position = 0; position < this.#markers.length; position += 1) {
      const id = this.#markers[position]?.id ?? -1
      this.#appearances[position] =
        (done.has(id) ? doneBit : 0) +
        (visited.has(id) ? visitedBit : 0) +
        (highlighted && !highlighted.has(id) ? fadedBit : 0) +
        (typeVisible[this.#types[position] ?? 0] === true && !hidden.has(id) ? visibleBit : 0)
    }
  }

  get size(): number {
    return this.#markers.length
  }

  x(position: number): number {
    return this.#xs[position] ?? 0
  }

  y(position: number): number {
    return this.#ys[position] ?? 0
  }

  picture(position: number, atlas: MarkerIconAtlas): SymbolPicture {
    const appearance = this.#appearances[position] ?? 0
    return atlas.picture(this.#types[position] ?? 0, {
      done: (appearance & doneBit) > 0,
      visited: (appearance & visitedBit) > 0,
      faded: (appearance & fadedBit) > 0,
      selected: false,
    })
  }

  /** Returns visible positions in drawing order: done markers below others of their priority, faded ones below all. */
  within([minX, minY, maxX, maxY]: Extent): number[] {
    const positions: number[] = []
    let undone: number[] = []
    let priority: number | undefined
    for (let position = 0; position < this.#xs.length; position += 1) {
      const x = this.#xs[position] ?? 0
      const y = this.#ys[position] ?? 0
      const appearance = this.#appearances[position] ?? 0
      if (x < minX || x > maxX || y < minY || y > maxY || appearance < visibleBit) continue
      const own = this.#priorities[this.#types[position] ?? 0]
      if (own !== priority) {
        for (const other of undone) positions.push(other)
        undone = []
        priority = own
      }
      if ((appearance & doneBit) > 0) positions.push(position)
      else undone.push(position)
    }
    for (const other of undone) positions.push(other)
    return this.#isFading ? this.#fadedFirst(positions) : positions
  }

  #fadedFirst(positions: readonly number[]): number[] {
    const isFaded = (position: number) => ((this.#appearances[position] ?? 0) & fadedBit) > 0
    return [...positions.filter(isFaded), ...positions.filter((position) => !isFaded(position))]
  }

  hasMoreWithin([minX, minY, maxX, maxY]: Extent, limit: number): boolean {
    let count = 0
    for (let position = 0; position < this.#xs.length && count <= limit; position += 1) {
      const x = this.#xs[position] ?? 0
      const y = this.#ys[position] ?? 0
      const inside = x >= minX && x <= maxX && y >= minY && y <= maxY
      if (inside && (this.#appearances[position] ?? 0) >= visibleBit) count += 1
    }
    return count > limit
  }

  /** Returns the visible markers whose middles are within `reach` world units, the uppermost first. */
  overlappingAt(point: Coordinate, reach: number): Marker[] {
    const positions = this.#around(point, reach).reverse()
    return positions.flatMap((position) => this.#markers[position] ?? [])
  }

  /** Returns the visible marker nearest to a point, within `reach` world units. */
  nearest(point: Coordinate, reach: number): Marker | undefined {
    const [position] = this.#around(point, reach).sort(
      (a, b) => this.#distance(a, point) - this.#distance(b, point),
    )
    return position === undefined ? undefined : this.#markers[position]
  }

  #around(point: Coordinate, reach: number): number[] {
    const [x, y] = point
    const square: Extent = [x - reach, y - reach, x + reach, y + reach]
    return this.within(square).filter((position) => this.#distance(position, point) <= reach)
  }

  #distance(position: number, [x, y]: Coordinate): number {
    return Math.hypot(this.x(position) - x, this.y(position) - y)
  }
}

/** With more markers than this in one picture, most of them are completely hidden by others. */
export const crowdSize = 4000

/**
 * Removes covered markers: of all in a cell, which is an eighth of an icon wide, only the topmost stays.
 *
 * @param positions in drawing order, all within `extent`
 * @param cell side in world units
 */
export function withoutCovered(
  positions: readonly number[],
  set: Pick<PointSource, 'x' | 'y'>,
  [minX, minY, maxX, maxY]: Extent,
  cell: number,
): readonly number[] {
  // The cells are fixed in the world, so that neighbouring pictures leave out the same markers.
  const [firstColumn, firstRow] = [Math.floor(minX / cell), Math.floor(minY / cell)]
  const columns = Math.floor(maxX / cell) - firstColumn + 1
  const rows = Math.floor(maxY / cell) - firstRow + 1
  const usedCells = new Uint8Array(columns * rows)
  const remaining: number[] = []
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    const position = positions[index] ?? 0
    const column = Math.floor(set.x(position) / cell) - firstColumn
    const key = (Math.floor(set.y(position) / cell) - firstRow) * columns + column
    if (usedCells[key] === 1) continue
    usedCells[key] = 1
    remaining.push(position)
  }
  return remaining.reverse()
}

/** Space around an icon for its halo and tick, as a share of its size. */
const margin = 0.1

/** Pictures of icons by type and state, painted when first needed and cached until size or colours change. */
export class MarkerIconAtlas {
  readonly #types: readonly MarkerType[]
  readonly #glyphs: Glyphs
  readonly #shapes: ReadonlyMap<string, Shape>
  readonly #indices: ReadonlyMap<string, number>
  readonly #pictures = new Map<number, SymbolPicture>()
  #size = 0
  #pixelRatio = 1
  #basemapStyle: BasemapStyleName = 'parchment'

  constructor({ types, glyphs, categories }: Pick<World, 'types' | 'glyphs' | 'categories'>) {
    this.#types = types
    this.#glyphs = glyphs
    this.#shapes = new Map(categories.map(({ id, shape }) => [id, shape]))
    this.#indices = new Map(types.map((type, index) => [type.id, index]))
  }

  setSize(iconSizeCssPx: number, pixelRatio: number): void {
    if (iconSizeCssPx === this.#size && pixelRatio === this.#pixelRatio) return
    this.#size = iconSizeCssPx
    this.#pixelRatio = pixelRatio
    this.#pictures.clear()
  }

  setBasemapStyle(basemapStyle: BasemapStyleName): void {
    if (basemapStyle === this.#basemapStyle) return
    this.#basemapStyle = basemapStyle
    this.#pictures.clear()
  }

  typeIndex(typeId: string): number {
    return this.#indices.get(typeId) ?? 0
  }

  picture(typeIndex: number, state: MarkerIconState): SymbolPicture {
    const key =
      typeIndex * 16 +
      Number(state.done) +
      Number(state.visited) * 2 +
      Number(state.selected) * 4 +
      Number(state.faded === true) * 8
    let picture = this.#pictures.get(key)
    if (!picture) {
      picture = this.#paint(typeIndex, state)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  #paint(typeIndex: number, state: MarkerIconState): SymbolPicture {
    const cssSize = this.#size * (state.selected ? selectedScale : 1)
    const size = cssSize * this.#pixelRatio
    const canvas = document.createElement('canvas')
    const half = Math.ceil(size * (0.5 + margin))
    canvas.width = canvas.height = half * 2
    const context = canvas.getContext('2d')
    const type = this.#types[typeIndex]
    if (context && type) {
      context.translate(half, half)
      const sign = cssSize < smallestWithGlyph ? this.#shapes.get(type.category) : undefined
      const colour = markerIconColour(type.colour, this.#basemapStyle)
      const icon = { ...state, hasRoughPosition: type.rough === true }
      paintMarkerIcon(context, size, colour, icon, sign ?? this.#glyphs[type.glyph] ?? [])
    }
    return { canvas, left: half, top: half }
  }
}
