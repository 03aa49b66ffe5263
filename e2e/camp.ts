import type { View } from './fixtures.ts'
import { viewOn } from './view.ts'
import { pictured } from './world.ts'

/** A marker of the real home world, for end-to-end tests that look at the land. */
export const camp = pictured

/** A view of the camp at the centre. A CSS pixel is one world unit, half a metre. */
export const campView: View = viewOn(camp, 5)

/** A view of the camp from further away. A CSS pixel is two world units. */
export const widerCampView: View = viewOn(camp, 4)
