import { create } from 'zustand'
import {
  isTypeVisible,
  toggledCategory,
  withType,
  isFiltering,
  noMoreFilters,
  type VisibleTypes,
  type MoreFilters,
} from '../../world/filtering.ts'
import type { MarkerType } from '../../world/marker.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { recordUndoStep } from '../progress/undo-stack.ts'
import { filtersOf, useFilters, useFilterSets } from './filters.ts'
import type { FilterSet, ShownFilters } from './model/filter-set.ts'
import type { Isolated } from './title-of.ts'
import type { useSelection } from '../selection/selection.ts'

/** What was on screen before a link was followed. */
export interface ViewBefore extends Pick<
  ReturnType<typeof useSelection.getState>,
  'selectedMarker' | 'selectedPin'
> {
  readonly position: MapPosition
}

/** Filters that override the player's own, which stay as they are. */
export interface FilterOverride extends ShownFilters {
  /** Whether somebody sent them, the player asked to see one thing alone, or a filter set is shown. */
  readonly reason: 'link' | 'isolate' | 'set'
  /** What is seen alone; nothing once the player has changed it, and for a link. */
  readonly isolated: Isolated | null
  /** Ids of the markers that come into question; nothing for all. */
  readonly within: ReadonlySet<number> | null
  /** A link's or a set's, which these override in turn. */
  readonly under: FilterOverride | null
  /** Of a link to a filter set: what its owner calls it. */
  readonly setName?: string
}

interface FilterOverrideState {
  readonly override: FilterOverride | null
  /**
   * Where the way back from a link leads, also from one without filters. Nothing once the player is back, and after a
   * reload of what the player made of the link.
   */
  readonly before: ViewBefore | null
}

/** Not kept. */
export const useFilterOverride = create<FilterOverrideState>()(() => ({
  override: null,
  before: null,
}))

/** A set in place of the player's own filters. */
export function overrideBySet({ id, filters }: FilterSet): FilterOverride {
  return {
    ...filters,
    reason: 'set',
    isolated: { kind: 'set', id },
    within: null,
    under: null,
  }
}

// After the store is made: a page that was prerendered is brought to life without it.
const start = useFilterSets.getState().sets.find((set) => set.start)
if (start) useFilterOverride.setState({ override: overrideBySet(start) })

/** Said before every change of filters that the player makes, so that it can be taken back. */
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

/** The filters that are on screen: those that override the player's own, else these. */
export function shownFilters(): ShownFilters {
  return useFilterOverride.getState().override ?? useFilters.getState()
}

function useShown<Value>(pick: (shown: ShownFilters) => Value): Value {
  const own = useFilters(pick)
  const isOverridden = useFilterOverride(({ override }) => override !== null)
  const shown = useFilterOverride(({ override }) => pick(override ?? useFilters.getState()))
  // As the page was prerendered, whose filters nothing overrides.
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

/** How many of some types are on the map. */
export function useAmountOfTypesShown(types: readonly MarkerType[]): number {
  return useShown(
    ({ visibleTypes }) => types.filter(({ id }) => isTypeVisible(visibleTypes, id)).length,
  )
}

/** One by one: who asks for `found` is not called when a type is shown or hidden. */
export function useShownMore<Key extends keyof MoreFilters>(filter: Key): MoreFilters[Key] {
  return useShown((shown) => shown[filter])
}

export function usePinsShown(): boolean {
  return useShown(({ showPins: shown }) => shown)
}

/** Whether anything may be hidden. */
export function useNotAllShown(): boolean {
  const own = useFilters(
    (filters) => isFiltering(filters) || Object.values(filters.visibleTypes).includes(false),
  )
  return useFilterOverride(({ override, before }) => override !== null || before !== null) || own
}

/** Calls back when the filters on screen may have changed. @returns what stops it */
export function onShownTypes(changed: () => void): () => void {
  const stops = [useFilters.subscribe(changed), useFilterOverride.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Changes what is on screen: the override while there is one, else the player's own. */
export function changeFilters(change: Partial<ShownFilters>): void {
  rememberFilters()
  const { override } = useFilterOverride.getState()
  if (!override) useFilters.setState(change)
  else {
    const isolated = change.visibleTypes ? null : override.isolated
    useFilterOverride.setState({ override: { ...override, ...change, isolated } })
    // How much of it is left to find is no part of what is seen alone.
    if (change.found && override.reason === 'isolate' && !override.under) {
      useFilters.setState({ found: change.found })
    }
  }
}

export function showTypes(typeIds: readonly string[], visible: boolean): void {
  changeFilters({ visibleTypes: withType(shownTypes(), typeIds, visible) })
}

export function toggleShownCategory(typeIds: readonly string[]): void {
  changeFilters({ visibleTypes: toggledCategory(shownTypes(), typeIds) })
}

/**
 * Lets a link's filters override what is shown, the player's own or their set for the start, unless they show the same.
 * Who follows a link sees what was sent, so the player's other filters rest as well.
 *
 * @param typeIds every type of the world
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

/** Whether the player looks for something that they asked to see alone, or were sent. */
export function isAnythingAlone(): boolean {
  const { override } = useFilterOverride.getState()
  return override !== null && override.reason !== 'set'
}

/** The filters that somebody sent, or what lies over these leads back to. */
export function shownLink(): FilterOverride | null {
  let { override } = useFilterOverride.getState()
  while (override && override.reason !== 'link') override = override.under
  return override
}

/** Whether the filters on screen are those that somebody sent. */
export function isLinkShown(): boolean {
  return shownLink() !== null
}
