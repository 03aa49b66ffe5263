import { noMoreFilters, anyOtherType, setTypeVisibility } from '../../world/filtering.ts'
import { showAllShown } from '../viewport/last-position.ts'
import { filtersOf, useFilters } from './filters.ts'
import type { FilterSet } from './model/filter-set.ts'
import { useOpened } from '../card/opened.ts'
import type { Isolated } from './title-of.ts'
import {
  overrideBySet,
  rememberFilters,
  shownFilters,
  shownLink,
  useFilterOverride,
  type ViewBefore,
} from './shown-filters.ts'
import { useViewport } from '../viewport/viewport-store.ts'

interface Isolation {
  readonly isolated: Isolated
  /** Types that stay visible; by default all. */
  readonly typeIds?: readonly string[]
  /** Ids of markers that stay visible; by default all. */
  readonly ids?: Iterable<number>
  /** Whether the filter for found markers stays active. Default: true. */
  readonly keepFound?: boolean
}

/** Shows one thing alone, instead of anything else that is shown alone. The player's own filters stay as they are. */
export function isolate({ isolated, typeIds, ids, keepFound = true }: Isolation): void {
  rememberFilters()
  const { found, namedTypes } = shownFilters()
  const { override } = useFilterOverride.getState()
  useFilterOverride.setState({
    override: {
      ...noMoreFilters,
      ...(keepFound && { found }),
      reason: 'isolate',
      isolated,
      visibleTypes: typeIds ? setTypeVisibility({ [anyOtherType]: false }, typeIds, true) : {},
      showPins: false,
      namedTypes,
      within: ids ? new Set(ids) : null,
      under: override?.reason === 'isolate' ? override.under : override,
    },
  })
  showAllShown()
}

/** Shows a filter set without moving the map. The way back leads to a link's filters, or to the player's own. */
export function showSet(set: FilterSet): void {
  rememberFilters()
  useFilterOverride.setState({ override: { ...overrideBySet(set), under: shownLink() } })
}

/** Returns to the filters before an override. From a link's filters, restores the previous view too. */
export function backToOwn(): void {
  const { override, before } = useFilterOverride.getState()
  if (!override && !before) return
  rememberFilters()
  if (override && override.reason !== 'link')
    useFilterOverride.setState({ override: override.under })
  else {
    useFilterOverride.setState({ override: null, before: null })
    if (before) restoreView(before)
  }
}

function restoreView({ opened, position }: ViewBefore): void {
  useOpened.setState({ opened: opened && { ...opened, by: 'reload' } })
  useViewport.setState({ asked: { position } })
}

/** Replaces the player's own filters by a link's. Types that this world doesn't know keep their stored state. */
export function adoptLinkedFilters(): void {
  const { override } = useFilterOverride.getState()
  if (!override) return
  rememberFilters()
  useFilters.setState((own) => ({
    ...filtersOf(override),
    visibleTypes: { ...own.visibleTypes, ...override.visibleTypes },
  }))
  useFilterOverride.setState({ override: null, before: null })
}
