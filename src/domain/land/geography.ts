import type { Extent } from '../world/extent.ts'
import type { Chart, Landmark, Lettering, Rank } from '../world/manifest.ts'
import { withNamedLettering } from '../world/names/with-names.ts'
import type { Names } from '../world/names/world-names.ts'
import type { Coordinate } from '../world/view/coordinates.ts'

/** What a piece of land is; the values of `properties.kind` in a world's `geography.geojson` and the files beside it. */
export const landKinds = [
  'river',
  'pond',
  'stream',
  'wood',
  'road',
  'field',
  'settlement',
  'bridge',
  'cliff',
  'building',
  'wall',
  'gate',
  'tower',
  'palace',
  'church',
  'mill',
  'windmill',
  'quarry',
  'kiln',
  'charcoal',
  'vineyard',
  'island',
  'race',
] as const
export type LandKind = (typeof landKinds)[number]

/** What a building is; the values of `properties.use`. */
export const buildingUses = [
  'house',
  'barn',
  'mill',
  'windmill',
  'church',
  'tower',
  'castle',
  'monastery',
  'ruin',
] as const
export type BuildingUse = (typeof buildingUses)[number]

/** What walls are of; the values of `properties.material`. */
export const wallMaterials = ['stone', 'wood'] as const

/** One piece of land. Lines and polygons are flat `x, y` runs in world units; a polygon's first run is its outline. */
export interface LandFeature {
  readonly kind: LandKind
  readonly shape: 'point' | 'line' | 'polygon'
  readonly parts: readonly (readonly number[])[]
  /** Of roads: `road` or `path`. */
  readonly class?: string
  /** Of streams: 1 (a trickle) to 3. */
  readonly width?: number
  readonly name?: string
  readonly rank?: string
  /** Of bridges: what they cross. */
  readonly over?: string
  /** Of buildings: a {@link BuildingUse}. */
  readonly use?: string
  /** Of walls: one of {@link wallMaterials}. */
  readonly material?: string
  /** Hidden under trees in the survey and joined by reasoning. */
  readonly inferred?: boolean
  /** Surveyed roughly. */
  readonly approx?: boolean
}

/** What is drawn for a settlement of a rank, unless the place says otherwise. */
export type LandRank = Pick<Rank, 'key' | 'landmark' | 'houses'>

/** A settlement as it is drawn. */
export interface LandPlace {
  readonly coordinate: Coordinate
  /** The key of a {@link LandRank}. */
  readonly rank: string
  /** Instead of its rank's. */
  readonly landmark?: Landmark
  /** Instead of a few houses, where it has no outline. */
  readonly houses?: 'none' | 'tents'
}

/** Heights on an even grid over the extent, from its south-west corner row by row. */
export interface Relief {
  readonly columns: number
  readonly rows: number
  /** In decimetres: each the difference from the one before. */
  readonly heights: readonly number[]
}

/** All that the map draws under the markers. */
export interface Land {
  /** For the chart's cartouche. */
  readonly title: string
  /** The compass rose's letter where it is not N. */
  readonly north?: string
  readonly extent: Extent
  readonly metresPerUnit: number
  readonly chart: Chart
  /** What is written on the land itself. */
  readonly lettering: readonly Lettering[]
  readonly ranks: readonly LandRank[]
  readonly places: readonly LandPlace[]
  readonly features: readonly LandFeature[]
  /** Where heights are known. */
  readonly relief?: Relief
}

/** What is written on the land in a language besides English; it goes to the worker as it is. */
export interface LandWords {
  /** For the chart's cartouche. */
  readonly title?: string
  /** The compass rose's letter. */
  readonly north: string
  /** By what is written there in English. */
  readonly lettering?: Names
}

/** The land with its words in a language. @param words none in English, in which it is as it was */
export function withLandWords(land: Land, words: LandWords | undefined): Land {
  if (!words) return land
  const { title = land.title, north, lettering } = words
  const names = lettering ? { lettering } : {}
  return { ...land, title, north, lettering: withNamedLettering(land.lettering, names) }
}
