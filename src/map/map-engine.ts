import type { BasemapStyleName } from '../basemap/basemap-style.ts'
import type { TilePicture } from '../basemap/tiles/land-tiles.ts'
import type { Marker } from '../world/marker.ts'
import type { SeenLand } from '../world/start-pictures.ts'
import type { Coordinate, MapPosition } from '../geometry/coordinates.ts'
import type { ViewportPadding } from '../geometry/free-area.ts'
import type { ScaledWorld, World } from '../world/world.ts'
import type { MapLayer } from './layers/map-layer.ts'

/* The map engine as the app sees it: what the map shows, its events and its commands. See dom-engine.ts. */

/** Markers in addition to the world's, with types of their own. The object keeps its identity until they change. */
export interface MoreMarkers extends Pick<World, 'markers' | 'types' | 'glyphs' | 'categories'> {
  readonly byId: ReadonlyMap<number, Marker>
  /** Whether all of them are on the map. A selected one always is. */
  readonly shown: boolean
  /** Ids of the markers that have a tick. */
  readonly done: ReadonlySet<number>
}

/** Everything that the map shows. The engine reads all of it and finds out itself what has changed. */
export interface MapContent {
  /** Whether markers of a type are visible. The function keeps its identity until the answers change. */
  readonly isTypeVisible: (type: string) => boolean
  /**
   * Whether markers of a type show their names at every zoom. The function keeps its identity until the answers change.
   * Without it, all markers show their names only close up.
   */
  readonly isTypeNamed?: (type: string) => boolean
  /** Ids of markers that are hidden even if their type is visible. */
  readonly hidden: Pick<ReadonlySet<number>, 'has'>
  readonly moreMarkers?: MoreMarkers | null
  /** Id of the selected marker. It is shown even if it is hidden, and lies above the other markers. */
  readonly selected: number | null
  /** Ids of the markers that are done: paler and with a tick, so that the others stand out. */
  readonly done: ReadonlySet<number>
  /** Ids of the markers with a dashed ring. */
  readonly visited: ReadonlySet<number>
  /** Ids of the markers that aren't faded. Nothing is faded if this is missing or `null`. */
  readonly highlighted?: ReadonlySet<number> | null
  /** Diameter of a marker icon in CSS pixels. */
  readonly markerSize: number
  readonly showNamePlates: boolean
  /** Whether a click on a place's name opens the place. If not, it counts as a click on the land below. */
  readonly placesOpen?: boolean
  readonly basemapStyle: BasemapStyleName
  /**
   * Effect of clicks and Enter: they choose a target, or add points. With `strokes`, drags also draw lines instead of
   * moving the map, and points don't snap to markers.
   */
  readonly pointing: 'targets' | 'points' | 'strokes'
  /** How far panel and card cover the map, in CSS pixels. Crosshair and flights use the middle of the rest. */
  readonly padding: ViewportPadding
}

export interface LayerContent extends Omit<MapContent, 'selected'> {
  readonly selected: Marker | null
}

export type NamedWorld = Pick<ScaledWorld, 'places' | 'ranks' | 'markers'>

export interface TargetReference {
  readonly marker: number | null
  readonly item: string | null
}

export interface MapEvents {
  readonly marker: {
    readonly by: 'pointer' | 'keyboard'
    /** Ids of all markers that the player may have meant, the chosen marker first. */
    readonly overlapping: readonly number[]
    /** Position of the click or of the marker, in CSS pixels from the map's upper left corner. */
    readonly pixel: readonly [x: number, y: number]
  }
  readonly item: { readonly id: string; readonly by: 'pointer' | 'keyboard' }
  /** The name of a place was clicked or tapped. `name` is the place's name in URLs. */
  readonly place: { readonly name: string }
  /** A click hit no marker, item or name, and was not a drag. */
  readonly empty: object
  readonly stroke: { readonly points: readonly Coordinate[] }
  /** A point was added with a click, a tap or Enter. It snaps to markers and items unless drags draw lines. */
  readonly point: {
    readonly coordinate: Coordinate
    /** Position of the marker, item or place whose icon or name was hit. */
    readonly named?: Coordinate | undefined
    readonly by: 'pointer' | 'keyboard'
  }
  /** A finger, a pen or a mouse button went down, whether or not this becomes a click. */
  readonly press: object
  /** The player opens a context menu. If it is that of a marker or item, `coordinate` is where that stands. */
  readonly context: TargetReference & {
    readonly coordinate: Coordinate
    /** Position of the menu, in CSS pixels from the map's upper left corner. */
    readonly pixel: readonly [x: number, y: number]
  }
  /** The mouse or pen moved onto another marker or item, or off all of them. */
  readonly hover: TargetReference & {
    /** Position of the pointer, in CSS pixels from the map's upper left corner. */
    readonly pixel: readonly [x: number, y: number]
  }
  /** Position of the pointer in the world; `null` once the pointer has left the map. */
  readonly pointer: { readonly coordinate: Coordinate | null }
  /** A different marker or item, or none, is now nearest to the crosshair, with which the keyboard chooses. */
  readonly crosshair: TargetReference
  /** The map moves because the player wants it to: by a drag, a key or a button, or in order to show something. */
  readonly steered: object
  /** The scale or the size of the view changed. Sent many times a second while the map zooms. */
  readonly view: { readonly unitsPerPixel: number }
  readonly rest: { readonly position: MapPosition }
  /** The markers and the land in view have been drawn for the first time. */
  readonly ready: object
  /** The land could not be loaded. The markers are shown anyway. */
  readonly 'land-failed': object
}

export type MapEvent<Kind extends keyof MapEvents = keyof MapEvents> = {
  [Each in Kind]: { readonly kind: Each } & MapEvents[Each]
}[Kind]

/** The land in view, drawn as tiles that reach beyond the view. */
export interface LandInView extends SeenLand {
  readonly pictures: readonly TilePicture[]
  readonly centre: Coordinate
  readonly pixelRatio: number
}

/** Commands of the map. The engine reads what to show from {@link MapContent}, so the two can't get out of step. */
export interface MapEngine {
  /** Marks the content as possibly changed. The engine reads it once, before it next draws, moves or answers. */
  readonly contentChanged: () => void
  /** Writes the same world's names in another language. */
  readonly rename: (world: NamedWorld, language: string) => void
  /** Moves a coordinate into the middle of the uncovered part of the map, and zooms in if the view is far out. */
  readonly flyTo: (coordinate: Coordinate, animate: boolean) => void
  /** Moves the view only as far as needed for the panel or a card no longer to cover a coordinate. */
  readonly reveal: (coordinate: Coordinate, animate: boolean) => void
  readonly goTo: (position: MapPosition, animate: boolean) => void
  /** Shows all points in the uncovered part of the map, as close as possible. Does nothing if they are all in view. */
  readonly fit: (points: readonly Coordinate[], animate: boolean) => void
  /**
   * Keeps a position in the middle of the uncovered part of the map.
   *
   * @param near zooms in if the view is far out
   * @returns false if nothing was done because the map already moves for another reason
   */
  readonly follow: (coordinate: Coordinate, animate: boolean, near: boolean) => boolean
  /** Adds a layer on top or directly above the land. @returns a function that removes the layer */
  readonly addLayer: (layer: MapLayer, place: 'land' | 'top') => () => void
  /** @param levels 1 doubles the scale, -1 halves it */
  readonly zoomBy: (levels: number, animate: boolean) => void
  /** @param x @param y CSS pixels by which the middle of the view moves, to the right and up */
  readonly panBy: (x: number, y: number, animate: boolean) => void
  /** Acts like Enter on the map: chooses the marker or item in the middle, or adds a point there. */
  readonly chooseMiddle: () => void
  /** Acts like the menu key on the map: opens the menu of the selected marker or item in view, else of the middle. */
  readonly openMenuOfMiddle: () => void
  readonly retryLand: () => void
  /** Returns the land in view in the default style; `undefined` in other styles and while tiles are missing. */
  readonly landInView: () => LandInView | undefined
  readonly focus: () => void
  readonly destroy: () => void
}
