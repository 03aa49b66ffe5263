// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxTripStops } from '../settings/model/route-choices.ts'
import { encodeNetwork, createNetwork } from '../../world/road-network.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import { useLive } from '../follow/live.ts'
import { useProgress } from '../progress/progress.ts'
import { useSettings } from '../settings/settings.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { orderRoute, tripNear, tripThrough } from './trip.ts'
import { useRoute } from './route-store.ts'
import { stopsOf } from './stops.ts'

const xs = [0, 300, 100, 200]
const world = indexWorld({
  ...emptyWorld,
  markers: xs.map((x, id) => ({ id, locationType: 'bed', coordinate: [x, 0] as const })),
})
function worldWith(points: readonly Coordinate[], locationType = 'bed') {
  const markers = points.map((coordinate, id) => ({ id, locationType, coordinate }))
  return indexWorld({ ...emptyWorld, markers })
}

const network = encodeNetwork(
  createNetwork(
    [
      {
        class: 'road',
        line: [
          [0, 0],
          [1000, 0],
        ],
      },
    ],
    {
      bridges: [],
      fastTravel: ['inn'],
      landmarks: [],
    },
  ),
)

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(network))))
  useRoute.setState({ points: null, back: false, choosing: null })
  useLive.setState({ position: null })
  useProgress.setState({ marks: new Map() })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const along = () => useRoute.getState().points?.map((point) => point?.[0])

it('leads by the ten nearest, of which the place where it begins is none', async () => {
  const many = worldWith(Array.from({ length: 30 }, (_, x): Coordinate => [10 * x, 0]))
  expect(await tripNear([3, 7], many)).toBe(true)
  const { points } = useRoute.getState()
  expect(points?.[0]).toEqual([3, 7])
  expect(stopsOf(points, many)).toHaveLength(10)
  // A marker at the start is a stop like the others.
  expect(await tripNear([100, 0], many)).toBe(true)
  expect(stopsOf(useRoute.getState().points, many)).toHaveLength(10)
})

it('visits the shown unfound places in a good order', async () => {
  useProgress.setState({ marks: new Map([[2, { id: 2, discovered: true, revision: 1 }]]) })
  expect(await tripNear([250, 0], world)).toBe(true)
  expect(along()).toEqual([250, 300, 200, 0])
})

it('says that nothing is left', async () => {
  const found = xs.map((_, id) => [id, { id, discovered: true, revision: 1 }] as const)
  useProgress.setState({ marks: new Map(found) })
  expect(await tripNear([250, 0], world)).toBe(false)
  expect(useRoute.getState().points).toBeNull()
})

it('puts the points of a route into a good order, and leaves where it begins', async () => {
  useRoute.setState({
    points: [
      [0, 0],
      [300, 0],
      [100, 0],
      [200, 0],
    ],
  })
  await orderRoute(world)
  expect(along()).toEqual([0, 100, 200, 300])
})

it('puts a route that leads back into the order that is the best with its return', async () => {
  // Far from roads the route is straight. The order that is shortest one way makes the round trip 131 units longer.
  const points = [
    [700, 9000],
    [500, 9500],
    [500, 9700],
    [300, 9400],
    [400, 9600],
  ] as const
  useRoute.setState({ points, back: true })
  await orderRoute(worldWith(points))
  const order = useRoute.getState().points?.map((point) => points.findIndex((one) => one === point))
  // The reverse order has the same length.
  expect([
    [0, 1, 2, 4, 3],
    [0, 3, 4, 2, 1],
  ]).toContainEqual(order)
  expect(useRoute.getState().back).toBe(true)
})

it('leaves out what a route was bent by when its stops are put into order', async () => {
  const points = [
    [0, 0],
    [300, 0],
    [250, 40],
    [100, 0],
    [200, 0],
  ] as const
  useRoute.setState({ points })
  await orderRoute(world)
  expect(along()).toEqual([0, 100, 200, 300])
})

it('orders stops by the routes that the player would go', async () => {
  useSettings.setState({ fastTravel: 'all' })
  const points = [
    [0, 0],
    [400, 0],
    [1000, 0],
  ] as const
  const inns = worldWith([points[0], points[2]], 'inn')
  const withPlaces = indexWorld({
    ...inns,
    markers: [...inns.markers, ...worldWith(points).markers],
  })
  useRoute.setState({ points })
  await orderRoute(withPlaces)
  // Fast travel makes the distant stop the nearer one.
  expect(along()).toEqual([0, 1000, 400])
  useSettings.setState({ fastTravel: 'none' })
  await orderRoute(withPlaces)
  expect(along()).toEqual([0, 400, 1000])
})

it('leads by places from the nearest of them, which is its first stop', async () => {
  expect(await tripThrough(world.markers, [290, 0], world)).toBe(0)
  expect(along()).toEqual([300, 300, 200, 100, 0])
  expect(useRoute.getState().back).toBe(false)
})

it('leads by places from the nearest fast-travel point', async () => {
  const inns = [400, 900].map((x, id) => ({
    id: 10 + id,
    locationType: 'inn',
    coordinate: [x, 0] as const,
  }))
  const withInns = indexWorld({ ...world, markers: [...world.markers, ...inns] })
  await tripThrough(world.markers, [290, 0], withInns)
  expect(along()).toEqual([400, 300, 200, 100, 0])
})

it('leads by places from where the player is followed', async () => {
  useLive.setState({ position: { coordinate: [-50, 0], heading: null } })
  await tripThrough(world.markers, [290, 0], world)
  expect(along()).toEqual([-50, 0, 100, 200, 300])
})

it('takes the nearest of too many places, and says how many it leaves out', async () => {
  const many = Array.from({ length: maxTripStops + 7 }, (_, id) => ({
    id,
    locationType: 'bed',
    coordinate: [id, 0] as const,
  }))
  expect(await tripThrough(many, [0, 0], world)).toBe(7)
  expect(along()).toEqual([0, ...many.slice(0, maxTripStops).map(({ id }) => id)])
})
