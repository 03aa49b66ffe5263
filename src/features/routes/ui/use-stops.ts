import { useMemo } from 'react'
import { besideRoute } from '../model/beside.ts'
import { stepsOf } from '../model/route-steps.ts'
import type { Route } from '../model/route.ts'
import { distance, type Coordinate } from '../../../core/geometry/coordinates.ts'
import { stepWords } from '../route-words.ts'
import { labelNow } from '../../progress/known-names.ts'
import { useProgress } from '../../progress/progress.ts'
import { useFoundRoute } from '../found-route.ts'
import { nameAt } from '../name-at.ts'
import { passStop } from '../plan-route.ts'
import { stopsOf, type Stop } from '../stops.ts'
import { usePlannedRoute } from '../planned-route.ts'
import { useWorld } from '../../worlds/world-context.tsx'

/** A stop of the route that is asked for, and whether the player is done with it. */
export interface StopToDo extends Stop {
  /** Unique among the stops, and kept when the player moves the stop in the list. */
  readonly key: string
  /** A marker is done when it is found; any other point, when the player says so. */
  readonly done: boolean
  /** Marks the place as found, or not. */
  readonly setDone: (done: boolean) => void
}

/** The stops of the route in order, as far as they are chosen. */
export function useStops(): readonly StopToDo[] {
  const world = useWorld()
  const points = usePlannedRoute((state) => state.points)
  const passed = usePlannedRoute((state) => state.passed)
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

/** Metres from a turn within which what stands there tells of it. */
const landmarkReach = 40

const emptyRoute: Route = { legs: [], length: 0 }

/** What to do on the route that is found, in words. */
export function useRouteSteps(): readonly string[] {
  const world = useWorld()
  const { metresPerUnit } = world
  const route = useFoundRoute((state) => state.route) ?? emptyRoute
  const about = useFoundRoute((state) => state.about)
  const stops = useStops()
  const stopped = stops.map(({ index }) => index).join()
  const steps = useMemo(() => {
    const indices = new Set(stopped.split(',').map(Number))
    return stepsOf(route, about?.bridges ?? [], (leg) => indices.has(leg + 1))
  }, [route, about, stopped])
  const landmarks = useMemo(() => {
    const marks = world.markers.filter(({ locationType }) =>
      about?.landmarks.includes(locationType),
    )
    return besideRoute(marks, route, landmarkReach / metresPerUnit).map(({ item }) => item)
  }, [world, metresPerUnit, route, about])
  const landmarkAt = (point: Coordinate) => {
    const near = landmarks
      .map((marker) => ({ marker, separation: distance(marker.coordinate, point) * metresPerUnit }))
      .filter(({ separation }) => separation <= landmarkReach)
      .sort((one, other) => one.separation - other.separation)[0]
    return near && labelNow(near.marker, world.typesById.get(near.marker.locationType))
  }
  const names = { nameAt: (point: Coordinate) => nameAt(point, world), landmarkAt }
  return steps.map((step) => stepWords(step, metresPerUnit, names))
}
