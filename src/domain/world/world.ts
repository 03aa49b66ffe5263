import type { Glyphs } from './glyph.ts'
import type { Category, MarkerType } from '../markers/marker-type.ts'
import type { Marker } from '../markers/marker.ts'
import type { MapPosition } from './coordinates.ts'
import type { Extent } from './extent.ts'
import type { Place } from './place.ts'

/** Everything that the page knows about one world, apart from its geography. */
export interface World {
  /** The map name that stored positions and backups carry. */
  readonly id: string
  /** The game's title, for headings and the disclaimer. */
  readonly game: string
  readonly title: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly startView: MapPosition
  /** The file with a small picture of the whole land, beside the world's own; none where there is no such picture. */
  readonly firstLand?: string
  readonly categories: readonly Category[]
  readonly types: readonly MarkerType[]
  readonly glyphs: Glyphs
  readonly places: readonly Place[]
  readonly markers: readonly Marker[]
}
