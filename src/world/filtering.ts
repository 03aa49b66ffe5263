import { yieldLabel, type YieldNames } from './marker-label.ts'
import { canOpen, type Marker, type MarkerType, type Tools } from './marker.ts'
import { foldText } from '../platform/folded-text.ts'

/** Visibility of marker types by id. Missing types follow {@link anyOtherType}; without that, they are visible. */
export type VisibleTypes = Readonly<Record<string, boolean>>

/** Key for all types that are not listed. No type has this id, because ids begin with a letter. */
export const anyOtherType = '*'

export function isTypeVisible(visibleTypes: VisibleTypes, typeId: string): boolean {
  return visibleTypes[Object.hasOwn(visibleTypes, typeId) ? typeId : anyOtherType] !== false
}

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

/** Counts the markers on the map, including a selected hidden one. `counts` has all markers by type id. */
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

export function setTypeVisibility(
  visibleTypes: VisibleTypes,
  typeIds: readonly string[],
  visible: boolean,
): VisibleTypes {
  return { ...visibleTypes, ...Object.fromEntries(typeIds.map((id) => [id, visible])) }
}

/** Shows all types of a category if none is visible; otherwise hides all. */
export function toggleCategory(
  visibleTypes: VisibleTypes,
  typeIds: readonly string[],
): VisibleTypes {
  const anyOn = typeIds.some((id) => isTypeVisible(visibleTypes, id))
  return setTypeVisibility(visibleTypes, typeIds, !anyOn)
}

/** Returns the types of a category in the order of the filter panel. */
export function typesOfCategory(types: readonly MarkerType[], categoryId: string): MarkerType[] {
  return types
    .filter((type) => type.category === categoryId)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || compareTitles(a.title, b.title))
}

// For English titles only: in other languages, types have an `order`. The first use of `Intl` would cost 10 ms.
function compareTitles(a: string, b: string): number {
  // Normalised, an accented letter sorts right after the plain letter.
  const [first, second] = [a, b].map((title) => title.toLowerCase().normalize('NFD')) as [
    string,
    string,
  ]
  if (first === second) return 0
  return first < second ? -1 : 1
}

export const foundFilters = ['all', 'missing', 'found'] as const
export type FoundFilter = (typeof foundFilters)[number]

export interface MoreFilters {
  readonly found: FoundFilter
  /** The player's tools; `null` shows all places. Stored under this name, although not all locked places are chests. */
  readonly chests: Tools | null
  /** Choice of {@link yieldChoices}; `null` shows all places. */
  readonly yields: string | null
}

export const noMoreFilters: MoreFilters = { found: 'all', chests: null, yields: null }

/** Hidden markers by id, regardless of their types. */
export type HiddenMarkers = ReadonlyMap<number, Marker>

export const nothingHidden: HiddenMarkers = new Map()

export function isFiltering({ found, chests, yields }: MoreFilters): boolean {
  return found !== 'all' || chests !== null || yields !== null
}

/** Returns the markers that the filters hide. If `within` is given, all markers with other ids are hidden too. */
export function findHiddenMarkers(
  markers: readonly Marker[],
  filters: MoreFilters,
  discovered: ReadonlySet<number>,
  within: ReadonlySet<number> | null = null,
): HiddenMarkers {
  if (!within && !isFiltering(filters)) return nothingHidden
  return new Map(
    markers
      .filter(
        (marker) =>
          within?.has(marker.id) === false || !matchesFilters(marker, filters, discovered),
      )
      .map((marker) => [marker.id, marker]),
  )
}

function matchesFilters(
  marker: Marker,
  { found, chests, yields }: MoreFilters,
  discovered: ReadonlySet<number>,
): boolean {
  if (found !== 'all' && discovered.has(marker.id) !== (found === 'found')) return false
  if (chests !== null && !canOpen(marker, chests)) return false
  return yields === null || hasYield(marker, yields)
}

export const anyHerb = 'any-herb'
export const anyBook = 'any-book'

export interface YieldChoices {
  /** Keys of herbs in the data without their quantities: `herb_paris`. */
  readonly herbs: readonly string[]
  /** Keys of books in the data: `book: Title`. */
  readonly books: readonly string[]
}

/** Returns all herbs and books that any marker yields, sorted by name. `compare` follows the page's language. */
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
export function hasYield({ yields = [] }: Marker, choice: string): boolean {
  if (choice === anyHerb) return yields.some((entry) => !isBook(entry))
  if (choice === anyBook) return yields.some(isBook)
  return yields.some((entry) => kindOf(entry) === choice)
}

/** Returns the names of a marker's yields that contain the text, or else one of its words of three or more letters. */
export function matchedYields(
  { yields = [] }: Marker,
  text: string,
  names: YieldNames,
): readonly string[] {
  const labels = yields.map((entry) => yieldLabel(entry, names))
  const holding = (part: string) => labels.filter((label) => foldText(label).includes(part))
  const whole = foldText(text.trim())
  if (whole === '') return []
  const found = holding(whole)
  if (found.length > 0) return found
  const words = whole.split(/\s+/).filter((word) => word.length >= 3)
  return labels.filter((label) => words.some((word) => foldText(label).includes(word)))
}

function isBook(entry: string): boolean {
  return entry.startsWith('book:')
}

function kindOf(entry: string): string {
  return isBook(entry) ? entry : (entry.split(':')[0] ?? entry)
}
