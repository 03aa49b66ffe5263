import type { StartLandName } from '../src/world/world.ts'
import type { Manifest } from '../src/world/manifest.ts'
import type { MapSource } from '../src/world/treasure-map.ts'
import type { NameLanguage } from './names/languages.ts'
import type { Located } from './problem.ts'

/** Size in pixels of the picture beside a link, as chats and social networks ask for it. */
export const previewSize = { width: 1200, height: 630 } as const

export interface SourceMarker extends Located {
  readonly id: number
  readonly locationType: string
  readonly x: number
  readonly y: number
  readonly name: string
  /** Other names by which players may search, such as an earlier spelling. List separated by `;`. */
  readonly also: string
  readonly description: string
  readonly image: string
  /** List separated by `;`. */
  readonly yields: string
  /** A requirement of the manifest: `spade`, or `lockpicking:hard`. */
  readonly requires: string
  /** `1` if the name gives away the story. It stays hidden until the player has found the place. */
  readonly veiled: string
  /** Address of a page about the marker, for example in a wiki. */
  readonly link: string
}

export interface SourceType extends Located {
  readonly id: string
  readonly title: string
  readonly category: string
  /** From 0 to 99. Of two overlapping marker icons, the one with the higher priority is on top. */
  readonly priority: number
  /** Name of a file in `glyphs/`, without `.svg`. */
  readonly glyph: string
  readonly link: string
}

export interface SourcePlace extends Located {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly rank: string
  /** Landmark that replaces the one of the rank. */
  readonly landmark: string
  /** `none`, `tents`, or empty for the default of the rank. */
  readonly houses: string
  /** The name with its article if it needs one in a sentence: `the Monastery`. */
  readonly inWords: string
  readonly note: string
}

export interface SourceQuest extends Located {
  readonly id: number
  readonly title: string
  /** Titles by language; empty if unknown. */
  readonly titles: Readonly<Record<NameLanguage, string>>
  readonly kind: string
  /** `base`, or the key of one of the manifest's expansions. */
  readonly part: string
  /** Position in the main story; `null` if the cell is empty. */
  readonly order: number | null
  /** Ids separated by `;`, or `world:id` for another world. The same applies to `excludes`. */
  readonly after: string
  readonly excludes: string
  /** Codes separated by `;`. */
  readonly limit: string
  /** Name of a settlement. */
  readonly place: string
  readonly x: number | null
  readonly y: number | null
  /** How reliably the start is known. */
  readonly trust: string
}

export interface SourceWorld extends Manifest {
  readonly file: string
  /** Returns the line of the value at a path, e.g. `ranks[2].landmark`. The empty path is the whole file. */
  lineOf(path: string): number
}

export interface SourceHeight extends Located {
  readonly x: number
  readonly y: number
  /** Metres above sea level. */
  readonly metres: number
}

export interface SourceTreasureMap extends Located {
  /** The value of the Roman numeral in the file. */
  readonly number: number
  /** Id of the marker to which the map leads. */
  readonly chest: number
  /** Coordinate where the player gets the map itself. */
  readonly x: number
  readonly y: number
  readonly how: MapSource
  /** A requirement of the manifest; empty if the map can be obtained without one. */
  readonly requires: string
  /** Id of the seller's marker, if known. */
  readonly seller?: number
}

/** The end of a quest at a point of the main story. */
export interface SourceQuestCutoff extends Located {
  readonly main: number
  /** `begins`, `ends`, or an English phrase for a moment within the main quest. */
  readonly point: string
  readonly closes: number
  /** Number of independent sources, in words. */
  readonly grade: string
}

export interface SourceFeature extends Located {
  /** Path within the file: `features[3]`. */
  readonly path: string
  readonly kind: string
  readonly shape: 'point' | 'line' | 'polygon'
  /** A point has one run of one coordinate. A polygon's runs are its rings, closed as in GeoJSON. */
  readonly runs: readonly (readonly (readonly [x: number, y: number])[])[]
  readonly class?: string
  readonly width?: number
  readonly name?: string
  readonly rank?: string
  readonly over?: string
  readonly use?: string
  readonly material?: string
  /** Settlement of a building. Like the next two fields, a help for people who edit the file. */
  readonly settlement?: string
  /** Name of the thing that a wall, a tower or a church belongs to. */
  readonly of?: string
  readonly burns?: string
  readonly inferred?: boolean
  readonly approx?: boolean
}

export const nameKinds = [
  'world',
  'type',
  'category',
  'rank',
  'chip',
  'requirement',
  'herb',
  'book',
  'place',
  'of',
  'lettering',
  'marker',
  'pattern',
  'description',
  'word',
  'point',
] as const

export type NameKind = (typeof nameKinds)[number]

export interface SourceName extends Located {
  readonly what: NameKind
  readonly key: string
  readonly en: string
  /** Translations by language; empty if missing. */
  readonly translations: Readonly<Record<NameLanguage, string>>
}

export interface SourceGlyph {
  readonly file: string
  /** File name without `.svg`. */
  readonly name: string
  readonly text: string
}

export interface SourceImage {
  readonly file: string
  /** Path as markers refer to it: `images/335-camp.webp`. */
  readonly path: string
  readonly content: Uint8Array
}

/** A world's source folder, read but not yet checked. */
export interface Source {
  /** Name of the folder below `worlds/`. */
  readonly folder: string
  readonly world: SourceWorld
  readonly markers: readonly SourceMarker[]
  readonly types: readonly SourceType[]
  readonly places: readonly SourcePlace[]
  readonly features: readonly SourceFeature[]
  /** Empty if the folder has no `quests.csv`. The next three lists work the same way. */
  readonly quests: readonly SourceQuest[]
  readonly questCutoffs: readonly SourceQuestCutoff[]
  readonly heights: readonly SourceHeight[]
  readonly treasureMaps: readonly SourceTreasureMap[]
  /** The world's own `names.csv`; empty if there is no such file. */
  readonly names: readonly SourceName[]
  /** The `names.csv` that all worlds share. */
  readonly sharedNames: readonly SourceName[]
  /** `first-land.webp`: a small picture of the whole land, shown until the land is drawn. */
  readonly firstLand?: Uint8Array
  /** `start-land-wide.avif` and `start-land-narrow.avif`: pictures of the first view. */
  readonly startLand?: Readonly<Record<StartLandName, Uint8Array>>
  /** Content of `first-land.sha256`, without line ends. */
  readonly firstLandSeal?: string
  /** `preview.jpg`: the picture that chats show beside a link to the world. */
  readonly preview?: Uint8Array
  readonly glyphs: readonly SourceGlyph[]
  readonly images: readonly SourceImage[]
}
