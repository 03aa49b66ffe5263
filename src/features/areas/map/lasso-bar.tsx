import { useEffect, useMemo, useRef } from 'react'
import { isShown } from '../../../world/filtering.ts'
import type { Marker } from '../../../world/marker.ts'
import { maxTripStops } from '../../settings/model/route-choices.ts'
import { minCorners } from '../../../geometry/coordinates.ts'
import { markersWithin } from '../../../records/shape.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useHiddenMarkers } from '../../filters/hidden-markers.ts'
import { endLine, drawnLine, useDrawnLine, type DrawnLine } from '../../viewport/drawn-line.ts'
import { closeLasso, stepLassoBack } from '../lasso.ts'
import { focusMap, passFocusToMap, middleOfMap } from '../../viewport/map-view.ts'
import { useProgress } from '../../progress/progress.ts'
import { keepShape } from '../../pins/keep-shape.ts'
import { useShownTypes } from '../../filters/shown-filters.ts'
import { loadChunk } from '../../chunks/chunks.ts'
import { notifyPartFailed } from '../../chunks/notify-part-failed.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import { useViewport } from '../../viewport/viewport-store.ts'

export function LassoBar({ world }: { world: LoadedWorld }) {
  const lasso = useDrawnLine((state) => drawnLine('lasso', state))
  const { left = 0, right = 0 } = useViewport((state) => state.padding)
  if (!lasso) return null
  return (
    <section
      aria-label={laterMessages.lasso.label}
      data-beside={left > 0 ? 'panel' : 'toggle'}
      className="measure-bar"
      style={{ left: `${left}px`, right: `${right}px` }}
    >
      <div className="map-control flex flex-wrap items-center gap-x-4 gap-y-2 p-2 pl-4">
        {lasso.closed ? <Inside world={world} lasso={lasso} /> : <Open lasso={lasso} />}
      </div>
    </section>
  )
}

function Open({ lasso }: { lasso: DrawnLine }) {
  const corners = lasso.points.length
  return (
    <>
      <p role="status" className="min-w-0 grow tabular">
        {corners === 0 ? laterMessages.lasso.begin : laterMessages.lasso.corners(corners)}
      </p>
      <div className="flex flex-wrap gap-2">
        {corners > 0 && (
          <Button ref={passFocusToMap} onClick={stepLassoBack} className="px-3">
            <Icon name="undo" />
            {laterMessages.lasso.undo}
          </Button>
        )}
        {corners > 0 && (
          <Button
            appearance="primary"
            disabled={corners < minCorners}
            onClick={closeLasso}
            className="px-3"
          >
            {laterMessages.lasso.closeLine}
          </Button>
        )}
        <Button onClick={leaveLasso} className="px-3">
          {laterMessages.lasso.leave}
        </Button>
      </div>
    </>
  )
}

/** Counts only visible markers, so that the player never marks a hidden one. */
function Inside({ world, lasso }: { world: LoadedWorld; lasso: DrawnLine }) {
  const { markers } = world
  const marks = useProgress((state) => state.marks)
  const markMany = useProgress((state) => state.markMany)
  const [hidden, types] = [useHiddenMarkers(markers), useShownTypes()]
  const inside = useMemo(
    () => markersWithin(markers, lasso.points).filter((marker) => isShown(marker, types, hidden)),
    [markers, lasso, types, hidden],
  )
  const ids = inside.map(({ id }) => id)
  const found = ids.filter((id) => marks.get(id)?.discovered === true).length
  const first = useRef<HTMLButtonElement>(null)
  // Closing the line removes the button that did so, so move the keyboard focus to the next button.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus()
  }, [])
  return (
    <>
      <p role="status" className="min-w-0 grow tabular">
        {laterMessages.lasso.inside(ids.length, found)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={first}
          appearance="primary"
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
        {inside.length > 1 && (
          <Button className="px-3" onClick={() => void beginTrip(inside, world)}>
            <Icon name="route" />
            {laterMessages.routes.tripThese}
          </Button>
        )}
        <Button
          className="px-3"
          onClick={() => {
            endLine('lasso')
            keepShape('shape-area', lasso.points, world)
          }}
        >
          <Icon name="pin" />
          {laterMessages.shapes.keepArea}
        </Button>
        <Button
          className="px-3"
          onClick={() => {
            stepLassoBack()
            focusMap()
          }}
        >
          {laterMessages.lasso.again}
        </Button>
        <Button onClick={leaveLasso} className="px-3">
          {laterMessages.lasso.leave}
        </Button>
      </div>
    </>
  )
}

async function beginTrip(places: readonly Marker[], world: LoadedWorld): Promise<void> {
  try {
    const { tripThrough } = await loadChunk(() => import('../../routes/trip.ts'))
    const near = middleOfMap(world) ?? world.startView.coordinates
    const leftOut = await tripThrough(places, near, world)
    endLine('lasso')
    if (leftOut > 0) showSuccess({ title: () => laterMessages.routes.tooMany(maxTripStops) })
  } catch (error) {
    notifyPartFailed(error)
  }
}

function leaveLasso(): void {
  endLine('lasso')
  focusMap()
}
