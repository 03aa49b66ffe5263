import type { Coordinate, MapPosition } from '../geometry/coordinates.ts'
import type { Extent } from '../geometry/extent.ts'

export interface WorldCredits {
  /** Sources of the places and the land. */
  readonly survey: string
}

/** `worlds/{id}/world.json`: everything specific to one world. pipeline/load/manifest.ts documents the fields. */
export interface Manifest {
  readonly id: string
  /** True for the world at `/`, whose storage names have no suffix. */
  readonly home?: true
  readonly game: string
  readonly studio: string
  readonly title: string
  readonly summary: string
  readonly searchExample?: string
  readonly credits?: WorldCredits
  readonly extent: Extent
  readonly metresPerUnit: number
  /** The game's metres at the coordinate 0, 0: `metre = origin + unit * metresPerUnit`. Missing if unknown. */
  readonly origin?: Coordinate
  /** The game's names of its levels that this world maps. Live tracking uses them to choose the map. */
  readonly levels?: readonly string[]
  /** The game's names of levels that no world of the site maps. */
  readonly unmappedLevels?: readonly string[]
  readonly startView: MapPosition
  /** Ids of removed places. They are never reused, because players may have marks with them. */
  readonly retiredMarkerIds: readonly number[]
  /** Places from this id on are announced to returning players without a record of the places that they know. */
  readonly newFromId?: number
  readonly categories: readonly Category[]
  readonly services: Services
  readonly requirements?: Requirements
  /** Ranks of settlements, the most important first. Labels of lower ranks give way. */
  readonly ranks: readonly Rank[]
  /** Search words of types in addition to their titles, by type id. */
  readonly words?: TypeWords
  readonly shortcuts?: readonly Shortcut[]
  /** Marker types for routes. Missing: no fast travel and no landmarks. */
  readonly ways?: RouteTypes
  /** Expansions of the game that have quests, in the order of the journal. */
  readonly questParts?: readonly { readonly key: string; readonly title: string }[]
  readonly rivals: Rivals
  readonly lettering: readonly Lettering[]
  readonly chart: Chart
}

/** Outline of a small marker icon. Distinguishes categories without colour. */
export type Shape =
  'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'shield' | 'star' | 'drop'

export interface Category {
  readonly id: string
  readonly title: string
  /** `#RRGGBB`, shared by all types of the category. */
  readonly colour: string
  /** Unique among the categories. */
  readonly shape: Shape
}

export interface Shortcut {
  readonly title: string
  readonly types: readonly string[]
}

export interface RouteTypes {
  /** Types of places between which players can travel instantly; missing without fast travel. */
  readonly fastTravel?: readonly string[]
  /** Places that directions mention, because they are visible from the road. */
  readonly landmarks: readonly string[]
}

/** Places that players need repeatedly, such as shops: ids of whole categories and of single types. */
export interface Services {
  readonly categories: readonly string[]
  readonly types: readonly string[]
}

/** Tools and skills that open locked places, and the texts of their filter. */
export interface Requirements {
  readonly title: string
  readonly heading: string
  readonly hint: string
  readonly groups: readonly Requirement[]
}

export type Requirement = ToolRequirement | GradedRequirement

/** A tool that players have or lack. `requires` of a marker holds its key. */
export interface ToolRequirement {
  readonly key: string
  /** Label of the checkbox in the filter. `null` if no tool is needed and cards only show `note` ("in a cave"). */
  readonly title: string | null
  /** Text that cards show as the description. */
  readonly note: string
}

/** A skill with levels. `requires` of a marker holds `key:level`. */
export interface GradedRequirement {
  readonly key: string
  /** Label of the select box in the filter. */
  readonly title: string
  /** First option of the select box: opens none of these places. */
  readonly none: string
  /** Levels from the easiest. Each level includes those before it. */
  readonly levels: readonly RequirementLevel[]
}

export interface RequirementLevel {
  readonly key: string
  readonly title: string
  readonly note: string
}

export interface Rank {
  readonly key: string
  readonly title: string
  /** True for minor places instead of settlements. They have a label and a card, but settlements keep their markers. */
  readonly minor?: true
  /** Distance from the middle in metres within which a spot is in the settlement. */
  readonly reach: number
  /** Font size of the label in CSS pixels. */
  readonly plateSize: number
  readonly landmark: Landmark
  /** Density of houses within the settlement's outline and away from its roads, from 0 to 1; 0 means no houses. */
  readonly houses: number
}

/** Drawing of a place in addition to houses. */
export type Landmark =
  'none' | 'church' | 'castle' | 'monastery' | 'ruin' | 'watermill' | 'windmill' | 'tent'

export type TypeWords = Readonly<Record<string, readonly string[]>>

/** Names of this world's types on other maps, by the name of their group. */
export interface Rivals {
  readonly groups: Readonly<Record<string, string>>
}

/** Text on the land. Stations are shares of the length of a course, from 0 to 1. */
export type Lettering =
  | {
      readonly kind: 'river'
      readonly feature: string
      readonly text?: string
      readonly stations: readonly number[]
    }
  | {
      readonly kind: 'course'
      readonly text: string
      readonly course: readonly Coordinate[]
      readonly stations: readonly number[]
    }
  | {
      readonly kind: 'area'
      readonly text: string
      readonly at: Coordinate
      /** Font size in world units. */
      readonly size: number
      /** Rotation in degrees anticlockwise. */
      readonly angle?: number
    }

export interface Chart {
  /** World units between two ticks along the chart's border. */
  readonly ticks: number
  /** Number of ticks from one written coordinate to the next. */
  readonly numeralEvery: number
  readonly compass: 'north-east' | 'south-east' | 'south-west' | 'north-west'
  readonly cartouche: 'north' | 'south'
}
