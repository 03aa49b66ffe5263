import { create } from 'zustand'
import {
  isTypeVisible,
  toggleCategory,
  setTypeVisibility,
  isFiltering,
  noMoreFilters,
  type VisibleTypes,
  type MoreFilters,
} from '../../world/filtering.ts'
import type { MarkerType } from '../../world/marker.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { recordUndoStep } from '../progress/undo/undo-stack.ts'
import { filtersOf, useFilters, useFilterSets } from './filters.ts'
import type { FilterSet, ShownFilters } from './model/filter-set.ts'
import type { Isolated } from './title-of.ts'
import type { Opened } from '../card/model/opened-card.ts'

export interface ViewBefore {
  readonly opened: Opened | null
  readonly position: MapPosition
}

/** Filters that are shown instead of the player's own, which stay unchanged. */
export interface FilterOverride extends ShownFilters {
  /** Why they are shown: a link, one thing that the player wants to see alone, or a filter set. */
  readonly reason: 'link' | 'isolate' | 'set'
  /** The thing that is shown alone; `null` for a link, or once the player has changed the types. */
  readonly isolated: Isolated | null
  /** Ids of the only markers that may be visible; `null` for all. */
  readonly within: ReadonlySet<number> | null
  /** Filters of a link or a set, to which the "Back" button of markers shown alone returns. */
  readonly under: FilterOverride | null
  /** Name of a filter set in a link. */
  readonly setName?: string
}

interface FilterOverrideState {
  readonly override: FilterOverride | null
  /** The view to which the way back from a link leads; `null` if the player came by no link or has gone back. */
  readonly before: ViewBefore | null
}

/** The override, which isn't stored, and the view before a link. */
export const useFilterOverride = create<FilterOverrideState>()(() => ({
  override: null,
  before: null,
}))

export function overrideBySet({ id, filters }: FilterSet): FilterOverride {
  return {
    ...filters,
    reason: 'set',
    isolated: { kind: 'set', id },
    within: null,
    under: null,
  }
}

/** Shows the filter set that the player has chosen for the start. Called before the first render. */
export function showStartSet(): void {
  const start = useFilterSets.getState().sets.find((set) => set.start)
  if (start) useFilterOverride.setState({ override: overrideBySet(start) })
}

/** Records an undo step. Called before every change of filters by the player. */
export function rememberFilters(): void {
  recordUndoStep('filters', filtersNow(), { capture: filtersNow })
}

function filtersNow(): () => void {
  const own = filtersOf(useFilters.getState())
  const before = useFilterOverride.getState()
  return () => {
    useFilters.setState(own)
    useFilterOverride.setState(before)
  }
}

export function shownFilters(): ShownFilters {
  return useFilterOverride.getState().override ?? useFilters.getState()
}

function useShown<Value>(pick: (shown: ShownFilters) => Value): Value {
  const own = useFilters(pick)
  const isOverridden = useFilterOverride(({ override }) => override !== null)
  const shown = useFilterOverride(({ override }) => pick(override ?? useFilters.getState()))
  // The prerendered page has no override, so start from the player's own filters.
  return isOverridden ? shown : own
}

export function shownTypes(): VisibleTypes {
  return shownFilters().visibleTypes
}

export function useShownTypes(): VisibleTypes {
  return useShown(({ visibleTypes }) => visibleTypes)
}

export function useTypeShown(typeId: string): boolean {
  return useShown(({ visibleTypes }) => isTypeVisible(visibleTypes, typeId))
}

export function useAmountOfTypesShown(types: readonly MarkerType[]): number {
  return useShown(
    ({ visibleTypes }) => types.filter(({ id }) => isTypeVisible(visibleTypes, id)).length,
  )
}

/** Subscribes to one filter only, so that showing a type doesn't re-render components that use another filter. */
export function useShownMore<Key extends keyof MoreFilters>(filter: Key): MoreFilters[Key] {
  return useShown((shown) => shown[filter])
}

export function usePinsShown(): boolean {
  return useShown(({ showPins: shown }) => shown)
}

export function useNotAllShown(): boolean {
  const own = useFilters(
    (filters) => isFiltering(filters) || Object.values(filters.visibleTypes).includes(false),
  )
  return useFilterOverride(({ override, before }) => override !== null || before !== null) || own
}

export function onShownTypes(changed: () => void): () => void {
  const stops = [useFilters.subscribe(changed), useFilterOverride.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function changeFilters(change: Partial<ShownFilters>): void {
  rememberFilters()
  const { override } = useFilterOverride.getState()
  if (!override) useFilters.setState(change)
  else {
    const isolated = change.visibleTypes ? null : override.isolated
    useFilterOverride.setState({ override: { ...override, ...change, isolated } })
    // Markers shown alone have no filter of their own for found ones, so change the player's filter too. The filter of
    // a link or a set lasts only as long as the link's or the set's other filters.
    if (change.found && override.reason === 'isolate' && !override.under) {
      useFilters.setState({ found: change.found })
    }
  }
}

export function areNamesAlwaysShown(typeId: string): boolean {
  return shownFilters().namedTypes?.includes(typeId) ?? false
}

/** Makes the names of a type's markers show at every zoom, or only close up if they do so already. */
export function toggleAlwaysNamed(typeId: string): void {
  const { namedTypes = [] } = shownFilters()
  const others = namedTypes.filter((id) => id !== typeId)
  const ids = others.length < namedTypes.length ? others : [...namedTypes, typeId]
  changeFilters({ namedTypes: ids.length > 0 ? ids : undefined })
}

export function showTypes(typeIds: readonly string[], visible: boolean): void {
  changeFilters({ visibleTypes: setTypeVisibility(shownTypes(), typeIds, visible) })
}

export function toggleShownCategory(typeIds: readonly string[]): void {
  changeFilters({ visibleTypes: toggleCategory(shownTypes(), typeIds) })
}

/**
 * Shows a link's types and switches all other filters off, so that the player sees exactly what was sent. Does nothing
 * if the same is visible already.
 * @param typeIds all types of the world
 */
export function showLinkedTypes(linked: VisibleTypes, typeIds: readonly string[]): void {
  const { visibleTypes, showPins, ...more } = shownFilters()
  const same =
    !isFiltering(more) &&
    typeIds.every((id) => isTypeVisible(visibleTypes, id) === isTypeVisible(linked, id))
  if (same) return
  useFilterOverride.setState({
    override: {
      ...noMoreFilters,
      reason: 'link',
      isolated: null,
      visibleTypes: linked,
      showPins,
      within: null,
      under: null,
    },
  })
}

/** True if something is shown alone, or a link's filters are shown. */
export function isAnythingAlone(): boolean {
  const { override } = useFilterOverride.getState()
  return override !== null && override.reason !== 'set'
}

/** Returns the link's filters that are on screen or to which the way back leads. */
export function shownLink(): FilterOverride | null {
  let { override } = useFilterOverride.getState()
  while (override && override.reason !== 'link') override = override.under
  return override
}

export function isLinkShown(): boolean {
  return shownLink() !== null
}
