import type { VisibleTypes } from '../../domain/filtering.ts'
import type { LookName } from '../../domain/look.ts'
import type { Coordinate, Marker } from '../../domain/marker.ts'
import type { Edge } from '../../stores/obstructions.ts'
import type { MapPosition } from '../../domain/world.ts'

/** All that the map shows. The engine is given the whole of it and finds out what changed. */
export interface MapContent {
  readonly visibleTypes: VisibleTypes
  /** Shown in any case, on top of the others. */
  readonly selected: Marker | null
  readonly discovered: ReadonlySet<number>
  readonly visited: ReadonlySet<number>
  /** A marker's diameter on screen, in CSS pixels. */
  readonly markerSize: number
  readonly showNamePlates: boolean
  readonly look: LookName
  /** What lies over the map: the middle of the rest is where the keyboard aims and where flights end. */
  readonly covered: Covered
}

export type MapEvent =
  /** A marker was clicked, tapped, or chosen with the keyboard. */
  | { readonly kind: 'marker'; readonly marker: Marker; readonly by: 'pointer' | 'keyboard' }
  /** A click that hit no marker and did not drag. */
  | { readonly kind: 'empty' }
  /** The pointer is over this world coordinate, or left the map. */
  | { readonly kind: 'pointer'; readonly coordinate: Coordinate | null }
  /** The marker nearest the middle of a map that has the keyboard focus. */
  | { readonly kind: 'aim'; readonly marker: Marker | null }
  /** The view changed; many times a second while it moves. */
  | { readonly kind: 'view'; readonly unitsPerPixel: number }
  /** The view came to rest. */
  | { readonly kind: 'rest'; readonly position: MapPosition }
  /** Markers and the land in view are drawn for the first time. */
  | { readonly kind: 'ready' }
  /** The land could not be loaded; markers are shown all the same. */
  | { readonly kind: 'land-failed' }

/** How far things cover the map from its edges, in CSS pixels. */
export type Covered = Readonly<Partial<Record<Edge, number>>>

/**
 * The map on screen, without the engine behind it. What is shown goes in through `update` alone, so the
 * stores and the screen cannot drift apart.
 */
export interface MapEngine {
  readonly update: (content: MapContent) => void
  /** Brings a marker into the middle of what is not covered, closer when the view is far out. */
  readonly flyTo: (coordinate: Coordinate, animate: boolean) => void
  /** Moves only as far as it takes to bring a marker out from under what covers it. */
  readonly reveal: (coordinate: Coordinate, animate: boolean) => void
  /** @param levels 1 doubles the scale, -1 halves it. */
  readonly zoomBy: (levels: number, animate: boolean) => void
  readonly retryLand: () => void
  readonly focus: () => void
  readonly destroy: () => void
}
