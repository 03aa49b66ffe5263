import { create } from 'zustand'
import type { MapPosition } from '../../geometry/coordinates.ts'
import type { ViewportPadding } from '../../geometry/free-area.ts'

/** A request to the map: go to a position; show all visible places (asked at `from`); or uncover the map. */
export type Asked =
  | { readonly position: MapPosition }
  | { readonly shown: true; readonly from: MapPosition | null }
  | { readonly uncovered: true }

interface Viewport {
  /** Where the map last came to rest on this page, or `null` before its first frame. */
  readonly position: MapPosition | null
  /** Up to three previous positions, the latest first, as the page may have moved the map since. */
  readonly earlier: readonly MapPosition[]
  readonly asked?: Asked
  /** True if the browser can't draw the map, so that the player can't be asked to click on it. */
  readonly failed: boolean
  /** How much of the map the panel and cards cover, in CSS pixels. Flights and toasts keep to the rest of the map. */
  readonly padding: ViewportPadding
  /** Position of the buttons that move the map in CSS pixels of the window, or `null` while they are hidden. */
  readonly panButtons: { readonly top: number } | null
  /** Why these buttons are visible: one of them has the focus, or the player has switched them on. */
  readonly panButtonsShown: 'used' | 'kept' | null
}

/** The map as the page sees it, and requests to the map. Survives while the map is not on the page. Not stored. */
export const useViewport = create<Viewport>()(() => ({
  position: null,
  earlier: [],
  failed: false,
  padding: {},
  panButtons: null,
  panButtonsShown: null,
}))
