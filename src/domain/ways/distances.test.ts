import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../testing/network-samples.ts'
import { distancesBetween } from './distances.ts'
import { indexRoads } from './road-index.ts'
import { wayThrough } from './way.ts'

describe('distances between points', () => {
  it('are those of the ways between them', () => {
    const points = fc.array(anyPoint, { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(anyNetwork, points, (network, stops) => {
        const roads = { network, index: indexRoads(network) }
        const { units } = distancesBetween(roads, stops)
        for (const [from, a] of stops.entries()) {
          for (const [to, b] of stops.entries()) {
            const { length } = wayThrough(roads, [a, b], { by: 'paths', fastTravel: [] })
            expect(units[from * stops.length + to]).toBeCloseTo(from === to ? 0 : length, 6)
          }
        }
      }),
    )
  })
})
