import type { MapPosition } from './coordinates.ts'
import type { Extent } from '../extent.ts'

/** What the built page says of its world, so that the land of its first view can be drawn before all else. */
export interface FirstView extends MapPosition {
  readonly extent: Extent
  /** Left out where it is the usual one. */
  readonly metresPerUnit?: number
}

/** Metres a world unit in most games’ worlds. */
export const usualMetresPerUnit = 0.5

/** The name of the element in the page's head whose content is a {@link FirstView}, as JSON. */
export const firstViewName = 'first-view'
