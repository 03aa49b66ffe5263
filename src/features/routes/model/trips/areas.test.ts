import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../../../testing/network-samples.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { areasOf } from './areas.ts'
import { createNetwork, roadClasses } from '../../../../world/road-network.ts'
import { indexRoads } from '../road-index.ts'
import { costTo, reachedFrom } from '../shortest.ts'

describe('areas', () => {
  it('are of the place that is nearer along the roads, not as the crow flies', () => {
    const network = createNetwork(
      [
        {
          class: 'road',
          line: [
            [0, 0],
            [1000, 0],
            [1000, 300],
            [0, 300],
          ],
        },
        {
          class: 'path',
          line: [
            [0, 300],
            [-500, 300],
          ],
        },
      ],
      { bridges: [], fastTravel: [], landmarks: [] },
    )
    const roads = { network, index: indexRoads(network) }
    const places: Coordinate[] = [
      [0, 0],
      [-500, 310],
    ]
    expect([
      ...areasOf(roads, places, [
        [10, 10],
        [10, 290],
        [990, 10],
        [-490, 300],
      ]),
    ]).toEqual([0, 1, 0, 1])
    expect([...areasOf(roads, [], [[1, 1]])]).toEqual([-1])
  })

  it('are of none that is farther than another, on any network', () => {
    const some = fc.array(anyPoint, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyNetwork, some, some, (network, places, points) => {
        const roads = { network, index: indexRoads(network) }
        const far = (place: Coordinate, point: Coordinate) => {
          const [from, to] = [place, point].map((one) => roads.index.nearest(one, roadClasses))
          if (!from || !to) return Infinity
          return (
            from.snapDistance +
            costTo(
              network,
              reachedFrom(network, from, () => 1),
              to,
              () => 1,
            )
          )
        }
        for (const [at, area] of areasOf(roads, places, points).entries()) {
          const all = places.map((place) => far(place, points[at] ?? [0, 0]))
          const least = Math.min(...all)
          if (least === Infinity) expect(area).toBe(-1)
          else expect(all[area]).toBeCloseTo(least, 6)
        }
      }),
    )
  })
})
