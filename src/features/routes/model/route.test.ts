import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyNetwork, anyPoint } from '../../../testing/network-samples.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import { createNetwork, type RoadClass } from '../../../world/road-network.ts'
import { indexRoads } from './road-index.ts'
import { routeThrough, type Roads, type RouteOptions } from './route.ts'

type Line = readonly [RoadClass, ...Coordinate[]]

function roadsOf(...lines: readonly Line[]): Roads {
  const network = createNetwork(
    lines.map(([roadClass, ...line]) => ({ class: roadClass, line })),
    { bridges: [], fastTravel: [], landmarks: [] },
  )
  return { network, index: indexRoads(network) }
}

const byPaths: RouteOptions = { by: 'paths', fastTravel: [] }
const byRoads: RouteOptions = { by: 'roads', fastTravel: [] }

const kinds = (roads: Roads, points: readonly Coordinate[], options = byPaths) =>
  routeThrough(roads, points, options).legs.flatMap(({ segments }) =>
    segments.map(({ kind, length }) => [kind, Math.round(length)]),
  )

describe('a route', () => {
  const square = roadsOf(
    ['road', [0, 0], [1000, 0]],
    ['path', [0, 0], [0, 400], [1000, 400]],
    ['road', [1000, 0], [1000, 400]],
  )

  it('leaves the roads at their nearest point, straight over the land', () => {
    expect(
      kinds(square, [
        [200, 60],
        [900, 30],
      ]),
    ).toEqual([
      ['straight', 60],
      ['road', 700],
      ['straight', 30],
    ])
  })

  it('goes straight where that is no longer than to a road and from it', () => {
    expect(
      kinds(square, [
        [200, 160],
        [300, 180],
      ]),
    ).toEqual([['straight', 102]])
    expect(
      kinds(roadsOf(), [
        [0, 0],
        [300, 400],
      ]),
    ).toEqual([['straight', 500]])
  })

  it('keeps to roads on demand, and takes a path where no road leads', () => {
    const points: Coordinate[] = [
      [100, 0],
      [700, 400],
    ]
    expect(kinds(square, points)).toEqual([
      ['road', 100],
      ['path', 1100],
    ])
    // The nearest point of a road lies on the eastern road.
    expect(kinds(square, points, byRoads)).toEqual([
      ['road', 1300],
      ['straight', 300],
    ])
    const parted = roadsOf(
      ['road', [0, 0], [100, 0]],
      ['path', [100, 0], [200, 0]],
      ['road', [200, 0], [300, 0]],
    )
    expect(
      kinds(
        parted,
        [
          [0, 0],
          [300, 0],
        ],
        byRoads,
      ),
    ).toEqual([
      ['road', 100],
      ['path', 100],
      ['road', 100],
    ])
  })

  it('passes every point on its way, in order', () => {
    const route = routeThrough(
      square,
      [
        [100, 0],
        [0, 200],
        [100, 0],
      ],
      byPaths,
    )
    expect(route.legs.map(({ length }) => length)).toEqual([300, 300])
    expect(route.length).toBe(600)
  })

  it('travels at once where that is shorter, and never by one point alone', () => {
    const stops: Coordinate[] = [
      [50, 0],
      [1000, 390],
    ]
    const options: RouteOptions = { by: 'paths', fastTravel: stops }
    expect(
      kinds(
        square,
        [
          [100, 0],
          [1000, 300],
        ],
        options,
      ),
    ).toEqual([
      ['road', 50],
      ['fast-travel', 0],
      ['road', 90],
    ])
    expect(
      kinds(
        square,
        [
          [100, 0],
          [160, 0],
        ],
        options,
      ),
    ).toEqual([['road', 60]])
    expect(
      kinds(
        square,
        [
          [100, 0],
          [1000, 300],
        ],
        { ...options, fastTravel: [[50, 0]] },
      ),
    ).toEqual([['road', 1200]])
  })

  it('knows where one may go wrong, and where', () => {
    const [leg] = routeThrough(
      roadsOf(
        ['road', [0, 0], [100, 0]],
        ['road', [100, 0], [200, 0]],
        ['path', [100, 0], [100, 300]],
      ),
      [
        [0, 0],
        [200, 0],
      ],
      byPaths,
    ).legs
    expect(leg?.segments).toHaveLength(1)
    expect(leg?.segments[0]?.forks).toEqual([{ at: 1, others: [{ class: 'path', to: [100, 20] }] }])
  })

  it('is continuous and as long as its lines, on any network [D-ways-1]', () => {
    const points = fc.array(anyPoint, { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(
        anyNetwork,
        points,
        fc.constantFrom('roads' as const, 'paths' as const),
        fc.array(anyPoint, { maxLength: 4 }),
        (network, through, by, fastTravel) => {
          const roads = { network, index: indexRoads(network) }
          const { legs, length } = routeThrough(roads, through, { by, fastTravel })
          let sum = 0
          for (const [index, leg] of legs.entries()) {
            let at = through[index] ?? [0, 0]
            for (const { kind, line } of leg.segments) {
              expect(distance(at, line[0] ?? [NaN, NaN])).toBeLessThan(1e-6)
              for (const next of line) {
                if (kind !== 'fast-travel') sum += distance(at, next)
                at = next
              }
            }
            expect(distance(at, through[index + 1] ?? [NaN, NaN])).toBeLessThan(1e-6)
          }
          expect(length).toBeCloseTo(sum, 5)
        },
      ),
    )
  })

  it('is no longer by paths than by roads, nor with fast travel than without', () => {
    fc.assert(
      fc.property(
        anyNetwork,
        anyPoint,
        anyPoint,
        fc.array(anyPoint, { maxLength: 4 }),
        (network, from, to, fastTravel) => {
          const roads = { network, index: indexRoads(network) }
          const plain = routeThrough(roads, [from, to], byPaths).length
          expect(
            routeThrough(roads, [from, to], { ...byPaths, fastTravel }).length,
          ).toBeLessThanOrEqual(plain + 1e-6)
          if (network.edges.every((edge) => edge.class === 'road')) {
            expect(routeThrough(roads, [from, to], byRoads).length).toBeCloseTo(plain, 6)
          }
        },
      ),
    )
  })
})
