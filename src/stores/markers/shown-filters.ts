import { create } from 'zustand'
import {
  isTypeVisible,
  toggledCategory,
  withType,
  type VisibleTypes,
} from '../../domain/markers/filters/filtering.ts'
import { useShallow } from 'zustand/react/shallow'
import {
  isFiltering,
  noMoreFilters,
  type MoreFilters,
} from '../../domain/markers/filters/more-filters.ts'
import { useFilters } from './filters.ts'

interface LinkedFilters {
  /** What a link shows instead of the player's own filters; nothing without such a link. */
  readonly visibleTypes: VisibleTypes | null
  /** What is set besides while a link's filters are shown: links tell of types alone. */
  readonly more: MoreFilters
  /** Whether the player's own pins are shown meanwhile. */
  readonly showPins: boolean
}

/** The filters of a link lie over the player's own, which stay as they are; not kept. */
export const useLinkedFilters = create<LinkedFilters>()(() => ({
  visibleTypes: null,
  more: noMoreFilters,
  showPins: true,
}))

/** The filters that are on screen: those of a link, else the player's own. */
export function shownTypes(): VisibleTypes {
  return useLinkedFilters.getState().visibleTypes ?? useFilters.getState().visibleTypes
}

export function useShownTypes(): VisibleTypes {
  const own = useFilters((state) => state.visibleTypes)
  const linked = useLinkedFilters((state) => state.visibleTypes)
  return linked ?? own
}

export function useTypeShown(typeId: string): boolean {
  const own = useFilters((state) => isTypeVisible(state.visibleTypes, typeId))
  const linked = useLinkedFilters(
    (state) => state.visibleTypes && isTypeVisible(state.visibleTypes, typeId),
  )
  return linked ?? own
}

/** Calls back when the filters on screen may have changed. @returns what stops it */
export function onShownTypes(changed: () => void): () => void {
  const stops = [useFilters.subscribe(changed), useLinkedFilters.subscribe(changed)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The filters on screen besides those of types. */
export function shownMore(): MoreFilters {
  const { visibleTypes, more } = useLinkedFilters.getState()
  return visibleTypes ? more : useFilters.getState()
}

export function useShownMore(): MoreFilters {
  const own = useFilters(useShallow(moreOf))
  const linked = useLinkedFilters((state) => (state.visibleTypes ? state.more : null))
  return linked ?? own
}

function moreOf({ found, chests, yields }: MoreFilters): MoreFilters {
  return { found, chests, yields }
}

/** Changes what is on screen, of a link or the player's own, as {@link showTypes} does. */
export function showMore(change: Partial<MoreFilters>): void {
  const { visibleTypes, more } = useLinkedFilters.getState()
  if (visibleTypes) useLinkedFilters.setState({ more: { ...more, ...change } })
  else useFilters.getState().setMore(change)
}

/** Whether the player's own pins are on the map. */
export function pinsShown(): boolean {
  const { visibleTypes, showPins } = useLinkedFilters.getState()
  return visibleTypes ? showPins : useFilters.getState().showPins
}

export function usePinsShown(): boolean {
  const own = useFilters((state) => state.showPins)
  const linked = useLinkedFilters((state) => (state.visibleTypes ? state.showPins : null))
  return linked ?? own
}

/** Changes what is on screen, of a link or the player's own, as {@link showTypes} does. */
export function showPins(show: boolean): void {
  if (useLinkedFilters.getState().visibleTypes) useLinkedFilters.setState({ showPins: show })
  else useFilters.getState().setShowPins(show)
}

/** Changes what is on screen: the link's filters while they are shown, else the player's own. */
export function showTypes(typeIds: readonly string[], visible: boolean): void {
  const linked = useLinkedFilters.getState().visibleTypes
  if (linked) useLinkedFilters.setState({ visibleTypes: withType(linked, typeIds, visible) })
  else useFilters.getState().setTypesVisible(typeIds, visible)
}

export function toggleShownCategory(typeIds: readonly string[]): void {
  const linked = useLinkedFilters.getState().visibleTypes
  if (linked) useLinkedFilters.setState({ visibleTypes: toggledCategory(linked, typeIds) })
  else useFilters.getState().toggleCategory(typeIds)
}

/**
 * Lays a link's filters over the player's own, unless they show the same. Who follows a link sees what was
 * sent, so the player's other filters rest as well.
 *
 * @param typeIds every type of the world
 */
export function showLinkedTypes(linked: VisibleTypes, typeIds: readonly string[]): void {
  const { visibleTypes: own, showPins: shown, ...more } = useFilters.getState()
  const same =
    !isFiltering(more) &&
    typeIds.every((id) => isTypeVisible(own, id) === isTypeVisible(linked, id))
  useLinkedFilters.setState({
    visibleTypes: same ? null : linked,
    more: noMoreFilters,
    showPins: shown,
  })
}

/** The link's filters become the player's own. What those say of types unknown here stays. */
export function keepLinkedTypes(): void {
  const { visibleTypes: linked, more, showPins: shown } = useLinkedFilters.getState()
  if (!linked) return
  useFilters.setState(({ visibleTypes }) => ({
    visibleTypes: { ...visibleTypes, ...linked },
    showPins: shown,
    ...more,
  }))
  dropLinkedTypes()
}

/** Back to the player's own. */
export function dropLinkedTypes(): void {
  useLinkedFilters.setState({ visibleTypes: null, more: noMoreFilters })
}
