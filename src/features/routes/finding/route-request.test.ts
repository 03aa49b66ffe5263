import { afterEach, expect, it, vi } from 'vitest'
import { createNetwork } from '../../../world/road-network.ts'
import { indexRoads } from '../model/road-index.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { answerTo } from './route-request.ts'

const network = createNetwork(
  [
    {
      class: 'road',
      line: [
        [0, 0],
        [1000, 0],
      ],
    },
  ],
  { bridges: [], fastTravel: [], landmarks: [] },
)
const roads = { network, index: indexRoads(network) }
const stops: readonly Coordinate[] = [
  [0, 0],
  [300, 0],
  [100, 0],
  [200, 0],
]

const options = { by: 'paths', fastTravel: [] } as const

/** Simulates a slow machine: 100 ms pass between two looks at the clock. */
function slowDown(): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
}
afterEach(() => {
  vi.restoreAllMocks()
})

it('reports the progress of a slow ordering', async () => {
  slowDown()
  const tell = vi.fn()
  const { signal } = new AbortController()
  expect(await answerTo(roads, { stops, back: false, options }, { tell, signal })).toEqual([
    0, 2, 3, 1,
  ])
  expect(tell.mock.calls).toEqual([[0.25], [0.5], [0.75], [1]])
})

it('ends an order that is no longer wanted', async () => {
  slowDown()
  const end = new AbortController()
  const tell = vi.fn(() => end.abort())
  const answer = answerTo(roads, { stops, back: false, options }, { tell, signal: end.signal })
  await expect(answer).rejects.toThrow(/abort/i)
  expect(tell).toHaveBeenCalledTimes(1)
})
