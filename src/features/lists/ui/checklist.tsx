import { useEffect, useMemo, useRef, memo } from 'react'
import type { Marker, MarkerType } from '../../../world/marker.ts'
import {
  checklistOf,
  checklistOrders,
  type ChecklistOrder,
} from '../../progress/model/checklist.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { compareWords } from '../../../i18n/language/compare-words.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { useProgress } from '../../progress/progress.ts'
import { useTallies } from '../../progress/tallies.ts'
import { beginTrip } from '../../routes/begin-trip.ts'
import { useTreasureMaps } from '../load-treasure-maps.ts'
import { useMarkers, useWorld, type LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusInstead, rovingFocus } from '../../../ui/keys/focus.ts'
import { focusUnlessTyping } from '../../../ui/keys/key-commands.ts'
import { TallyBar } from '../../../ui/tally-bar.tsx'
import { useGrowing } from '../../../ui/paged-list.tsx'

import { useMeasuringPoint } from '../../viewport/measuring-point.ts'
import { ChecklistRow } from '../../progress/ui/checklist-row.tsx'
import '../../../ui/later.css'

export function Checklist({ type }: { type: MarkerType }) {
  const world = useWorld()
  const orders = ordersOf(type, world)
  const order = useOrder(orders)
  const onlyMissing = usePanelView((state) => state.onlyMissing)
  const { from, moved, measureAgain } = useMeasuringPoint()
  const rows = useRows(type, order, from)
  const { found, total } = useTallies().get(type.id) ?? { found: 0, total: 0 }
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])

  return (
    <div ref={place} className="flex flex-col gap-4">
      <div>
        <Button appearance="quiet" onClick={leave(type)} className="-ml-2 px-2">
          <Icon name="chevron" className="size-4 rotate-90" />
          {laterMessages.progress.back}
        </Button>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 ref={heading} tabIndex={-1} className="font-display text-xl text-gold-bright">
            {type.title}
          </h2>
          <p className="text-sm text-vellum-soft tabular">
            {laterMessages.progress.tally(found, total)}
          </p>
        </div>
        <TallyBar value={found} max={total} className="mt-1" />
      </div>
      <div className="grid gap-1">
        <Choice
          label={laterMessages.progress.order}
          value={order}
          onChange={(next) => usePanelView.setState({ order: next })}
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {laterMessages.progress.orders[each]}
            </option>
          ))}
        </Choice>
        {order === 'distance' && moved && (
          <Button onClick={() => measureAgain(place.current)}>
            {laterMessages.progress.again}
          </Button>
        )}
        <CheckBox
          checked={onlyMissing}
          onChange={(only) => usePanelView.setState({ onlyMissing: only })}
        >
          {laterMessages.progress.onlyMissing}
        </CheckBox>
        {total - found > 1 && (
          <Button onClick={() => void beginTrip(leftOf(type, world), world)}>
            <Icon name="route" />
            {laterMessages.routes.tripLeft}
          </Button>
        )}
        {found > 0 && total > 1 && (
          <Button onClick={() => void beginTrip(ofType(type, world), world)}>
            <Icon name="route" />
            {laterMessages.routes.tripThese}
          </Button>
        )}
        {onlyMissing && (
          <p className="text-sm text-vellum-soft">
            {rows.length === 0
              ? laterMessages.progress.nothingMissing
              : laterMessages.progress.onlyMissingHint}
          </p>
        )}
      </div>
      <ChecklistRows type={type} rows={rows} from={from} />
    </div>
  )
}

function ofType(type: MarkerType, { markers }: LoadedWorld): readonly Marker[] {
  return markers.filter(({ locationType }) => locationType === type.id)
}

function leftOf(type: MarkerType, world: LoadedWorld): readonly Marker[] {
  const { marks } = useProgress.getState()
  return ofType(type, world).filter(({ id }) => marks.get(id)?.discovered !== true)
}

function leave(type: MarkerType) {
  return () =>
    focusInstead(
      () => usePanelView.setState({ typeId: null }),
      () => document.querySelector<HTMLElement>(`[data-checklist-of="${type.id}"]`),
    )
}

function ordersOf({ id }: MarkerType, { treasureMaps }: LoadedWorld): readonly ChecklistOrder[] {
  return treasureMaps === id ? checklistOrders : checklistOrders.filter((each) => each !== 'map')
}

function useOrder([first = 'distance', ...others]: readonly ChecklistOrder[]): ChecklistOrder {
  const chosen = usePanelView((state) => state.order)
  return others.includes(chosen) ? chosen : first
}

/** Returns the rows. "Only missing" reads the marks once, so that a ticked row doesn't move under the finger. */
function useRows(type: MarkerType, order: ChecklistOrder, from: Coordinate) {
  const markers = useMarkers()
  const maps = useTreasureMaps()
  const onlyMissing = usePanelView((state) => state.onlyMissing)
  const missing = useMemo(() => {
    if (!onlyMissing) return markers
    const { marks } = useProgress.getState()
    return markers.filter(({ id }) => marks.get(id)?.discovered !== true)
  }, [markers, onlyMissing])
  const numbers = useMemo(() => new Map(maps.map(({ chest, number }) => [chest, number])), [maps])
  return useMemo(
    () => checklistOf(missing, type, order, from, compareWords, numbers),
    [missing, type, order, from, numbers],
  )
}

interface ChecklistRowsProps {
  readonly type: MarkerType
  readonly rows: readonly Marker[]
  readonly from: Coordinate
}

function ChecklistRows({ type, rows, from }: ChecklistRowsProps) {
  const groups = useMemo(() => inGroups(rows), [rows])
  const [made, end] = useGrowing(groupsAtOnce)
  return (
    <div
      ref={rovingFocus}
      role="list"
      aria-label={laterMessages.progress.openList(type.title)}
      className="-mx-2"
    >
      {groups.slice(0, made).map((group, at) => (
        <RowGroup
          key={group[0]?.id}
          markers={group}
          type={type}
          from={from}
          {...(groups.length > groupsAtOnce && { before: at * groupSize, total: rows.length })}
        />
      ))}
      {made < groups.length && <div key={made} ref={end} className="h-px" />}
    </div>
  )
}

interface RowGroupProps {
  readonly markers: readonly Marker[]
  readonly type: MarkerType
  readonly from: Coordinate
  /** Rows before this group, and rows of the whole list. Absent if the list is rendered completely. */
  readonly before?: number
  readonly total?: number
}

/**
 * Rows that render together, so that a mark in a list of thousands re-renders one group only. In such a list the
 * browser lays out only groups near the viewport; the others have an estimated height.
 */
const RowGroup = memo(function RowGroup(props: RowGroupProps) {
  const { markers, type, from, before = 0, total } = props
  useLocale()
  return (
    <div
      {...(total && {
        className: 'checklist-group',
        style: { containIntrinsicHeight: `auto ${markers.length * rowHeight}rem` },
      })}
    >
      {markers.map((marker, at) => (
        <div
          role="listitem"
          key={marker.id}
          {...(total && { 'aria-setsize': total, 'aria-posinset': before + at + 1 })}
        >
          <ChecklistRow marker={marker} type={type} from={from} />
        </div>
      ))}
    </div>
  )
})

/** Rows per group, about one screen of them. */
const groupSize = 16

/** Groups rendered at first: 512 rows, more than in any world. Thousands would take about a second. */
const groupsAtOnce = 32

/** Height in rem of a row with two lines, as most rows have. */
const rowHeight = 3.25

function inGroups(markers: readonly Marker[]): readonly (readonly Marker[])[] {
  return Array.from({ length: Math.ceil(markers.length / groupSize) }, (_, index) =>
    markers.slice(index * groupSize, (index + 1) * groupSize),
  )
}
