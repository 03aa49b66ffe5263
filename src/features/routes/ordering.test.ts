// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import type { RouteFinder } from './finding/route-finder.ts'
import { orderRoute, tripThrough } from './trip.ts'
import { endRoute, useRoute } from './route-store.ts'

const world = indexWorld({
  ...emptyWorld,
  markers: [0, 300, 100, 200].map((x, id) => ({
    id,
    locationType: 'bed',
    coordinate: [x, 0] as const,
  })),
})

let asked: {
  readonly watcher: Parameters<RouteFinder['order']>[1]
  readonly answer: (order: readonly number[]) => void
}[] = []

vi.mock('./finding/route-finder.ts', () => ({
  routeFinder: () =>
    Promise.resolve({
      about: { bridges: [], fastTravel: [], landmarks: [] },
      order: async (_: unknown, watcher: (typeof asked)[number]['watcher']) =>
        await new Promise<readonly number[]>((answer, refuse) => {
          asked.push({ watcher, answer })
          watcher.signal.addEventListener('abort', () => refuse(new Error('ended')))
        }),
    }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  useRoute.setState({ points: null, back: false, choosing: null, ordering: null })
})
afterEach(() => {
  vi.useRealTimers()
})

const points: readonly Coordinate[] = [
  [0, 0],
  [300, 0],
  [100, 0],
  [200, 0],
]

it('says nothing of stops that are put into order soon', async () => {
  const trip = tripThrough(world.markers, [0, 0], world)
  await vi.advanceTimersByTimeAsync(150)
  expect(useRoute.getState().ordering).toBeNull()
  asked[0]?.answer([0, 2, 3, 1])
  await trip
  await vi.advanceTimersByTimeAsync(1000)
  expect(useRoute.getState()).toMatchObject({ ordering: null, points: { length: 5 } })
})

it('reports the progress of a slow ordering', async () => {
  const trip = tripThrough(world.markers, [0, 0], world)
  await vi.advanceTimersByTimeAsync(150)
  asked[0]?.watcher.tell(0.25)
  await vi.advanceTimersByTimeAsync(100)
  expect(useRoute.getState()).toMatchObject({
    points: null,
    ordering: { amount: 4, share: 0.25 },
  })
  asked[0]?.watcher.tell(0.5)
  expect(useRoute.getState().ordering?.share).toBe(0.5)
  asked[0]?.answer([0, 1, 2, 3])
  await trip
  expect(useRoute.getState()).toMatchObject({ ordering: null, points: { length: 5 } })
})

it('leaves everything as it was when the player ends it', async () => {
  useRoute.setState({ points })
  const order = orderRoute(world)
  await vi.advanceTimersByTimeAsync(300)
  useRoute.getState().ordering?.end()
  await order
  expect(useRoute.getState()).toMatchObject({ points, ordering: null })
  expect(asked[0]?.watcher.signal.aborted).toBe(true)
})

it('begins no trip when its card is closed meanwhile', async () => {
  const trip = tripThrough(world.markers, [0, 0], world)
  await vi.advanceTimersByTimeAsync(300)
  endRoute()
  await trip
  expect(useRoute.getState()).toMatchObject({ points: null, ordering: null })
})

it('gives up an order when another is asked for', async () => {
  const first = tripThrough(world.markers, [0, 0], world)
  await vi.advanceTimersByTimeAsync(300)
  const second = tripThrough(world.markers.slice(0, 2), [0, 0], world)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ watcher }) => watcher.signal.aborted)).toEqual([true, false])
  asked[1]?.answer([0, 1])
  await Promise.all([first, second])
  expect(useRoute.getState()).toMatchObject({ ordering: null, points: { length: 3 } })
})
