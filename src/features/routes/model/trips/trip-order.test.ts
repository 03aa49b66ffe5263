import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Coordinate } from '../../../../geometry/coordinates.ts'
import { shortestByTrying } from '../../../../testing/shortest-by-trying.ts'
import { goodOrder, tripLength, tripOrder, type Distances } from './trip-order.ts'

function between(points: readonly Coordinate[]): Distances {
  const stops = points.length
  const units = Float64Array.from({ length: stops * stops }, (_, at) =>
    distance(points[Math.floor(at / stops)] ?? [0, 0], points[at % stops] ?? [0, 0]),
  )
  return { stops, units }
}

const point = fc.tuple(fc.nat(1000), fc.nat(1000))

describe('the order of a trip', () => {
  it('has every stop once, the first first', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 1, maxLength: 30 }),
        fc.boolean(),
        (points, back) => {
          const order = tripOrder(between(points), back)
          expect(order[0]).toBe(0)
          expect([...order].sort((a, b) => a - b)).toEqual(points.map((_, at) => at))
        },
      ),
    )
  })

  it.each([true, false])('of few places is the best of all (back: %s)', (back) => {
    const few = fc.array(point, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(few, (points) => {
        const distances = between(points)
        const own = tripLength(tripOrder(distances, back), distances, back)
        expect(own).toBeCloseTo(shortestByTrying(distances, back), 6)
      }),
    )
  })

  it.each([true, false])(
    'of 9 places is never 5 percent longer than the best, for 200 sets (back: %s)',
    (back) => {
      const nine = fc.array(point, { minLength: 9, maxLength: 9 })
      const random = fc.sample(nine, 200)
      for (const points of random) {
        const distances = between(points)
        const all = shortestByTrying(distances, back)
        const own = tripLength(tripOrder(distances, back), distances, back)
        expect(own).toBeLessThanOrEqual(all * 1.05)
        // The improvement steps without the exact solution come close too.
        const improved = tripLength(goodOrder(distances, back), distances, back)
        expect(improved).toBeLessThanOrEqual(all * 1.35)
      }
    },
  )

  it('of many places never crosses itself', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 20, maxLength: 60 }), (points) => {
        const distances = between(points)
        const order = goodOrder(distances, true)
        const route = [...order, 0].map((at) => points[at] ?? ([0, 0] as const))
        const legs = route.slice(1).map((to, at) => [route[at] ?? to, to] as const)
        for (const [at, [a, b]] of legs.entries()) {
          for (const [c, d] of legs.slice(at + 2)) {
            const turned = distance(a, c) + distance(b, d)
            expect(turned).toBeGreaterThanOrEqual(distance(a, b) + distance(c, d) - 1e-6)
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('of a hundred places is found within three seconds', () => {
    const [points = []] = fc.sample(fc.array(point, { minLength: 100, maxLength: 100 }), 1)
    const begin = performance.now()
    tripOrder(between(points), true)
    expect(performance.now() - begin).toBeLessThan(3000)
  })
})
