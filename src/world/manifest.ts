import type { Coordinate, MapPosition } from '../geometry/coordinates.ts'
import type { Extent } from '../geometry/extent.ts'

/** Whole sentences of the page of credits. */
export interface WorldCredits {
  /** Where the places and the land are from. */
  readonly survey: string
}

/**
 * `worlds/{id}/world.json`: what is one world's own, so that no other part of the project knows a game by name.
 * `pipeline/load/manifest.ts` reads it, and says of every field what it means.
 */
export interface Manifest {
  readonly id: string
  /** Lives at `/`, and in names of storage without an ending. */
  readonly home?: true
  readonly game: string
  readonly studio: string
  readonly title: string
  readonly summary: string
  /** What a player may search for, as an example; none where absent. */
  readonly searchExample?: string
  readonly credits?: WorldCredits
  readonly extent: Extent
  readonly metresPerUnit: number
  /** The game's metres at the grid's 0, 0: `metre = origin + unit * metresPerUnit`. Absent where nobody knows them. */
  readonly origin?: Coordinate
  /** The game's own names of the levels that the world is a map of, by which a follower's map knows where they are. */
  readonly levels?: readonly string[]
  /** The same of levels of which the site has no map. */
  readonly unmappedLevels?: readonly string[]
  readonly startView: MapPosition
  /** Ids that once stood for a place: players may have them in their lists, so none is given away again. */
  readonly retiredMarkerIds: readonly number[]
  /** Places of this id and higher were added when browsers did not note yet which places a player knows. */
  readonly newFromId?: number
  readonly categories: readonly Category[]
  readonly services: Services
  /** Absent in a world where nothing is locked. */
  readonly requirements?: Requirements
  /** The most important first: labels give way in this order. */
  readonly ranks: readonly Rank[]
  /** What players call types besides their titles, by the type's id; nothing where absent. */
  readonly words?: TypeWords
  /** Kinds of places that players look for again and again. */
  readonly shortcuts?: readonly Shortcut[]
  /** Nothing of both where absent. */
  readonly ways?: RouteTypes
  /** Expansions that quests belong to, in the order of the journal. */
  readonly questParts?: readonly { readonly key: string; readonly title: string }[]
  readonly rivals: Rivals
  readonly lettering: readonly Lettering[]
  readonly chart: Chart
}

/** The outline of a small marker icon: each is told from the others without colour. */
export type Shape =
  'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'shield' | 'star' | 'drop'

/** One of the groups that the filter panel lists, in the order of the manifest. */
export interface Category {
  readonly id: string
  readonly title: string
  /** `#RRGGBB`, shared by every type of the category. */
  readonly colour: string
  /** No two categories share one. */
  readonly shape: Shape
}

/** A button above the filters that shows some types alone. */
export interface Shortcut {
  readonly title: string
  /** Ids of types. */
  readonly types: readonly string[]
}

/** Types of places, by their ids, that matter to who goes from place to place. */
export interface RouteTypes {
  /** Between which a player travels at once; absent where there is no such thing. */
  readonly fastTravel?: readonly string[]
  /** Which directions name: each can be seen from the road. */
  readonly landmarks: readonly string[]
}

/** Places of which a player needs one, whichever is near: ids of whole categories, and of types besides. */
export interface Services {
  readonly categories: readonly string[]
  readonly types: readonly string[]
}

/** What it takes to open things, and how the panel asks for it. */
export interface Requirements {
  /** What is locked, as a heading: `Chests`. */
  readonly title: string
  /** The filter's own box. */
  readonly heading: string
  readonly hint: string
  readonly groups: readonly Requirement[]
}

export type Requirement = ToolRequirement | GradedRequirement

/** Something that a player has or has not; a marker's `requires` names its key. */
export interface ToolRequirement {
  readonly key: string
  /** The box in the filter; null for a note that demands nothing. */
  readonly title: string | null
  /** What the card says in place of a description. */
  readonly note: string
}

/** Something that a player can do more or less well; a marker's `requires` names `key:level`. */
export interface GradedRequirement {
  readonly key: string
  /** The choice in the filter. */
  readonly title: string
  /** Its first option, which opens none of these. */
  readonly none: string
  /** From the easiest on: who opens one opens those before it. */
  readonly levels: readonly RequirementLevel[]
}

export interface RequirementLevel {
  readonly key: string
  readonly title: string
  readonly note: string
}

/** What a settlement is. */
export interface Rank {
  readonly key: string
  readonly title: string
  /** Its places are no settlements: they have a name close by and a card, and take nothing from settlements around. */
  readonly minor?: true
  /** Metres from its middle within which a spot counts as in it. */
  readonly reach: number
  /** Of its label, in CSS pixels. */
  readonly plateSize: number
  /** Drawn unless a place says otherwise. */
  readonly landmark: Landmark
  /** How thick houses stand within its outline, away from its roads, from 0 to 1. At 0 none stand at all. */
  readonly houses: number
}

/** What is drawn for a place besides its houses. */
export type Landmark =
  'none' | 'church' | 'castle' | 'monastery' | 'ruin' | 'watermill' | 'windmill' | 'tent'

/** Words by which a type is found, by its id. */
export type TypeWords = Readonly<Record<string, readonly string[]>>

/** What other maps call this world's types, by the name of their group. */
export interface Rivals {
  readonly groups: Readonly<Record<string, string>>
}

/** What is written on the land itself. Stations are shares of a course's length. */
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
      /** World units. */
      readonly size: number
      /** Degrees anticlockwise. */
      readonly angle?: number
    }

/** The furniture around a chart. */
export interface Chart {
  /** World units between two ticks of the neat-line. */
  readonly ticks: number
  /** Every how many ticks a coordinate is written. */
  readonly numeralEvery: number
  readonly compass: 'north-east' | 'south-east' | 'south-west' | 'north-west'
  readonly cartouche: 'north' | 'south'
}
