// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeNetwork, createNetwork } from '../../../world/road-network.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { useLive } from '../../follow/live.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { indexWorld } from '../../worlds/world-context.tsx'
import * as routeStore from '../route-store.ts'
import { routeToHere } from '../plan-route.ts'

const world = indexWorld({
  ...emptyWorld,
  markers: [
    { id: 1, locationType: 'wheel', coordinate: [0, 0] },
    { id: 2, locationType: 'wheel', coordinate: [900, 0] },
    { id: 3, locationType: 'bed', coordinate: [10, 0] },
  ],
})

const network = encodeNetwork(
  createNetwork(
    [
      {
        class: 'road',
        line: [
          [0, 0],
          [500, 0],
          [1000, 0],
        ],
      },
    ],
    {
      bridges: [],
      fastTravel: ['wheel'],
      landmarks: [],
    },
  ),
)

const { endRoute, setPoint, useRoute } = routeStore

let file: unknown
let stop: () => void
let store: typeof import('./found-route.ts')

beforeEach(async () => {
  vi.resetModules()
  file = network
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(file))))
  useRoute.setState({ points: null, choosing: null, lastEnd: null })
  useSettings.setState({ wayKind: 'paths', fastTravel: 'none' })
  vi.doMock('../route-store.ts', () => routeStore)
  vi.doMock('../../progress/progress.ts', () => ({ useProgress }))
  vi.doMock('../../settings/settings.ts', () => ({ useSettings }))
  vi.doMock('../../follow/live.ts', () => ({ useLive }))
  store = await import('./found-route.ts')
  stop = store.followPlan(world)
})

afterEach(() => {
  stop()
  useLive.setState({ position: null })
  useProgress.setState({ marks: new Map() })
  vi.unstubAllGlobals()
})

const found = useRoute.getState
const length = () => vi.waitFor(() => expect(found().route?.length).toBeDefined())
const isLong = (units: number) =>
  vi.waitFor(() => expect(Math.round(found().route?.length ?? -1)).toBe(units))
const found2 = { id: 2, discovered: true, revision: 1 }

class DumbWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

describe('the route that is found', () => {
  it('is never another route’s, and is found without a worker if that is silent [F79]', async () => {
    useRoute.setState({ lastEnd: [100, 0] })
    routeToHere([300, 0])
    await isLong(200)
    file = { ...network, road: [[0, 0, 'a', 1]] }
    vi.resetModules()
    stop()
    store = await import('./found-route.ts')
    stop = store.followPlan(world)
    await vi.waitFor(() =>
      expect(found()).toMatchObject({ route: null, failed: 'request', finding: false }),
    )
    file = network
    vi.stubGlobal('Worker', DumbWorker)
    vi.useFakeTimers()
    found().retry()
    useRoute.setState({ route: { length: 77 } as never })
    await vi.advanceTimersByTimeAsync(1000)
    expect(found()).toMatchObject({ route: null, failed: null, finding: true })
    await vi.advanceTimersByTimeAsync(8000)
    vi.useRealTimers()
    await isLong(200)
    expect(found()).toMatchObject({ failed: null, finding: false })
  })

  it('begins at the nearest fast travel point, preferably a found one', async () => {
    routeToHere([300, 0])
    await isLong(300)
    expect(useRoute.getState().points?.[0]).toEqual([0, 0])
    useProgress.setState({ marks: new Map([[2, found2]]) })
    useRoute.setState({ points: null, lastEnd: null })
    routeToHere([300, 0])
    await isLong(600)
  })

  it('begins where the player is in the game, else where the last route ended', async () => {
    useRoute.setState({ lastEnd: [100, 0] })
    routeToHere([300, 0])
    await isLong(200)
    endRoute()
    useLive.setState({ position: { coordinate: [280, 0], heading: null } })
    routeToHere([300, 0])
    await isLong(20)
    expect(store.originsFor([300, 0], world).map(({ kind }) => kind)).toEqual([
      'player',
      'fastTravel',
    ])
  })

  it('begins at the map’s centre, never at a fast travel point of the same town [F87]', async () => {
    const town = { coordinate: [0, 0], rank: 'town', name: 'Rattay' } as const
    const ranks = [{ key: 'town', title: 'Town', reach: 100, plateSize: 1 }]
    stop()
    stop = store.followPlan(
      indexWorld({ ...emptyWorld, markers: world.markers, places: [town], ranks }),
    )
    routeToHere([10, 0], [110, 0])
    await isLong(100)
    // The nearest fast travel point lies in the destination's own town, so the other one is used.
    useRoute.setState({ points: null, lastEnd: null })
    routeToHere([10, 0])
    await isLong(890)
  })

  it('is asked for on the map where nothing is known', async () => {
    file = { ...network, fastTravel: [] }
    routeToHere([300, 0])
    await vi.waitFor(() => expect(useRoute.getState().choosing).toBe(0))
    setPoint(0, [310, 0])
    await isLong(10)
  })

  it('is asked for in the card where there is no map to ask on [F103]', async () => {
    file = { ...network, fastTravel: [] }
    const { useViewport } = await import('../../viewport/viewport-store.ts')
    useViewport.setState({ failed: true })
    routeToHere([300, 0])
    await vi.waitFor(() => expect(found()).toMatchObject({ finding: false, failed: null }))
    expect(useRoute.getState()).toMatchObject({ points: [null, [300, 0]], choosing: null })
    setPoint(0, [310, 0])
    await isLong(10)
  })

  it('follows changes of its points, of fast travel and of found places', async () => {
    useRoute.setState({
      points: [
        [10, 0],
        [890, 0],
      ] satisfies Coordinate[],
    })
    await isLong(880)
    useSettings.setState({ fastTravel: 'all' })
    await isLong(20)
    useSettings.setState({ fastTravel: 'found' })
    await isLong(880)
    useProgress.setState({
      marks: new Map([
        [1, { ...found2, id: 1 }],
        [2, found2],
      ]),
    })
    await isLong(20)
    endRoute()
    expect(found().route).toBeNull()
  })

  it('says for as long as the route that is there is not the one that is asked for', async () => {
    routeToHere([300, 0])
    expect(found().finding).toBe(true)
    await isLong(300)
    await vi.waitFor(() => expect(found().finding).toBe(false))
    setPoint(0, [100, 0])
    expect(found()).toMatchObject({ finding: true, route: { length: 300 } })
    const rested: (number | undefined)[] = []
    const stop = useRoute.subscribe(({ finding, route }) => {
      if (!finding) rested.push(route?.length)
    })
    setPoint(0, [200, 0])
    await vi.waitFor(() => expect(found().finding).toBe(false))
    stop()
    expect(rested.map((length) => Math.round(length ?? -1))).toEqual([100])
    endRoute()
    expect(found().finding).toBe(false)
  })

  it('says that the roads cannot be loaded, and tries again', async () => {
    file = '<!doctype html>'
    routeToHere([300, 0])
    await vi.waitFor(() => expect(found().failed).toBe('request'))
    file = network
    found().retry()
    await length()
    expect(found().failed).toBeNull()
  })
})
