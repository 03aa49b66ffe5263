import { categoryColours } from './checks/category-colours.ts'
import { categoryIds } from './checks/category-ids.ts'
import { geographyCoordinates } from './checks/geography-coordinates.ts'
import { geographyKinds } from './checks/geography-kinds.ts'
import { geographyShapes } from './checks/geography-shapes.ts'
import { knownLocationTypes } from './checks/known-location-types.ts'
import { knownPlaceRanks } from './checks/known-place-ranks.ts'
import { markerImages } from './checks/marker-images.ts'
import { markerSpacing } from './checks/marker-spacing.ts'
import { markersInExtent } from './checks/markers-in-extent.ts'
import { placesInExtent } from './checks/places-in-extent.ts'
import { plainText } from './checks/plain-text.ts'
import { roadClasses } from './checks/road-classes.ts'
import { safeGlyphs } from './checks/safe-glyphs.ts'
import { settlementRanks } from './checks/settlement-ranks.ts'
import { streamWidths } from './checks/stream-widths.ts'
import { treasureDescriptions } from './checks/treasure-descriptions.ts'
import { typeCategories } from './checks/type-categories.ts'
import { typeGlyphs } from './checks/type-glyphs.ts'
import { typeIds } from './checks/type-ids.ts'
import { typesInUse } from './checks/types-in-use.ts'
import { retiredIds } from './checks/retired-ids.ts'
import { uniqueIds } from './checks/unique-ids.ts'
import { uniquePlaceNames } from './checks/unique-place-names.ts'
import { wellFormedYields } from './checks/well-formed-yields.ts'
import { wholeIds } from './checks/whole-ids.ts'
import { worldId } from './checks/world-id.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** A rule about the source data; each stands in a file of its own in `checks/`, with its test. */
export type Check = (source: Source) => readonly Problem[]

/** Every rule, in the order in which its problems are told. */
export const checks: readonly Check[] = [
  worldId,
  categoryIds,
  categoryColours,
  typeIds,
  typeCategories,
  typesInUse,
  typeGlyphs,
  safeGlyphs,
  wholeIds,
  uniqueIds,
  retiredIds,
  knownLocationTypes,
  markersInExtent,
  markerSpacing,
  treasureDescriptions,
  markerImages,
  wellFormedYields,
  plainText,
  placesInExtent,
  knownPlaceRanks,
  uniquePlaceNames,
  geographyKinds,
  geographyCoordinates,
  geographyShapes,
  roadClasses,
  streamWidths,
  settlementRanks,
]

export function runChecks(source: Source): Problem[] {
  return checks.flatMap((check) => check(source))
}
