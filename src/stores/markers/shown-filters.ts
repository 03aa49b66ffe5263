import { create } from 'zustand'
import {
  isTypeVisible,
  toggledCategory,
  withType,
  isFiltering,
  noMoreFilters,
  type VisibleTypes,
  type MoreFilters,
} from '../../domain/markers/filters/filtering.ts'
import type { MarkerType } from '../../domain/markers/marker.ts'
import type { MapPosition } from '../../domain/world/view/coordinates.ts'
import { rememberStep } from '../progress/past-steps.ts'
import { useFilters } from './filters.ts'
import type { Isolated } from './title-of.ts'
import type { useSelection } from './selection.ts'

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

/** Filters that lie over the player's own, which stay as they are. */
export interface LaidFilters extends ShownFilters {
  /** Whether somebody sent them, or the player asked to see one thing alone. */
  readonly reason: 'link' | 'only'
  /** What is seen alone; nothing once the player has changed it, and for a link. */
  readonly isolated: Isolated | null
  /** Ids of the markers that come into question; nothing for all. */
  readonly within: ReadonlySet<number> | null
  /** A link's, over which these lie. */
  readonly under: LaidFilters | null
}

interface Laid {
  readonly laid: LaidFilters | null
  /**
   * Where the way back from a link leads, also from one without filters. Nothing once the player is back, and after a
   * reload of what the player made of the link.
   */
  readonly before: ViewBefore | null
}

/** Not kept. */
export const useLaidFilters = create<Laid>()(() => ({ laid: null, before: null }))

/** Said before every change of filters that the player makes, so that it can be taken back. */
export function rememberFilters(): void {
  rememberStep('filters', filtersNow(), { capture: filtersNow })
}

function filtersNow(): () => void {
  const { visibleTypes, showPins, found, chests, yields } = useFilters.getState()
  const before = useLaidFilters.getState()
  return () => {
    useFilters.setState({ visibleTypes, showPins, found, chests, yields })
    useLaidFilters.setState(before)
  }
}

/** The filters that are on screen: those that are laid over the player's own, else these. */
export function shownFilters(): ShownFilters {
  return useLaidFilters.getState().laid ?? useFilters.getState()
}

function useShown<Value>(pick: (shown: ShownFilters) => Value): Value {
  const own = useFilters(pick)
  const isLaid = useLaidFilters(({ laid }) => laid !== null)
  const shown = useLaidFilters(({ laid }) => pick(laid ?? useFilters.getState()))
  // As the page was built, which nothing is laid over.
  return isLaid ? shown : own
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
  return useLaidFilters(({ laid, before }) => laid !== null || before !== null) || own
}

/** Calls back when the filters on screen may have changed. @returns what stops it */
export function onShownTypes(changed: () => void): () => void {
  const stops = [useFilters.subscribe(changed), useLaidFilters.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Changes what is on screen: the laid filters while there are any, else the player's own. */
export function changeFilters(change: Partial<ShownFilters>): void {
  rememberFilters()
  const { laid } = useLaidFilters.getState()
  if (!laid) useFilters.setState(change)
  else {
    const isolated = change.visibleTypes ? null : laid.isolated
    useLaidFilters.setState({ laid: { ...laid, ...change, isolated } })
    // How much of it is left to find is no part of what is seen alone.
    if (change.found && laid.reason === 'only' && !laid.under) {
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
 * Lays a link's filters over the player's own, unless they show the same. Who follows a link sees what was
 * sent, so the player's other filters rest as well.
 *
 * @param typeIds every type of the world
 */
export function showLinkedTypes(linked: VisibleTypes, typeIds: readonly string[]): void {
  const own = useFilters.getState()
  const same =
    !isFiltering(own) &&
    typeIds.every((id) => isTypeVisible(own.visibleTypes, id) === isTypeVisible(linked, id))
  const laid: LaidFilters | null = same
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
  useLaidFilters.setState({ laid })
}

/** Whether the filters on screen are those that somebody sent. */
export function isLinkShown(): boolean {
  const { laid } = useLaidFilters.getState()
  return (laid?.under ?? laid)?.reason === 'link'
}
