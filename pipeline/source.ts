import type { StartLandName } from '../src/world/world.ts'
import type { Manifest } from '../src/world/manifest.ts'
import type { MapSource } from '../src/world/treasure-map.ts'
import type { NameLanguage } from './names/languages.ts'
import type { Located } from './problem.ts'

/** In pixels: what the chats and networks that show a picture beside a link ask for. */
export const previewSize = { width: 1200, height: 630 } as const

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
  /** A requirement of the manifest: `spade`, or `lockpicking:hard`. */
  readonly requires: string
  /** `1` where the name gives a story away: it is not shown until the player has found the place. */
  readonly veiled: string
  /** The address of a page about it, such as a wiki's. */
  readonly link: string
}

/** A row of `marker-types.csv`. */
export interface SourceType extends Located {
  readonly id: string
  readonly title: string
  readonly category: string
  /** 0 to 99: of two marker icons that touch, the higher lies on top. */
  readonly priority: number
  /** The name of a file in `glyphs/`, without `.svg`. */
  readonly glyph: string
  /** The address of a page about all of its kind. */
  readonly link: string
}

/** A row of `places.csv`. */
export interface SourcePlace extends Located {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly rank: string
  /** What is drawn instead of the rank's landmark. */
  readonly landmark: string
  /** `none`, `tents`, or empty for what its rank has. */
  readonly houses: string
  /** The name as it stands in a sentence, where it needs an article: `the Monastery`. */
  readonly inWords: string
  readonly note: string
}

/** A row of `quests.csv`. */
export interface SourceQuest extends Located {
  readonly id: number
  readonly title: string
  /** By language; empty where it is not known. */
  readonly titles: Readonly<Record<NameLanguage, string>>
  readonly kind: string
  /** `base`, or the key of an expansion of the manifest. */
  readonly part: string
  /** Of the main story; null where the cell is empty. */
  readonly order: number | null
  /** Ids parted by `;`, of another world as `world:id`; also in the next one. */
  readonly after: string
  readonly excludes: string
  /** Codes parted by `;`. */
  readonly limit: string
  /** The name of a settlement. */
  readonly place: string
  readonly x: number | null
  readonly y: number | null
  /** How the start is known. */
  readonly trust: string
}

/** `world.json`. */
export interface SourceWorld extends Manifest {
  readonly file: string
  /** The line of a value by its path, e.g. `ranks[2].landmark`; of the whole file by an empty one. */
  lineOf(path: string): number
}

/** A row of `heights.csv`. */
export interface SourceHeight extends Located {
  readonly x: number
  readonly y: number
  /** Above the sea. */
  readonly metres: number
}

/** A row of `treasure-maps.csv`. */
export interface SourceTreasureMap extends Located {
  /** The file has its Roman numeral. */
  readonly number: number
  /** The id of the marker that it leads to. */
  readonly chest: number
  /** Where the map itself is had. */
  readonly x: number
  readonly y: number
  readonly how: MapSource
  /** A requirement of the manifest; empty where the map can be had just so. */
  readonly requires: string
  /** The id of the marker of who sells it, where that is known. */
  readonly seller?: number
}

/** A feature of `geography.geojson`, `buildings.geojson` or `landmarks.geojson`. */
export interface SourceFeature extends Located {
  /** Where it stands in its file: `features[3]`. */
  readonly path: string
  readonly kind: string
  readonly shape: 'point' | 'line' | 'polygon'
  /** A point's only run holds one coordinate; a polygon's runs are its rings, closed as in GeoJSON. */
  readonly runs: readonly (readonly (readonly [x: number, y: number])[])[]
  readonly class?: string
  readonly width?: number
  readonly name?: string
  readonly rank?: string
  readonly over?: string
  readonly use?: string
  readonly material?: string
  /** Of a building: the settlement that it belongs to. For whoever edits the file, as are the next two. */
  readonly settlement?: string
  /** What a wall, a tower or a church belongs to. */
  readonly of?: string
  /** Of a kiln. */
  readonly burns?: string
  readonly inferred?: boolean
  readonly approx?: boolean
}

/** What a row of `names.csv` may be about. */
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
] as const

export type NameKind = (typeof nameKinds)[number]

/** A row of `names.csv`. */
export interface SourceName extends Located {
  readonly what: NameKind
  readonly key: string
  readonly en: string
  /** By language; empty where nobody has said it. */
  readonly translations: Readonly<Record<NameLanguage, string>>
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
  /** None where the folder has no `quests.csv`. */
  readonly quests: readonly SourceQuest[]
  /** None where the folder has no `heights.csv`. */
  readonly heights: readonly SourceHeight[]
  /** None where the folder has no `treasure-maps.csv`. */
  readonly treasureMaps: readonly SourceTreasureMap[]
  /** The world’s own `names.csv`; none where it has no such file. */
  readonly names: readonly SourceName[]
  /** The `names.csv` of all worlds. */
  readonly sharedNames: readonly SourceName[]
  /** `first-land.webp`: the whole land in small, for before it is drawn. */
  readonly firstLand?: Uint8Array
  /** `start-land-wide.avif` and `start-land-narrow.avif`: the land where a player begins. */
  readonly startLand?: Readonly<Record<StartLandName, Uint8Array>>
  /** `first-land.sha256`, without line ends. */
  readonly firstLandSeal?: string
  /** `preview.jpg`: what stands beside a link to the world in a chat. */
  readonly preview?: Uint8Array
  readonly glyphs: readonly SourceGlyph[]
  readonly images: readonly SourceImage[]
}
