import { useEffect, useMemo, useRef } from 'react'
import { checklistOf, checklistOrders } from '../../domain/progress/checklist.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import type { Marker, MarkerType } from '../../domain/markers/marker.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { compareWords } from '../../messages/language/compare-words.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useProgressView } from '../../stores/progress/progress-view.ts'
import { useTallies } from '../../stores/progress/tallies.ts'
import { useMarkers, useWorld, type LoadedWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { Choice } from '../../ui/fields/choice.tsx'
import { focusInstead } from '../../ui/keys/focus-instead.ts'
import { Icon } from '../../ui/icon.tsx'
import { TallyBar } from '../../ui/tally-bar.tsx'
import { focusUnlessTyping } from '../../ui/keys/typing.ts'
import { beginTour } from '../ways/begin-tour.ts'
import { useWhereFrom } from '../world/where-from.ts'
import { ChecklistRows } from './checklist-rows.tsx'

/** The places of a type with a box each. */
export function Checklist({ type }: { type: MarkerType }) {
  const order = useProgressView((state) => state.order)
  const onlyMissing = useProgressView((state) => state.onlyMissing)
  const { from, moved, measureAgain } = useWhereFrom()
  const rows = useRows(type, from)
  const world = useWorld()
  const { found, total } = useTallies().get(type.id) ?? { found: 0, total: 0 }
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])

  return (
    <div ref={place} className="space-y-4">
      <div>
        <Button look="quiet" onClick={leave(type)} className="-ml-2 px-2">
          <Icon name="chevron" className="size-4 rotate-90" />
          {laterMessages.progress.back}
        </Button>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 ref={heading} tabIndex={-1} className="font-display text-xl text-gold-bright">
            {type.title}
          </h2>
          <p className="text-sm text-vellum-soft tabular-nums">
            {laterMessages.progress.tally(found, total)}
          </p>
        </div>
        <TallyBar value={found} max={total} className="mt-1" />
      </div>
      <div className="grid gap-1">
        <Choice
          label={laterMessages.progress.order}
          value={order}
          onChange={(next) => useProgressView.setState({ order: next })}
        >
          {checklistOrders.map((each) => (
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
          onChange={(only) => useProgressView.setState({ onlyMissing: only })}
        >
          {laterMessages.progress.onlyMissing}
        </CheckBox>
        {total - found > 1 && (
          <Button onClick={() => void beginTour(leftOf(type, world), world)}>
            <Icon name="way" />
            {wayMessages.tourLeft}
          </Button>
        )}
        {found > 0 && total > 1 && (
          <Button onClick={() => void beginTour(ofType(type, world), world)}>
            <Icon name="way" />
            {wayMessages.tourThese}
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

/** Back to the types, and to the one whose list it was. */
function leave(type: MarkerType) {
  return () =>
    focusInstead(
      () => useProgressView.setState({ typeId: null }),
      () => document.querySelector<HTMLElement>(`[data-checklist-of="${type.id}"]`),
    )
}

/** What is ticked meanwhile stays, so that no row goes away from under a finger or the focus. */
function useRows(type: MarkerType, from: Coordinate) {
  const markers = useMarkers()
  const order = useProgressView((state) => state.order)
  const onlyMissing = useProgressView((state) => state.onlyMissing)
  const missing = useMemo(() => {
    if (!onlyMissing) return markers
    const { marks } = useProgress.getState()
    return markers.filter(({ id }) => marks.get(id)?.discovered !== true)
  }, [markers, onlyMissing])
  return useMemo(
    () => checklistOf(missing, type, order, from, compareWords),
    [missing, type, order, from],
  )
}
