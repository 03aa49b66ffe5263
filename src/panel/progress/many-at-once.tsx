import { useMemo } from 'react'
import { isShown } from '../../domain/markers/filters/filtering.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { useLasso } from '../../stores/progress/lasso.ts'
import { focusMap } from '../../stores/world/map-focus.ts'
import { useHiddenMarkers } from '../../stores/markers/hidden-markers.ts'
import { useMarkersInView } from '../../stores/markers/markers-in-view.ts'
import { useShownTypes } from '../../stores/markers/shown-filters.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSmallScreen } from '../../ui/screen-size.ts'
import { beginTour } from '../ways/begin-tour.ts'

/** Marks what is in view, and begins the line round places. */
export function ManyAtOnce() {
  const world = useWorld()
  const inView = useMarkersInView(world)
  const marks = useProgress((state) => state.marks)
  const markMany = useProgress((state) => state.markMany)
  const smallScreen = useSmallScreen()
  const [types, hidden] = [useShownTypes(), useHiddenMarkers(world.markers)]
  const shown = useMemo(
    () => world.markers.filter((marker) => isShown(marker, types, hidden)),
    [world, types, hidden],
  )
  const left = inView.filter(({ id }) => marks.get(id)?.discovered !== true)

  function beginLasso(): void {
    useLasso.getState().begin()
    if (smallScreen) useSettings.setState({ panelOpen: false })
    focusMap()
  }

  return (
    <div role="group" aria-label={laterMessages.progress.many} className="grid gap-2">
      <Button
        aria-disabled={left.length === 0 || undefined}
        onClick={() =>
          markMany(
            left.map(({ id }) => id),
            true,
          )
        }
      >
        <Icon name="check" />
        {left.length === 0
          ? laterMessages.progress.nothingInView
          : laterMessages.progress.markInView(left.length)}
      </Button>
      <Button onClick={beginLasso}>
        <Icon name="lasso" />
        {laterMessages.progress.lasso}
      </Button>
      {left.length > 1 && (
        <Button onClick={() => void beginTour(left, world)}>
          <Icon name="way" />
          {wayMessages.tourInView}
        </Button>
      )}
      {shown.length > 1 && (
        <Button onClick={() => void beginTour(shown, world)}>
          <Icon name="way" />
          {wayMessages.tourShown}
        </Button>
      )}
    </div>
  )
}
