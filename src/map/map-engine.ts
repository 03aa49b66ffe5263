import type { VisibleTypes, HiddenMarkers } from '../world/filtering.ts'
import type { BasemapStyleName } from '../basemap/basemap-style.ts'
import type { TilePicture } from '../basemap/tiles/land-tiles.ts'
import type { Marker } from '../world/marker.ts'
import type { SeenLand } from '../world/start-pictures.ts'
import type { Coordinate, MapPosition, Lasso } from '../geometry/coordinates.ts'
import type { ViewportPadding } from '../geometry/free-area.ts'
import type { ScaledWorld } from '../world/world.ts'
import type { Pin } from '../records/pin.ts'
import type { QuestStarts } from '../world/quest-start.ts'
import type { MapLayer } from './layers/map-layer.ts'

/** All that the map shows. The engine reads the whole of it and finds out what changed. */
export interface MapContent {
  readonly visibleTypes: VisibleTypes
  /** Not shown whatever their type. */
  readonly hidden: HiddenMarkers
  /** Where quests begin; the same object until that changes. */
  readonly starts?: QuestStarts | null
  /** The id of the marker that is shown in any case, on top of the others. */
  readonly selected: number | null
  /** The player's own pins that are shown; the same list until they change. */
  readonly pins: readonly Pin[]
  /** Shown in any case, above all others; it can be dragged. */
  readonly selectedPin: Pin | null
  /** Where a temporary pin stands. */
  readonly spot: Coordinate | null
  readonly discovered: ReadonlySet<number>
  readonly visited: ReadonlySet<number>
  /** Ids of the markers at the route that is shown: all others are faded. Nothing fades while there is none. */
  readonly markersOnRoute?: ReadonlySet<number> | null
  /** A marker's diameter on screen, in CSS pixels. */
  readonly markerSize: number
  readonly showNamePlates: boolean
  /** Whether a click on a settlement's name means the settlement; otherwise it means the land below. */
  readonly settlementsOpen?: boolean
  readonly basemapStyle: BasemapStyleName
  /**
   * The points of a line that is being measured. While there is one, clicks and Enter add points and select
   * nothing.
   */
  readonly measured: readonly Coordinate[] | null
  /**
   * A line around places. While it is open, dragging draws it instead of moving the map, and clicks and Enter
   * add corners and select nothing.
   */
  readonly lasso: Lasso | null
  /** How far panel and card cover the map from its edges: the middle of the rest is where the crosshair stands and where flights end. */
  readonly padding: ViewportPadding
}

/** The content as layers are given it: with the selected marker itself. */
export interface LayerContent extends Omit<MapContent, 'selected'> {
  readonly selected: Marker | null
}

/** What of a world the map writes. */
export type NamedWorld = Pick<ScaledWorld, 'places' | 'ranks' | 'markers'>

/** What happens on the map, by its kind. */
export interface MapEvents {
  /** A marker was clicked, tapped, or chosen with the keyboard. */
  readonly marker: {
    readonly by: 'pointer' | 'keyboard'
    /** The ids of all that the click or the key may have meant, the marker first. */
    readonly overlapping: readonly number[]
    /** Where it was, in CSS pixels from the map's upper left corner. */
    readonly pixel: readonly [x: number, y: number]
  }
  /** A pin of the player's own was clicked, tapped, or chosen with the keyboard. */
  readonly pin: { readonly pin: Pin; readonly by: 'pointer' | 'keyboard' }
  /** The name of a settlement was clicked or tapped; `place` is what it is called in addresses. */
  readonly settlement: { readonly place: string }
  /** The selected pin was dragged to another place. */
  readonly 'pin-moved': { readonly pin: Pin; readonly to: Coordinate }
  /** A click that hit nothing of these and did not drag. */
  readonly empty: object
  /** A line around places was drawn in one go. */
  readonly lasso: { readonly corners: readonly Coordinate[] }
  /** A click, a tap or Enter while a line is measured or drawn around places; a point on a marker's middle has the marker's own coordinate. */
  readonly point: {
    readonly coordinate: Coordinate
    /** Where the marker, pin or settlement stands whose marker icon or name was hit. */
    readonly named?: Coordinate | undefined
    readonly by: 'pointer' | 'keyboard'
  }
  /** A point of the measured line is being dragged; many times a second. */
  readonly 'point-moved': {
    /** Its place in the line, from 0. */
    readonly index: number
    /** Where it now is; on a marker's middle the marker's own coordinate. */
    readonly coordinate: Coordinate
  }
  /** A finger or a mouse button went down, whatever comes of it. */
  readonly press: object
  /**
   * A player asks about a spot: by the right button, by a long press, or with the keyboard about the selected
   * marker or pin or else the middle. A spot on a marker's middle or on a pin has its own coordinate.
   */
  readonly context: {
    readonly coordinate: Coordinate
    /** CSS pixels from the map's upper left corner. */
    readonly pixel: readonly [x: number, y: number]
    /** By its id. */
    readonly marker: number | null
    readonly pin: Pin | null
  }
  /** A mouse or pen came over another marker or pin, or over none any more. */
  readonly hover: {
    /** By its id. */
    readonly marker: number | null
    readonly pin: Pin | null
    /** Where it came over it, in CSS pixels from the map's upper left corner. */
    readonly pixel: readonly [x: number, y: number]
  }
  /** The pointer is over this world coordinate, or left the map. */
  readonly pointer: { readonly coordinate: Coordinate | null }
  /** The marker, by its id, or the pin, whichever is nearest, in the middle of a map that has the keyboard focus. */
  readonly crosshair: { readonly marker: number | null; readonly pin: Pin | null }
  /** The map goes elsewhere because the player wants it: by a drag, a key or a button, or to show them something. */
  readonly steered: object
  /** The view changed; many times a second while it moves. */
  readonly view: { readonly unitsPerPixel: number }
  /** The view came to rest. */
  readonly rest: { readonly position: MapPosition }
  /** Markers and the land in view are drawn for the first time. */
  readonly ready: object
  /** The land could not be loaded; markers are shown all the same. */
  readonly 'land-failed': object
}

/** One of them, or one of some kinds: a handler of a kind gets the events of that kind and no other. */
export type MapEvent<Kind extends keyof MapEvents = keyof MapEvents> = {
  [Each in Kind]: { readonly kind: Each } & MapEvents[Each]
}[Kind]

/** The land in view as it is drawn, in tiles that reach beyond it. */
export interface LandInView extends SeenLand {
  readonly pictures: readonly TilePicture[]
  /** The middle of the map, in world units. */
  readonly centre: Coordinate
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number
}

/**
 * The map on screen, without the engine behind it. What is shown comes from the content that the engine reads, so the
 * stores and the screen cannot drift apart.
 */
export interface MapEngine {
  /**
   * Says that the content may be another. The engine reads it once before it next draws, moves or answers, however
   * often this is called until then.
   */
  readonly contentChanged: () => void
  /** Writes the names of the same world in another language. */
  readonly rename: (world: NamedWorld) => void
  /** Brings a marker into the middle of what is not covered, closer when the view is far out. */
  readonly flyTo: (coordinate: Coordinate, animate: boolean) => void
  /** Moves only as far as it takes to bring a marker out from under what covers it. */
  readonly reveal: (coordinate: Coordinate, animate: boolean) => void
  readonly goTo: (position: MapPosition, animate: boolean) => void
  /**
   * Shows all of some points where nothing covers them, as near as that allows. The view stays where it holds them
   * all, and where there are none.
   */
  readonly fit: (points: readonly Coordinate[], animate: boolean) => void
  /**
   * Keeps somebody in the middle of what is not covered, who goes on and on. While the map moves otherwise, it does
   * nothing.
   *
   * @param near comes closer when the view is far out
   * @returns whether it did anything, or had no need to
   */
  readonly follow: (coordinate: Coordinate, animate: boolean, near: boolean) => boolean
  /**
   * Shows one more layer, above all others or between the land and the places.
   *
   * @returns what takes it away
   */
  readonly addLayer: (layer: MapLayer, place: 'land' | 'top') => () => void
  /** @param levels 1 doubles the scale, -1 halves it. */
  readonly zoomBy: (levels: number, animate: boolean) => void
  /** @param x @param y CSS pixels by which the middle of the view moves, to the right and up */
  readonly panBy: (x: number, y: number, animate: boolean) => void
  /** Does what Enter does on the map: chooses what lies in the middle, or adds a point there. */
  readonly chooseMiddle: () => void
  /** Does what the menu key does on the map: asks about what is selected and in view, or else the middle. */
  readonly askAboutMiddle: () => void
  readonly retryLand: () => void
  /** What is in view of the land, in the default style; nothing while it is not all drawn. */
  readonly landInView: () => LandInView | undefined
  readonly focus: () => void
  readonly destroy: () => void
}
