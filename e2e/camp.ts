import type { View } from './fixtures.ts'
import { viewOn } from './view.ts'
import { pictured } from './world.ts'

/** A place of the real home world, where end-to-end tests begin that look at its land. */
export const camp = pictured

/** The camp in the middle. Here a CSS pixel is one world unit, half a metre. */
export const campView: View = viewOn(camp, 5)

/** The same from further away: a CSS pixel is two world units. */
export const widerCampView: View = viewOn(camp, 4)
