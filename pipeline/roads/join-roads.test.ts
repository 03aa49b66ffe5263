import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../../src/geometry/coordinates.ts'
import { findCrossing } from '../../src/geometry/line-geometry.ts'
import { joinRoads } from './join-roads.ts'
import { piecesOf } from './road-pieces.ts'
import type { RoadLine, RoadSegment } from './road-segment.ts'

const road = (...line: Coordinate[]): RoadLine => ({ class: 'road', line })
const path = (...line: Coordinate[]): RoadLine => ({ class: 'path', line })

const ends = (segments: readonly RoadSegment[]) =>
  new Set(segments.flatMap(({ a, b }) => [a.join(), b.join()]))

describe('roads that are joined', () => {
  it('are cut where they cross and where one ends on another', () => {
    const segments = joinRoads(
      [road([0, 0], [100, 0]), path([50, -50], [50, 50]), path([80, 0], [80, 60])],
      [],
    )
    expect(ends(segments)).toContain('50,0')
    expect(segments.filter(({ class: roadClass }) => roadClass === 'road')).toHaveLength(3)
    expect(segments.filter(({ class: roadClass }) => roadClass === 'path')).toHaveLength(3)
  })

  it('have loose ends joined only to a nearby road', () => {
    const near = joinRoads([road([0, 0], [100, 0]), path([50, 7], [50, 90])], [])
    expect(near).toContainEqual({ class: 'path', a: [50, 7], b: [50, 0] })
    const far = joinRoads([road([0, 0], [100, 0]), path([50, 9], [50, 90])], [])
    expect(far).toHaveLength(2)
  })

  it('are not joined to themselves, where a road bends', () => {
    const hook = road([0, 0], [6, 0], [6, 6], [0, 6])
    expect(joinRoads([hook], [])).toHaveLength(3)
  })

  it('lead over a bridge that none was drawn over, and over one alone', () => {
    const banks = [road([0, 0], [100, 0]), road([0, 200], [100, 200])]
    const bridge: Coordinate[] = [
      [50, 10],
      [50, 190],
    ]
    const linked = joinRoads(banks, [bridge])
    expect(ends(linked)).toContain('50,0')
    expect(ends(linked)).toContain('50,200')
    const drawn = [...banks, road([50, 0], [50, 200])]
    expect(joinRoads(drawn, [bridge])).toEqual(joinRoads(drawn, []))
    expect(joinRoads(banks, [[[50, 10]]])).toHaveLength(2)
  })

  it('contain only the better one of two roads on top of each other', () => {
    const both = [path([0, 0], [50, 0]), road([50, 0], [0, 0])]
    expect(joinRoads(both, [])).toEqual([{ class: 'road', a: [50, 0], b: [0, 0] }])
  })

  const point = fc.tuple(fc.nat(60), fc.nat(60)).map(([x, y]): Coordinate => [5 * x, 5 * y])
  const lines = fc.array(
    fc.array(point, { minLength: 2, maxLength: 4 }).map((line) => road(...line)),
    { maxLength: 6 },
  )

  it('are connected wherever they cross or touch', () => {
    fc.assert(
      fc.property(lines, (surveyed) => {
        const pieces = piecesOf(joinRoads(surveyed, []))
        const pieceAt = (point: Coordinate) =>
          pieces.findIndex(({ segments }) =>
            segments.some(({ a, b }) => [a.join(), b.join()].includes(point.join())),
          )
        const legs = surveyed.flatMap(({ line }) =>
          line.slice(1).map((b, at) => [line[at] ?? b, b] as const),
        )
        for (const [a, b] of legs) {
          for (const [c, d] of legs) {
            if (a.join() === b.join() || c.join() === d.join()) continue
            if (findCrossing(a, b, c, d)) expect(pieceAt(a)).toBe(pieceAt(c))
          }
        }
      }),
    )
  })
})
