import { categoryIds } from './checks/category-ids.ts'
import { categoryShapes } from './checks/category-shapes.ts'
import { chartTicks } from './checks/chart-ticks.ts'
import { extentSize } from './checks/extent-size.ts'
import { fileSizes } from './checks/file-sizes.ts'
import { firstLandIsCurrent } from './checks/first-land-is-current.ts'
import { firstWorldStays } from './checks/first-world.ts'
import { freeWorldId } from './checks/free-world-id.ts'
import { geographyCoordinates } from './checks/geography-coordinates.ts'
import { geographyKinds } from './checks/geography-kinds.ts'
import { geographyShapes } from './checks/geography-shapes.ts'
import { kindShapes } from './checks/kind-shapes.ts'
import { knownBuildingUses } from './checks/known-building-uses.ts'
import { knownWallMaterials } from './checks/known-wall-materials.ts'
import { heightRange } from './checks/height-range.ts'
import { heightsInExtent } from './checks/heights-in-extent.ts'
import { heightsOnce } from './checks/heights-once.ts'
import { knownLocationTypes } from './checks/known-location-types.ts'
import { knownNames } from './checks/known-names.ts'
import { knownPlaceRanks } from './checks/known-place-ranks.ts'
import { knownRivals } from './checks/known-rivals.ts'
import { knownServices } from './checks/known-services.ts'
import { knownShortcuts } from './checks/known-shortcuts.ts'
import { knownRouteTypes } from './checks/known-route-types.ts'
import { knownWords } from './checks/known-words.ts'
import { letteringFeatures } from './checks/lettering-features.ts'
import { letteringInExtent } from './checks/lettering-in-extent.ts'
import { letteringSize } from './checks/lettering-size.ts'
import { linkPreview } from './checks/link-preview.ts'
import { markerImages } from './checks/marker-images.ts'
import { soundPictures } from './checks/sound-pictures.ts'
import { markerSpacing } from './checks/marker-spacing.ts'
import { markersInExtent } from './checks/markers-in-extent.ts'
import { nameForms } from './checks/name-forms.ts'
import { namesOnce } from './checks/names-once.ts'
import { otherNames } from './checks/other-names.ts'
import { placeDrawings } from './checks/place-drawings.ts'
import { placeWords } from './checks/place-words.ts'
import { placesInExtent } from './checks/places-in-extent.ts'
import { plainText } from './checks/plain-text.ts'
import { rankKeys } from './checks/rank-keys.ts'
import { requirementKeys } from './checks/requirement-keys.ts'
import { retiredIds } from './checks/retired-ids.ts'
import { roadClasses } from './checks/road-classes.ts'
import { roadTangles } from './checks/road-tangles.ts'
import { safeGlyphs } from './checks/safe-glyphs.ts'
import { settlementRanks } from './checks/settlement-ranks.ts'
import { startView } from './checks/start-view.ts'
import { streamWidths } from './checks/stream-widths.ts'
import { knownQuestCodes } from './checks/known-quest-codes.ts'
import { questCutoffs } from './checks/quest-cutoffs.ts'
import { questCircles } from './checks/quest-circles.ts'
import { questIds } from './checks/quest-ids.ts'
import { questParts } from './checks/quest-parts.ts'
import { questReferences } from './checks/quest-references.ts'
import { questStarts } from './checks/quest-starts.ts'
import { knownRequirements } from './checks/known-requirements.ts'
import { treasureMapMarkers } from './checks/treasure-map-markers.ts'
import { treasureMapNumbers } from './checks/treasure-map-numbers.ts'
import { treasureMapRequirements } from './checks/treasure-map-requirements.ts'
import { treasureMapsInExtent } from './checks/treasure-maps-in-extent.ts'
import { typeCategories } from './checks/type-categories.ts'
import { typeGlyphs } from './checks/type-glyphs.ts'
import { typeIds } from './checks/type-ids.ts'
import { typePriorities } from './checks/type-priorities.ts'
import { typesInUse } from './checks/types-in-use.ts'
import { uniqueIds } from './checks/unique-ids.ts'
import { uniquePlaceNames } from './checks/unique-place-names.ts'
import { veiledNames } from './checks/veiled-names.ts'
import { webLinks } from './checks/web-links.ts'
import { wellFormedYields } from './checks/well-formed-yields.ts'
import { wholeIds } from './checks/whole-ids.ts'
import { worldAbout } from './checks/world-about.ts'
import { worldId } from './checks/world-id.ts'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** A rule about the source data. Each check is in a file of its own in `checks/`, next to its test. */
export type Check = (source: Source) => readonly Problem[]

/** All checks, in the order in which their problems are reported. */
export const checks: readonly Check[] = [
  worldId,
  worldAbout,
  freeWorldId,
  firstWorldStays,
  extentSize,
  startView,
  chartTicks,
  categoryIds,
  categoryShapes,
  requirementKeys,
  rankKeys,
  knownServices,
  knownRivals,
  knownShortcuts,
  knownRouteTypes,
  knownWords,
  letteringFeatures,
  letteringInExtent,
  letteringSize,
  typeIds,
  typeCategories,
  typesInUse,
  typePriorities,
  typeGlyphs,
  safeGlyphs,
  wholeIds,
  uniqueIds,
  retiredIds,
  knownLocationTypes,
  markersInExtent,
  markerSpacing,
  knownRequirements,
  veiledNames,
  otherNames,
  markerImages,
  webLinks,
  soundPictures,
  wellFormedYields,
  treasureMapNumbers,
  treasureMapMarkers,
  treasureMapsInExtent,
  treasureMapRequirements,
  plainText,
  knownNames,
  namesOnce,
  nameForms,
  placesInExtent,
  knownPlaceRanks,
  uniquePlaceNames,
  placeDrawings,
  placeWords,
  questParts,
  questIds,
  knownQuestCodes,
  questReferences,
  questCircles,
  questCutoffs,
  questStarts,
  geographyKinds,
  geographyCoordinates,
  geographyShapes,
  roadClasses,
  roadTangles,
  streamWidths,
  settlementRanks,
  kindShapes,
  knownBuildingUses,
  knownWallMaterials,
  heightsInExtent,
  heightRange,
  heightsOnce,
  firstLandIsCurrent,
  linkPreview,
  fileSizes,
]

export function runChecks(source: Source): Problem[] {
  return checks.flatMap((check) => check(source))
}
