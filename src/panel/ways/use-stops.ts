import { useMemo } from 'react'
import { passStop } from '../../stores/ways/plan-way.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { stopsOf, type Stop } from '../../stores/ways/stops.ts'
import { useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'

/** A stop of the way that is asked for, and whether the player is done with it. */
export interface StopToDo extends Stop {
  /** Not the same for any two of them, and the same wherever the player puts it. */
  readonly key: string
  /** Of a place that it is found, of another point that the player has said so. */
  readonly done: boolean
  /** Marks the place as found, or not. */
  readonly setDone: (done: boolean) => void
}

/** The stops of the way in order, as far as they are chosen. */
export function useStops(): readonly StopToDo[] {
  const world = useWorld()
  const points = useWay((state) => state.points)
  const passed = useWay((state) => state.passed)
  const marks = useProgress((state) => state.marks)
  const pins = useProgress((state) => state.pins)
  // A pin that is put on one of the points makes it a stop.
  const stops = useMemo(() => pins && stopsOf(points, world), [points, world, pins])
  return stops.map((stop, at) => {
    const { coordinate, marker } = stop
    const here = coordinate.join()
    const before = stops.slice(0, at).filter((other) => other.coordinate.join() === here).length
    return {
      ...stop,
      key: `${here} ${before}`,
      done: marker ? marks.get(marker.id)?.discovered === true : passed.has(here),
      setDone: (done) => {
        const { addDiscovered, removeDiscovered } = useProgress.getState()
        if (!marker) passStop(coordinate, done)
        else if (done) addDiscovered(marker.id)
        else removeDiscovered(marker.id)
      },
    }
  })
}
