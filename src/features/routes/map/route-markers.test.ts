// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../../testing/world-samples.ts'
import type { Route } from '../model/route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { useRoute } from '../route-store.ts'
import { useSettings } from '../../settings/settings.ts'
import { indexWorld } from '../../worlds/world-context.tsx'
import { markRouteMarkers } from './route-markers.ts'

/** Markers on the route, 100 m and 200 m beside it, far away, and a stop away from the road. */
const at: readonly Coordinate[] = [
  [500, 0],
  [500, 200],
  [500, 400],
  [500, 4000],
  [1000, 2000],
]
const world = indexWorld({
  ...emptyWorld,
  metresPerUnit: 0.5,
  markers: at.map((coordinate, id) => ({ id, locationType: 'bed', coordinate })),
})

function routeAlong(...line: readonly Coordinate[]): Route {
  return {
    legs: [{ segments: [{ kind: 'road', line, forks: [], length: 1000 }], length: 1000 }],
    length: 1000,
  }
}

const markersOn = () => {
  const { markersOn: ids } = useRoute.getState()
  return ids && [...ids].sort((one, other) => one - other)
}
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  useSettings.setState({ wayReach: 120 })
  useRoute.setState({ points: null, choosing: null, markersOn: null, route: null })
  stop = markRouteMarkers(world)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function ask(points: readonly Coordinate[], route: Route): void {
  useRoute.setState({ points, route })
}

it('shows the stops and the markers within the chosen distance of a route', () => {
  ask(
    [
      [0, 0],
      [1000, 2000],
    ],
    routeAlong([0, 0], [1000, 0]),
  )
  vi.runAllTimers()
  expect(markersOn()).toEqual([0, 1, 4])
  useSettings.setState({ wayReach: 250 })
  vi.runAllTimers()
  expect(markersOn()).toEqual([0, 1, 2, 4])
  // While the player chooses a point, any marker may be that point.
  useRoute.setState({ choosing: 0 })
  expect(markersOn()).toBeNull()
  useRoute.setState({ choosing: null })
  vi.runAllTimers()
  expect(markersOn()).toEqual([0, 1, 2, 4])
  useRoute.setState({ points: null })
  expect(markersOn()).toBeNull()
})

it('updates only when the route rests, and keeps an equal result', () => {
  ask(
    [
      [0, 0],
      [1000, 2000],
    ],
    routeAlong([0, 0], [1000, 0]),
  )
  vi.runAllTimers()
  const before = useRoute.getState().markersOn
  const told = vi.fn()
  const unsubscribe = useRoute.subscribe(({ markersOn }) => {
    if (markersOn !== before) told()
  })
  for (let y = 1; y < 30; y += 1) {
    useRoute.setState({ route: routeAlong([0, y * 10], [1000, y * 10]) })
    vi.advanceTimersByTime(16)
  }
  expect(told).not.toHaveBeenCalled()
  useRoute.setState({ route: routeAlong([0, 1], [1000, 1]) })
  vi.runAllTimers()
  expect(useRoute.getState().markersOn).toBe(before)
  useRoute.setState({ route: routeAlong([0, 300], [1000, 300]) })
  vi.runAllTimers()
  expect(markersOn()).toEqual([1, 2, 4])
  unsubscribe()
})
