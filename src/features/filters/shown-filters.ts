import { create } from 'zustand'
import {
  isTypeVisible,
  toggledCategory,
  withType,
  isFiltering,
  noMoreFilters,
  type VisibleTypes,
  type MoreFilters,
} from '../../core/world/filtering.ts'
import type { MarkerType } from '../../core/world/marker.ts'
import type { MapPosition } from '../../core/geometry/coordinates.ts'
import { recordUndoStep } from '../progress/undo-stack.ts'
import { useFilters } from './filters.ts'
import type { Isolated } from './title-of.ts'
import type { useSelection } from '../selection/selection.ts'

/** What a player can choose to see. */
export interface ShownFilters extends MoreFilters {
  readonly visibleTypes: VisibleTypes
  /** Whether the player's own pins are on the map. */
  readonly showPins: boolean
}

/** What was on screen before a link was followed. */
export interface ViewBefore extends Pick<
  ReturnType<typeof useSelection.getState>,
  'selectedMarker' | 'selectedPin'
> {
  readonly position: MapPosition
}

/** Filters that override the player's own, which stay as they are. */
export interface FilterOverride extends ShownFilters {
  /** Whether somebody sent them, or the player asked to see one thing alone. */
  readonly reason: 'link' | 'isolate'
  /** What is seen alone; nothing once the player has changed it, and for a link. */
  readonly isolated: Isolated | null
  /** Ids of the markers that come into question; nothing for all. */
  readonly within: ReadonlySet<number> | null
  /** A link's, which these override in turn. */
  readonly under: FilterOverride | null
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

/** Said before every change of filters that the player makes, so that it can be taken back. */
export function rememberFilters(): void {
  recordUndoStep('filters', filtersNow(), { capture: filtersNow })
}

function filtersNow(): () => void {
  const { visibleTypes, showPins, found, chests, yields } = useFilters.getState()
  const before = useFilterOverride.getState()
  return () => {
    useFilters.setState({ visibleTypes, showPins, found, chests, yields })
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
 * Lets a link's filters override the player's own, unless they show the same. Who follows a link sees what was
 * sent, so the player's other filters rest as well.
 *
 * @param typeIds every type of the world
 */
export function showLinkedTypes(linked: VisibleTypes, typeIds: readonly string[]): void {
  const own = useFilters.getState()
  const same =
    !isFiltering(own) &&
    typeIds.every((id) => isTypeVisible(own.visibleTypes, id) === isTypeVisible(linked, id))
  const override: FilterOverride | null = same
    ? null
    : {
        ...noMoreFilters,
        reason: 'link',
        isolated: null,
        visibleTypes: linked,
        showPins: own.showPins,
        within: null,
        under: null,
      }
  useFilterOverride.setState({ override })
}

/** Whether the filters on screen are those that somebody sent. */
export function isLinkShown(): boolean {
  const { override } = useFilterOverride.getState()
  return (override?.under ?? override)?.reason === 'link'
}
