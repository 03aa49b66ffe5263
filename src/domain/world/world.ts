import type { Glyphs } from './glyph.ts'
import type { Category, MarkerType } from '../markers/marker-type.ts'
import type { Coordinate, Marker } from '../markers/marker.ts'
import type { Place } from './place.ts'

/** `[minX, minY, maxX, maxY]` in world units. */
export type Extent = readonly [minX: number, minY: number, maxX: number, maxY: number]

/** A view of the map: the world coordinate at its centre and the zoom level (one level doubles the scale). */
export interface MapPosition {
  readonly coordinates: Coordinate
  readonly zoom: number
}

/** Everything that the page knows about one world, apart from its geography. */
export interface World {
  /** The map name that stored positions and backups carry, e.g. `kcd1`. */
  readonly id: string
  /** The game's title, for headings and the disclaimer. */
  readonly game: string
  readonly title: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly startView: MapPosition
  readonly categories: readonly Category[]
  readonly types: readonly MarkerType[]
  readonly glyphs: Glyphs
  readonly places: readonly Place[]
  readonly markers: readonly Marker[]
}
