import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../../testing/network-samples.ts'
import { distance } from '../../../geometry/coordinates.ts'
import { createNetwork, roadClasses } from '../../../world/road-network.ts'
import { indexRoads } from './road-index.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import { pointAlong } from '../../../geometry/line-geometry.ts'

const classes = fc.subarray([...roadClasses], { minLength: 1 })

describe('the index of a network', () => {
  it('finds the point that is the nearest of all', () => {
    fc.assert(
      fc.property(anyNetwork, anyPoint, classes, (network, to, meant) => {
        const found = indexRoads(network).nearest(to, meant)
        const all = network.edges
          .filter((edge) => meant.includes(edge.class))
          .flatMap(({ line }) =>
            line.slice(1).map((b, at) => nearestOnSegment(to, line[at] ?? b, b).distance),
          )
        if (all.length === 0) expect(found).toBeUndefined()
        else expect(found?.snapDistance).toBeCloseTo(Math.min(...all), 9)
      }),
    )
  })

  it('says where on its edge that is', () => {
    fc.assert(
      fc.property(anyNetwork, anyPoint, (network, to) => {
        const found = indexRoads(network).nearest(to, roadClasses)
        const edge = network.edges[found?.edge ?? -1]
        if (!found || !edge) throw new Error('There is no road.')
        const { line, along } = edge
        expect(distance(pointAlong(line, along, found.offset), found.point)).toBeLessThan(1e-6)
      }),
    )
  })

  it('finds nothing where there are no roads', () => {
    const none = createNetwork([], { bridges: [], fastTravel: [], landmarks: [] })
    expect(indexRoads(none).nearest([0, 0], roadClasses)).toBeUndefined()
  })
})
