import type { Marker } from '../../domain/markers/marker.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { markerAt } from '../../stores/ways/name-at.ts'
import { passStop } from '../../stores/ways/plan-way.ts'
import { useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'

/** A point of a way besides where it begins. */
export interface Stop {
  readonly coordinate: Coordinate
  /** The place that stands there. */
  readonly marker: Marker | undefined
  /** A place that is found, or another point that the player is done with. */
  readonly done: boolean
  /** Marks the place as found, or not. */
  readonly setDone: (done: boolean) => void
}

/** The stops of the way in order, as far as they are chosen. */
export function useStops(): readonly Stop[] {
  const world = useWorld()
  const points = useWay((state) => state.points)
  const passed = useWay((state) => state.passed)
  const marks = useProgress((state) => state.marks)
  const stops = points?.slice(1).filter((point) => point !== null) ?? []
  return stops.map((coordinate) => {
    const marker = markerAt(coordinate, world)
    return {
      coordinate,
      marker,
      done: marker ? marks.get(marker.id)?.discovered === true : passed.has(coordinate.join()),
      setDone: (done) => {
        const { addDiscovered, removeDiscovered } = useProgress.getState()
        if (!marker) passStop(coordinate, done)
        else if (done) addDiscovered(marker.id)
        else removeDiscovered(marker.id)
      },
    }
  })
}
