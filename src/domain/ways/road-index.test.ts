import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../testing/network-samples.ts'
import { distance } from '../world/view/coordinates.ts'
import { networkOf, roadClasses } from './network.ts'
import { indexRoads } from './road-index.ts'
import { nearestOnSegment, pointAlong } from './segments.ts'

const classes = fc.subarray([...roadClasses], { minLength: 1 })

describe('the index of a network', () => {
  it('finds the point that is the nearest of all', () => {
    fc.assert(
      fc.property(anyNetwork, anyPoint, classes, (network, to, meant) => {
        const found = indexRoads(network).nearest(to, meant)
        const all = network.stretches
          .filter((stretch) => meant.includes(stretch.class))
          .flatMap(({ line }) =>
            line.slice(1).map((b, at) => nearestOnSegment(to, line[at] ?? b, b).away),
          )
        if (all.length === 0) expect(found).toBeUndefined()
        else expect(found?.away).toBeCloseTo(Math.min(...all), 9)
      }),
    )
  })

  it('says where on its stretch that is', () => {
    fc.assert(
      fc.property(anyNetwork, anyPoint, (network, to) => {
        const found = indexRoads(network).nearest(to, roadClasses)
        const stretch = network.stretches[found?.stretch ?? -1]
        if (!found || !stretch) throw new Error('There is no road.')
        const { line, along } = stretch
        expect(distance(pointAlong(line, along, found.offset), found.point)).toBeLessThan(1e-6)
      }),
    )
  })

  it('finds nothing where there are no roads', () => {
    const none = networkOf([], { bridges: [], fastTravel: [], landmarks: [] })
    expect(indexRoads(none).nearest([0, 0], roadClasses)).toBeUndefined()
  })
})
