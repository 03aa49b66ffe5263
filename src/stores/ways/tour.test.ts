// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeNetwork } from '../../domain/ways/network-file.ts'
import { networkOf } from '../../domain/ways/network.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import { useProgress } from '../progress/progress.ts'
import { indexWorld } from '../world/world-context.tsx'
import { orderWay, tourNear } from './tour.ts'
import { useWay } from './way.ts'

const xs = [0, 300, 100, 200]
const world = indexWorld({
  ...emptyWorld,
  markers: xs.map((x, id) => ({ id, locationType: 'bed', coordinate: [x, 0] as const })),
})
const network = encodeNetwork(
  networkOf(
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
      fastTravel: [],
      landmarks: [],
    },
  ),
)

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(network))))
  useWay.setState({ points: null, choosing: null })
  useProgress.setState({ marks: new Map() })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const along = () => useWay.getState().points?.map((point) => point?.[0])

it('leads by what the filters show and what is still to find, in a good order', async () => {
  useProgress.setState({ marks: new Map([[2, { id: 2, discovered: true, revision: 1 }]]) })
  expect(await tourNear([250, 0], world)).toBe(true)
  expect(along()).toEqual([250, 300, 200, 0])
})

it('says that nothing is left', async () => {
  const found = xs.map((_, id) => [id, { id, discovered: true, revision: 1 }] as const)
  useProgress.setState({ marks: new Map(found) })
  expect(await tourNear([250, 0], world)).toBe(false)
  expect(useWay.getState().points).toBeNull()
})

it('puts the points of a way into a good order, and leaves where it begins', async () => {
  useWay.setState({
    points: [
      [0, 0],
      [300, 0],
      [100, 0],
      [200, 0],
    ],
  })
  await orderWay()
  expect(along()).toEqual([0, 100, 200, 300])
})
