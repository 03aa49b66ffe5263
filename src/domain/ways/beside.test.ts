import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../world/view/coordinates.ts'
import { besideWay } from './beside.ts'
import { nearestOnSegment } from './segments.ts'
import type { Way, WayPart } from './way.ts'

const part = (kind: WayPart['kind'], line: readonly Coordinate[], length: number): WayPart => ({
  kind,
  line,
  length,
  forks: [],
})

const at = (...coordinate: Coordinate) => ({ coordinate })

function wayOf(...parts: readonly WayPart[]): Way {
  const length = parts.reduce((sum, one) => sum + one.length, 0)
  return { legs: [{ parts, length }], length }
}

describe('what lies beside a way', () => {
  const way = wayOf(
    part(
      'road',
      [
        [0, 0],
        [100, 0],
        [100, 100],
      ],
      200,
    ),
    part(
      'fast-travel',
      [
        [100, 100],
        [500, 500],
      ],
      0,
    ),
    part(
      'straight',
      [
        [500, 500],
        [600, 500],
      ],
      100,
    ),
  )

  it('comes in the order in which one comes by, each once', () => {
    const items = [at(550, 510), at(105, 5), at(10, 20), at(300, 300), at(90, 50)]
    expect(
      besideWay(items, way, 20).map(({ item, along, away }) => [
        item.coordinate.join(),
        Math.round(along),
        Math.round(away),
      ]),
    ).toEqual([
      ['10,20', 10, 20],
      ['105,5', 105, 5],
      ['90,50', 150, 10],
      ['550,510', 250, 10],
    ])
  })

  it('is all that is no farther than that, and nothing else', () => {
    const points = fc.array(fc.tuple(fc.nat(700), fc.nat(700)), { maxLength: 30 })
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 200 }), (coordinates, reach) => {
        const items = coordinates.map((coordinate) => ({ coordinate }))
        const found = new Set(besideWay(items, way, reach).map(({ item }) => item))
        for (const item of items) {
          const away = Math.min(
            nearestOnSegment(item.coordinate, [0, 0], [100, 0]).away,
            nearestOnSegment(item.coordinate, [100, 0], [100, 100]).away,
            nearestOnSegment(item.coordinate, [500, 500], [600, 500]).away,
          )
          expect(found.has(item)).toBe(away <= reach)
        }
      }),
    )
  })
})
