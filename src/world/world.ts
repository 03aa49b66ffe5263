import type { Scale } from '../geometry/scale.ts'
import type { MarkerType, Marker } from './marker.ts'
import type { Manifest, Rank, Services } from './manifest.ts'
import type { Place, Names } from './names/world-names.ts'

/** The part of a manifest that the page loads with the world. Drawings on the land come with its geography. */
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

/** Width of the windows for which a picture of the start view is made. */
export type StartLandName = 'wide' | 'narrow'

/** All data of a world except its geography. */
export interface World extends PageManifest {
  /** File name of the small picture of the whole land in the world's data folder, if there is one. */
  readonly firstLand?: string
  /** Pictures of the start view by window width: paths below the base URL. */
  readonly startLand?: Readonly<Record<StartLandName, string>>
  /** Ranks of settlements, the most important first. */
  readonly ranks: readonly PlaceRank[]
  readonly types: readonly MarkerType[]
  readonly glyphs: Glyphs
  readonly places: readonly Place[]
  readonly markers: readonly Marker[]
  /** Id of the type to which the treasure maps lead; missing if the world has no treasure maps. */
  readonly treasureMaps?: string
  readonly hasQuests?: true
  /** Example in the search field, in the page's language. In English, the manifest's `aboutGame()` has it. */
  readonly searchExample?: string
  /** Names of herbs by id; only in languages other than English. */
  readonly herbs?: Names
  /** Titles of books by English title; only in languages other than English. */
  readonly books?: Names
}

export type PlaceRank = Pick<Rank, 'key' | 'title' | 'minor' | 'reach' | 'plateSize'>

/** A shape of a glyph in a square of {@link glyphSide}, without a colour. */
export interface GlyphPath {
  readonly d: string
  readonly fillRule?: 'evenodd' | 'nonzero'
}

export type Glyphs = Readonly<Record<string, readonly GlyphPath[]>>

/** Side of the square of every glyph, in the units of the path data. */
export const glyphSide = 512

/** Whether players need places of this type repeatedly, such as shops. */
export function isService(
  { id, category }: Pick<MarkerType, 'id' | 'category'>,
  { categories, types }: Services,
): boolean {
  return categories.includes(category) || types.includes(id)
}

export interface ScaledWorld extends World {
  readonly scale: Scale
}
