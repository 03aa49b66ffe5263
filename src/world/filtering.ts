import { yieldLabel, type YieldNames } from './marker-label.ts'
import { canOpen, type Marker, type MarkerType, type Tools } from './marker.ts'
import { folded } from '../platform/folded-text.ts'

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

export const foundFilters = ['all', 'missing', 'found'] as const
/** Every place, those still to find, or those that were found. */
export type FoundFilter = (typeof foundFilters)[number]

/** What else a place must be besides of a visible type. */
export interface MoreFilters {
  readonly found: FoundFilter
  /** What a player opens things with; nothing shows every one. Browsers keep it under this name. */
  readonly chests: Tools | null
  /** A choice of {@link yieldChoices}; nothing shows places whatever they give. */
  readonly yields: string | null
}

export const noMoreFilters: MoreFilters = { found: 'all', chests: null, yields: null }

/** Markers by id, hidden whatever their type says. */
export type HiddenMarkers = ReadonlyMap<number, Marker>

export const nothingHidden: HiddenMarkers = new Map()

export function isFiltering({ found, chests, yields }: MoreFilters): boolean {
  return found !== 'all' || chests !== null || yields !== null
}

/** The markers that these filters hide. @param within ids of those that come into question; nothing for all */
export function hiddenBy(
  markers: readonly Marker[],
  filters: MoreFilters,
  discovered: ReadonlySet<number>,
  within: ReadonlySet<number> | null = null,
): HiddenMarkers {
  if (!within && !isFiltering(filters)) return nothingHidden
  return new Map(
    markers
      .filter((marker) => within?.has(marker.id) === false || !passes(marker, filters, discovered))
      .map((marker) => [marker.id, marker]),
  )
}

function passes(
  marker: Marker,
  { found, chests, yields }: MoreFilters,
  discovered: ReadonlySet<number>,
): boolean {
  if (found !== 'all' && discovered.has(marker.id) !== (found === 'found')) return false
  if (chests !== null && !canOpen(marker, chests)) return false
  return yields === null || givesYield(marker, yields)
}

/** Choices that stand for whatever herb, and for whatever book. */
export const anyHerb = 'any-herb'
export const anyBook = 'any-book'

export interface YieldChoices {
  /** As the data writes them, without their quantity: `herb_paris`. */
  readonly herbs: readonly string[]
  /** As the data writes them: `book: Title`. */
  readonly books: readonly string[]
}

/** Everything that is found somewhere, each once, by its name. @param compare names, as the page's language does */
export function yieldChoices(
  markers: readonly Marker[],
  names: YieldNames,
  compare: (a: string, b: string) => number,
): YieldChoices {
  const kinds = [...new Set(markers.flatMap(({ yields = [] }) => yields.map(kindOf)))]
  const sorted = kinds.sort((a, b) => compare(yieldLabel(a, names), yieldLabel(b, names)))
  return {
    herbs: sorted.filter((kind) => !isBook(kind)),
    books: sorted.filter(isBook),
  }
}

/** @param choice a herb or book of {@link yieldChoices}, {@link anyHerb} or {@link anyBook} */
export function givesYield({ yields = [] }: Marker, choice: string): boolean {
  if (choice === anyHerb) return yields.some((entry) => !isBook(entry))
  if (choice === anyBook) return yields.some(isBook)
  return yields.some((entry) => kindOf(entry) === choice)
}

/**
 * What a searched text found among what a marker gives: the names that hold the text, or else those that hold
 * one of its words of three letters and more.
 */
export function matchedYields(
  { yields = [] }: Marker,
  text: string,
  names: YieldNames,
): readonly string[] {
  const labels = yields.map((entry) => yieldLabel(entry, names))
  const holding = (part: string) => labels.filter((label) => folded(label).includes(part))
  const whole = folded(text.trim())
  if (whole === '') return []
  const found = holding(whole)
  if (found.length > 0) return found
  const words = whole.split(/\s+/).filter((word) => word.length >= 3)
  return labels.filter((label) => words.some((word) => folded(label).includes(word)))
}

function isBook(entry: string): boolean {
  return entry.startsWith('book:')
}

function kindOf(entry: string): string {
  return isBook(entry) ? entry : (entry.split(':')[0] ?? entry)
}
