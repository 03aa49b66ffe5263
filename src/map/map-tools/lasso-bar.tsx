import { useEffect, useMemo, useRef } from 'react'
import { isShown } from '../../domain/markers/filters/filtering.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import { fewestCorners } from '../../domain/world/polygon.ts'
import { markersWithin } from '../../domain/markers/markers-within.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { useHiddenMarkers } from '../../stores/markers/hidden-markers.ts'
import type { Lasso } from '../../domain/world/polygon.ts'
import { useLasso } from '../../stores/progress/lasso.ts'
import { focusMap, leavesFocusToMap } from '../../stores/world/map-focus.ts'
import { useObstructions } from '../../stores/world/obstructions.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useShownTypes } from '../../stores/markers/shown-filters.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What lies inside the line around places, and what can be done with it. */
export function LassoBar({ world }: { world: LoadedWorld }) {
  const lasso = useLasso((state) => state.lasso)
  const { left = 0, right = 0 } = useObstructions((state) => state.covered)
  if (!lasso) return null
  return (
    <section
      aria-label={laterMessages.lasso.label}
      data-beside={left > 0 ? 'panel' : 'toggle'}
      className="measure-bar"
      style={{ left: `${left}px`, right: `${right}px` }}
    >
      <div className="map-control flex flex-wrap items-center gap-x-4 gap-y-2 p-2 pl-4">
        {lasso.closed ? <Inside markers={world.markers} lasso={lasso} /> : <Open lasso={lasso} />}
      </div>
    </section>
  )
}

function Open({ lasso }: { lasso: Lasso }) {
  const { stepBack, close } = useLasso.getState()
  const corners = lasso.corners.length
  return (
    <>
      <p role="status" className="min-w-0 grow tabular-nums">
        {corners === 0 ? laterMessages.lasso.begin : laterMessages.lasso.corners(corners)}
      </p>
      <div className="flex flex-wrap gap-2">
        {corners > 0 && (
          <Button ref={leavesFocusToMap} onClick={stepBack} className="px-3">
            <Icon name="undo" />
            {laterMessages.lasso.undo}
          </Button>
        )}
        {corners > 0 && (
          <Button
            look="primary"
            disabled={corners < fewestCorners}
            onClick={close}
            className="px-3"
          >
            {laterMessages.lasso.closeLine}
          </Button>
        )}
        <Button onClick={endLasso} className="px-3">
          {laterMessages.lasso.leave}
        </Button>
      </div>
    </>
  )
}

/** Counts only what is shown: what a player does not see is not marked unseen. */
function Inside({ markers, lasso }: { markers: readonly Marker[]; lasso: Lasso }) {
  const marks = useProgress((state) => state.marks)
  const markMany = useProgress((state) => state.markMany)
  const [hidden, types] = [useHiddenMarkers(markers), useShownTypes()]
  const ids = useMemo(
    () =>
      markersWithin(markers, lasso.corners)
        .filter((marker) => isShown(marker, types, hidden))
        .map(({ id }) => id),
    [markers, lasso, types, hidden],
  )
  const found = ids.filter((id) => marks.get(id)?.discovered === true).length
  const first = useRef<HTMLButtonElement>(null)
  // Whoever closed the line by keyboard goes on from here: the button that did it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus()
  }, [])
  return (
    <>
      <p role="status" className="min-w-0 grow tabular-nums">
        {laterMessages.lasso.inside(ids.length, found)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={first}
          look="primary"
          aria-disabled={found === ids.length || undefined}
          className="px-3"
          onClick={() => markMany(ids, true)}
        >
          {laterMessages.lasso.mark}
        </Button>
        <Button
          aria-disabled={found === 0 || undefined}
          className="px-3"
          onClick={() => markMany(ids, false)}
        >
          {laterMessages.lasso.unmark}
        </Button>
        <Button
          className="px-3"
          onClick={() => {
            useLasso.getState().stepBack()
            focusMap()
          }}
        >
          {laterMessages.lasso.again}
        </Button>
        <Button onClick={endLasso} className="px-3">
          {laterMessages.lasso.leave}
        </Button>
      </div>
    </>
  )
}

function endLasso(): void {
  useLasso.getState().end()
  focusMap()
}
