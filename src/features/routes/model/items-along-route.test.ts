import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { findItemsAlongRoute } from './items-along-route.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import type { Route, RouteSegment } from './route.ts'

const segment = (
  kind: RouteSegment['kind'],
  line: readonly Coordinate[],
  length: number,
): RouteSegment => ({
  kind,
  line,
  length,
  forks: [],
})

const at = (...coordinate: Coordinate) => ({ coordinate })

function routeOf(...segments: readonly RouteSegment[]): Route {
  const length = segments.reduce((sum, one) => sum + one.length, 0)
  return { legs: [{ segments, length }], length }
}

describe('places near a route', () => {
  const route = routeOf(
    segment(
      'road',
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      200,
    ),
    segment(
      'fast-travel',
      [
        [100, 100],
        [500, 500],
      ],
      0,
    ),
    segment(
      'straight',
      [
        [500, 500],
        [600, 500],
      ],
      100,
    ),
  )

  it('are in the order of the route, each once', () => {
    const items = [at(550, 510), at(105, 5), at(10, 20), at(300, 300), at(90, 50)]
    expect(
      findItemsAlongRoute(items, route, 20).map(({ item, along, distance }) => [
        item.coordinate.join(),
        Math.round(along),
        Math.round(distance),
      ]),
    ).toEqual([
      ['10,20', 10, 20],
      ['105,5', 105, 5],
      ['90,50', 150, 10],
      ['550,510', 250, 10],
    ])
  })

  it('are exactly those within the distance', () => {
    const points = fc.array(fc.tuple(fc.nat(700), fc.nat(700)), { maxLength: 30 })
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 200 }), (coordinates, reach) => {
        const items = coordinates.map((coordinate) => ({ coordinate }))
        const found = new Set(findItemsAlongRoute(items, route, reach).map(({ item }) => item))
        for (const item of items) {
          const distance = Math.min(
            nearestOnSegment(item.coordinate, [0, 0], [100, 0]).distance,
            nearestOnSegment(item.coordinate, [100, 0], [100, 100]).distance,
            nearestOnSegment(item.coordinate, [500, 500], [600, 500]).distance,
          )
          expect(found.has(item)).toBe(distance <= reach)
        }
      }),
    )
  })
})
