import type { Scale } from '../geometry/scale.ts'
import type { MarkerType, Marker } from './marker.ts'
import type { Manifest, Rank, Services } from './manifest.ts'
import type { Place, Names } from './names/world-names.ts'

/** What of a manifest the page is told; what is drawn on the land comes with its geography. */
type PageManifest = Pick<
  Manifest,
  | 'id'
  | 'game'
  | 'studio'
  | 'title'
  | 'extent'
  | 'metresPerUnit'
  | 'origin'
  | 'startView'
  | 'categories'
  | 'services'
  | 'requirements'
  | 'words'
  | 'shortcuts'
  | 'rivals'
>

/** For which windows a picture of where a player begins is. */
export type StartLandName = 'wide' | 'narrow'

/** Everything that the page knows about one world, apart from its geography. */
export interface World extends PageManifest {
  /** The file with a small picture of the whole land, beside the world's own; none where there is no such picture. */
  readonly firstLand?: string
  /** Pictures of the land where a player begins, by the windows they are for: paths below the site's base. */
  readonly startLand?: Readonly<Record<StartLandName, string>>
  /** The most important first. */
  readonly ranks: readonly PlaceRank[]
  readonly types: readonly MarkerType[]
  readonly glyphs: Glyphs
  readonly places: readonly Place[]
  readonly markers: readonly Marker[]
  /** The type of what its treasure maps lead to, which a file of their own lists; none where it has no such maps. */
  readonly treasureMaps?: string
  /** Its quests are a file of their own; absent where it has none. */
  readonly hasQuests?: true
  /** In a language besides English, what a player may search for, as an example. */
  readonly searchExample?: string
  /** In a language besides English, the names of herbs by their ids. */
  readonly herbs?: Names
  /** In a language besides English, the titles of books by those in English. */
  readonly books?: Names
}

/** What of a rank is not drawn on the land. */
export type PlaceRank = Pick<Rank, 'key' | 'title' | 'minor' | 'reach' | 'plateSize'>

/** A shape of a glyph on the square of {@link glyphSide}, in no colour of its own. */
export interface GlyphPath {
  /** SVG path data. */
  readonly d: string
  readonly fillRule?: 'evenodd' | 'nonzero'
}

/** The shapes of a world's glyphs by their names. */
export type Glyphs = Readonly<Record<string, readonly GlyphPath[]>>

/** The side of the square that every glyph is drawn in. */
export const glyphSide = 512

/** Whether places of a type serve a player, who goes there again and again, and are not merely found. */
export function isService(
  { id, category }: Pick<MarkerType, 'id' | 'category'>,
  { categories, types }: Services,
): boolean {
  return categories.includes(category) || types.includes(id)
}

/** A world together with its zoom levels and units. */
export interface ScaledWorld extends World {
  readonly scale: Scale
}
