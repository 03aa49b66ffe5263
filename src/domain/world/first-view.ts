import type { MapPosition } from './coordinates.ts'
import type { Extent } from './extent.ts'

/** What the built page says of its world, so that the land of its first view can be drawn before all else. */
export interface FirstView extends MapPosition {
  readonly extent: Extent
}

/** The name of the element in the page's head whose content is a {@link FirstView}, as JSON. */
export const firstViewName = 'first-view'
