import { useSyncExternalStore } from 'react'
import { formatCoordinate } from '../domain/world/view/coordinates.ts'
import { scaleBar } from '../domain/world/view/view-of.ts'
import { messages } from '../messages/messages.ts'
import { distanceWords } from '../messages/compose/distance-words.ts'
import { useObstructions } from '../stores/world/obstructions.ts'
import type { MapSignals } from './map-signals.ts'

/** The scale bar's greatest width, in CSS pixels. */
const maxWidth = 120

interface MapReadoutsProps {
  readonly signals: MapSignals
  readonly metresPerUnit: number
}

/** Scale bar and the coordinate under the pointer, beside whatever covers the map. */
export function MapReadouts({ signals, metresPerUnit }: MapReadoutsProps) {
  const unitsPerPixel = useSyncExternalStore(
    signals.subscribe,
    () => signals.current().unitsPerPixel,
  )
  const pointer = useSyncExternalStore(signals.subscribe, () => signals.current().pointer)
  const { left = 0, bottom = 0 } = useObstructions((state) => state.covered)
  const bar = scaleBar(unitsPerPixel, metresPerUnit, maxWidth)
  return (
    <div
      className="map-readouts"
      style={{ left: `calc(${left}px + 1rem)`, bottom: `calc(${bottom}px + 1rem)` }}
    >
      {bar && (
        <div role="img" aria-label={messages.map.scale(distanceWords(bar.metres))}>
          <span aria-hidden="true" className="block text-sm/4">
            {distanceWords(bar.metres)}
          </span>
          <span aria-hidden="true" className="map-scale" style={{ width: `${bar.width}px` }} />
        </div>
      )}
      {pointer && (
        <output
          aria-label={messages.map.pointerCoordinate}
          aria-live="off"
          className="text-sm/4 tabular-nums"
        >
          {formatCoordinate(pointer)}
        </output>
      )}
    </div>
  )
}
