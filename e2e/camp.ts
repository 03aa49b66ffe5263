import type { View } from './journey.ts'
import { viewOn } from './view.ts'
import { markerById } from './world.ts'

/** A bandits' camp, well inside the world and with others around it: where most journeys on the map begin. */
export const camp = markerById(335)

/** The camp in the middle. Here a CSS pixel is one world unit, half a metre. */
export const campView: View = viewOn(camp, 5)

/** The same from further away: a CSS pixel is two world units. */
export const widerCampView: View = viewOn(camp, 4)
