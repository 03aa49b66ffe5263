import type { Marker } from '../marker.ts'
import { nothingHidden, type HiddenMarkers } from './more-filters.ts'
import type { MarkerType } from '../marker-type.ts'

/** Which types the player wants to see. A type that is not mentioned is as {@link anyOtherType}, or else visible. */
export type VisibleTypes = Readonly<Record<string, boolean>>

/** Stands for all types that are not mentioned. A type's id begins with a letter. */
export const anyOtherType = '*'

export function isTypeVisible(visibleTypes: VisibleTypes, typeId: string): boolean {
  return visibleTypes[Object.hasOwn(visibleTypes, typeId) ? typeId : anyOtherType] !== false
}

/** Whether the filters show a marker, selected or not. */
export function isShown(
  { id, locationType }: Marker,
  visibleTypes: VisibleTypes,
  hidden: HiddenMarkers,
): boolean {
  return isTypeVisible(visibleTypes, locationType) && !hidden.has(id)
}

export function countByType(markers: readonly Marker[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { locationType } of markers) {
    counts.set(locationType, (counts.get(locationType) ?? 0) + 1)
  }
  return counts
}

/**
 * How many markers are on the map: those whose type is visible and that nothing else hides, and the selected
 * one in any case.
 *
 * @param counts markers by type id
 */
export function shownCount(
  counts: ReadonlyMap<string, number>,
  visibleTypes: VisibleTypes,
  selected: Marker | null,
  hidden: HiddenMarkers = nothingHidden,
): number {
  let shown = selected && !isShown(selected, visibleTypes, hidden) ? 1 : 0
  for (const [typeId, amount] of counts) {
    if (isTypeVisible(visibleTypes, typeId)) shown += amount
  }
  for (const { locationType } of hidden.values()) {
    if (isTypeVisible(visibleTypes, locationType)) shown -= 1
  }
  return shown
}

export function withType(
  visibleTypes: VisibleTypes,
  typeIds: readonly string[],
  visible: boolean,
): VisibleTypes {
  return { ...visibleTypes, ...Object.fromEntries(typeIds.map((id) => [id, visible])) }
}

/** A category's heading: all on when none of its types is on, otherwise all off. */
export function toggledCategory(
  visibleTypes: VisibleTypes,
  typeIds: readonly string[],
): VisibleTypes {
  const anyOn = typeIds.some((id) => isTypeVisible(visibleTypes, id))
  return withType(visibleTypes, typeIds, !anyOn)
}

/** The types of one category by title, as the filter panel lists them. */
export function typesOfCategory(types: readonly MarkerType[], categoryId: string): MarkerType[] {
  return types
    .filter((type) => type.category === categoryId)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || compareTitles(a.title, b.title))
}

/** In other languages types know their order. English titles need no rules of a language, of which the first comparison costs a start of the page 10 ms. */
function compareTitles(a: string, b: string): number {
  // An accent then stands behind its letter.
  const [first, second] = [a, b].map((title) => title.toLowerCase().normalize('NFD')) as [
    string,
    string,
  ]
  if (first === second) return 0
  return first < second ? -1 : 1
}
