import { noMoreFilters, anyOtherType, withType } from '../../world/filtering.ts'
import { showAllShown, useRestingPosition } from '../viewport/last-position.ts'
import { closeSettlement } from '../places/open-settlement.ts'
import { filtersOf, useFilters } from './filters.ts'
import type { FilterSet } from './model/filter-set.ts'
import { useSelection } from '../selection/selection.ts'
import type { Isolated } from './title-of.ts'
import { useSpot } from '../places/spot.ts'
import {
  overrideBySet,
  rememberFilters,
  shownFilters,
  shownLink,
  useFilterOverride,
  type ViewBefore,
} from './shown-filters.ts'

interface Isolation {
  /** What is seen alone, which the map's chip names. */
  readonly isolated: Isolated
  /** Types outside these are hidden; every type may be seen where absent. */
  readonly typeIds?: readonly string[]
  /** Markers outside these are hidden. */
  readonly ids?: Iterable<number>
  /** Whether the player's filter for found places stays in force beside it. Default: true. */
  readonly keepFound?: boolean
}

/**
 * Shows one thing alone, and leaves the player's own filters as they are. In place of what else was shown alone: the
 * way back leads to where the first began.
 */
export function isolate({ isolated, typeIds, ids, keepFound = true }: Isolation): void {
  rememberFilters()
  const { found } = shownFilters()
  const { override } = useFilterOverride.getState()
  useFilterOverride.setState({
    override: {
      ...noMoreFilters,
      ...(keepFound && { found }),
      reason: 'isolate',
      isolated,
      visibleTypes: typeIds ? withType({ [anyOtherType]: false }, typeIds, true) : {},
      showPins: false,
      within: ids ? new Set(ids) : null,
      under: override?.reason === 'isolate' ? override.under : override,
    },
  })
  showAllShown()
}

/** Shows a set of the player's own in place of whatever is shown; the way back leads to a link's filters, else to the player's own. The map stays where it is. */
export function showSet(set: FilterSet): void {
  rememberFilters()
  useFilterOverride.setState({ override: { ...overrideBySet(set), under: shownLink() } })
}

/** Back to what was shown before one thing alone was; from a link's, to the player's own and to where they were. */
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

function restoreView({ selectedMarker, selectedPin, position }: ViewBefore): void {
  const { select, selectPin, deselect } = useSelection.getState()
  useSpot.getState().remove()
  closeSettlement()
  if (selectedMarker !== null) select(selectedMarker, 'reload')
  else if (selectedPin) selectPin(selectedPin, 'reload')
  else deselect()
  useRestingPosition.setState({ asked: { position } })
}

/** A link's filters become the player's own. What those say of types unknown here stays. */
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
