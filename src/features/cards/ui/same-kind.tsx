import { useMemo } from 'react'
import { theNearestUndiscovered, displacementTo } from '../../../core/world/nearest.ts'
import type { MarkerType, Marker } from '../../../core/world/marker.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { displacementWords } from '../../../i18n/compose/later.ts'
import { dispatchMarkerSelect } from '../../selection/marker-select-event.ts'
import { useProgress } from '../../progress/progress.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { RouteButton } from '../../routes/ui/route-button.tsx'
import { isolateOnMap } from '../../filters/ui/filter-panel.tsx'

const texts = laterMessages.filterOverride

interface SameKindProps {
  readonly marker: Marker
  readonly type: MarkerType
}

/** On a place's card: the route to it, the next of its kind that is still to find, and all of them alone. */
export function SameKind({ marker, type: { id } }: SameKindProps) {
  const { metresPerUnit } = useWorld()
  const next = useNext(marker)
  const displacement = next && displacementTo(next, marker.coordinate, metresPerUnit)
  return (
    <div className="flex flex-wrap gap-2 px-4 pt-3">
      <RouteButton to={marker.coordinate} />
      {next && displacement && (
        <Button className="grow flex-wrap gap-x-2 px-3" onClick={() => dispatchMarkerSelect(next)}>
          <span>{laterMessages.nearest.nextOfKind}</span>{' '}
          <span className="text-sm text-vellum-soft tabular-nums">
            {displacementWords(displacement.metres, displacement.direction)}
          </span>
        </Button>
      )}
      <Button
        className="grow px-3"
        onClick={() => isolateOnMap({ isolated: { kind: 'type', id }, typeIds: [id] })}
      >
        {texts.isolateThisKind}
      </Button>
    </div>
  )
}

/** The nearest other place of the same type that is not discovered. */
function useNext(marker: Marker): Marker | undefined {
  const { markers } = useWorld()
  const discovered = useProgress((state) => state.discoveredMarkers)
  return useMemo(() => {
    const others = markers.filter(
      ({ id, locationType }) => locationType === marker.locationType && id !== marker.id,
    )
    return theNearestUndiscovered(others, marker.coordinate, new Set(discovered))
  }, [markers, marker, discovered])
}
