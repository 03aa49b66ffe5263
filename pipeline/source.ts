import type { MapPosition } from '../src/domain/world/coordinates.ts'
import type { Extent } from '../src/domain/world/extent.ts'
import type { Located } from './problem.ts'

/** A row of `markers.csv`: text as it stands in the file, absent text is empty. */
export interface SourceMarker extends Located {
  readonly id: number
  readonly locationType: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly description: string
  readonly image: string
  /** Entries parted by `;`. */
  readonly yields: string
}

/** A row of `marker-types.csv`. */
export interface SourceType extends Located {
  readonly id: string
  readonly title: string
  readonly category: string
  /** The name of a file in `glyphs/`, without `.svg`. */
  readonly glyph: string
}

/** A row of `places.csv`. */
export interface SourcePlace extends Located {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly rank: string
  readonly note: string
}

/** An entry of `categories` in `world.json`. */
export interface SourceCategory extends Located {
  readonly id: string
  readonly title: string
  readonly colour: string
}

/** `world.json`. */
export interface SourceWorld extends Located {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly startView: MapPosition
  /** Ids that once stood for a place: players may have them in their lists, so none is given away again. */
  readonly retiredMarkerIds: readonly number[]
  readonly categories: readonly SourceCategory[]
}

/** A feature of `geography.geojson`. */
export interface SourceFeature extends Located {
  readonly kind: string
  readonly shape: 'point' | 'line' | 'polygon'
  /** A point's only run holds one coordinate; a polygon's runs are its rings, closed as in GeoJSON. */
  readonly runs: readonly (readonly (readonly [x: number, y: number])[])[]
  readonly class?: string
  readonly width?: number
  readonly name?: string
  readonly rank?: string
  readonly over?: string
  readonly inferred?: boolean
  readonly approx?: boolean
}

/** A file of `glyphs/`, unparsed. */
export interface SourceGlyph {
  readonly file: string
  /** The file's name without `.svg`. */
  readonly name: string
  readonly text: string
}

/** A file of `images/`. */
export interface SourceImage {
  readonly file: string
  /** As markers name it: `images/335-camp.webp`. */
  readonly path: string
  readonly content: Uint8Array
}

/** A world's source folder, read but not yet checked. */
export interface Source {
  /** The folder's name under `worlds/`. */
  readonly folder: string
  readonly world: SourceWorld
  readonly markers: readonly SourceMarker[]
  readonly types: readonly SourceType[]
  readonly places: readonly SourcePlace[]
  readonly features: readonly SourceFeature[]
  readonly glyphs: readonly SourceGlyph[]
  readonly images: readonly SourceImage[]
}
