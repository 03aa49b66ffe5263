import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../../../testing/network-samples.ts'
import { distancesAtOnce } from '../../../../testing/distances-at-once.ts'
import { distancesBetween } from './distances.ts'
import { indexRoads } from '../road-index.ts'
import { routeKinds } from '../../../settings/model/route-choices.ts'
import { routeThrough } from '../route.ts'

describe('distances between points', () => {
  it('come one point after the other', () => {
    fc.assert(
      fc.property(anyNetwork, fc.array(anyPoint, { maxLength: 5 }), (network, stops) => {
        const roads = { network, index: indexRoads(network) }
        expect([...distancesBetween(roads, stops, { by: 'paths', fastTravel: [] })]).toEqual(
          stops.map((_, at) => (at + 1) / stops.length),
        )
      }),
    )
  })

  it('are the lengths of the routes between them', () => {
    const points = fc.array(anyPoint, { minLength: 2, maxLength: 5 })
    const fastTravel = fc.array(anyPoint, { maxLength: 4 })
    const anyOptions = fc.record({ by: fc.constantFrom(...routeKinds), fastTravel })
    fc.assert(
      fc.property(anyNetwork, points, anyOptions, (network, stops, options) => {
        const roads = { network, index: indexRoads(network) }
        const { units } = distancesAtOnce(roads, stops, options)
        for (const [from, a] of stops.entries()) {
          for (const [to, b] of stops.entries()) {
            const { length } = routeThrough(roads, [a, b], options)
            // Two equally cheap routes may differ in length, so only one direction is compared with the route.
            if (from < to) expect(units[from * stops.length + to]).toBeCloseTo(length, 6)
            else expect(units[from * stops.length + to]).toBe(units[to * stops.length + from])
          }
        }
      }),
    )
  })
})
