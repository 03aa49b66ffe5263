import { useMemo } from 'react'
import type { Route } from '../model/route.ts'
import { stepWords } from '../route-words.ts'
import { useProgress } from '../../progress/progress.ts'
import { passStop } from '../plan-route.ts'
import { isDone, stopsOf, type Stop } from '../stops.ts'
import { useRoute } from '../route-store.ts'
import { namesAlong, composeDirections } from '../route-directions.ts'
import { useWorld } from '../../worlds/world-context.tsx'

export interface StopToDo extends Stop {
  /** Unique key, which stays the same when the player moves the stop in the list. */
  readonly key: string
  readonly done: boolean
  readonly setDone: (done: boolean) => void
}

export function useStops(): readonly StopToDo[] {
  const world = useWorld()
  const points = useRoute((state) => state.points)
  const passed = useRoute((state) => state.passed)
  const marks = useProgress((state) => state.marks)
  const pins = useProgress((state) => state.pins)
  // A pin at a point of the route turns that point into a stop.
  const stops = useMemo(() => pins && stopsOf(points, world), [points, world, pins])
  return stops.map((stop, at) => {
    const { coordinate, marker } = stop
    const here = coordinate.join()
    const before = stops.slice(0, at).filter((other) => other.coordinate.join() === here).length
    return {
      ...stop,
      key: `${here} ${before}`,
      done: isDone(stop, { marks, passed }),
      setDone: (done) => {
        const { addDiscovered, removeDiscovered } = useProgress.getState()
        if (!marker) passStop(coordinate, done)
        else if (done) addDiscovered(marker.id)
        else removeDiscovered(marker.id)
      },
    }
  })
}

const emptyRoute: Route = { legs: [], length: 0 }

/** A step in words. `done` is true if it leads to a stop that the player has finished with. */
export interface StepToDo {
  readonly words: string
  readonly done: boolean
}

export function useRouteSteps(): readonly StepToDo[] {
  const world = useWorld()
  const { metresPerUnit } = world
  const route = useRoute((state) => state.route) ?? emptyRoute
  const about = useRoute((state) => state.about)
  const stops = useStops()
  const stopped = stops.map(({ index }) => index).join()
  const steps = useMemo(
    () => composeDirections(route, about, world, new Set(stopped.split(',').map(Number))),
    [world, route, about, stopped],
  )
  // The steps after the last finished stop lead to the next stop.
  const next = stops.findIndex(({ done }) => !done)
  const last = next < 0 ? stops.at(-1) : stops[next - 1]
  // With a single destination no step is ever done, even if the destination is found.
  const doneLegs = stops.length > 1 ? (last?.index ?? 0) : 0
  const names = useMemo(() => namesAlong(route, about, world), [world, route, about])
  return steps.map((step) => ({
    words: stepWords(step, metresPerUnit, names),
    done: step.leg < doneLegs,
  }))
}
