import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Place } from './world-names.ts'
import { findWhereabouts } from './whereabouts.ts'

// Half a metre per unit, as in most worlds.
const metresPerUnit = 0.5

const village = (x: number, y: number, name?: string): Place => ({
  coordinate: [x, y],
  rank: 'village',
  ...(name ? { name } : {}),
})
/** Creates a world with these places. Towns reach 150 m and villages 70 m. */
const worldOf = (...places: readonly Place[]) => ({
  metresPerUnit,
  places,
  ranks: [
    { key: 'town', title: 'Town', reach: 150, plateSize: 20 },
    { key: 'village', title: 'Village', reach: 70, plateSize: 16 },
  ],
})
const rattay = village(4000, 4000, 'Rattay')

const from = (dx: number, dy: number) => findWhereabouts([4000 + dx, 4000 + dy], worldOf(rattay))

describe('whereabouts', () => {
  it.each([
    [1000, 0, 'east'],
    [1000, 1000, 'north-east'],
    [0, 1000, 'north'],
    [-1000, 1000, 'north-west'],
    [-1000, 0, 'west'],
    [-1000, -1000, 'south-west'],
    [0, -1000, 'south'],
    [1000, -1000, 'south-east'],
  ])('names the direction of %d, %d: %s', (dx, dy, direction) => {
    expect(from(dx, dy)?.direction).toBe(direction)
  })

  it('gives each direction an eighth of the circle, centred on it', () => {
    const at = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      return from(1000 * Math.cos(angle), 1000 * Math.sin(angle))?.direction
    }
    expect([-22, 22, 23, 67, 68, 157, 158, 179, 181, 202, 203].map(at)).toEqual([
      'east',
      'east',
      'north-east',
      'north-east',
      'north',
      'north-west',
      'west',
      'west',
      'west',
      'west',
      'south-west',
    ])
  })

  it('rounds metres, not units, to ten', () => {
    expect(from(429, 0)).toEqual({ place: 'Rattay', metres: 210, direction: 'east' })
    expect(from(430, 0)).toEqual({ place: 'Rattay', metres: 220, direction: 'east' })
  })

  it('says of a point within the place only that', () => {
    expect(from(100, -80)).toEqual({ place: 'Rattay', metres: 60 })
    expect(from(0, 0)).toEqual({ place: 'Rattay', metres: 0 })
  })

  it('lets larger places reach farther', () => {
    const distanceOf = (rank: Place['rank'], metres: number) =>
      findWhereabouts([metres * 2, 0], worldOf({ coordinate: [0, 0], rank, name: 'A' }))
    expect(distanceOf('town', 150)).not.toHaveProperty('direction')
    expect(distanceOf('town', 151)).toHaveProperty('direction', 'east')
    expect(distanceOf('village', 70)).not.toHaveProperty('direction')
    expect(distanceOf('village', 71)).toHaveProperty('direction', 'east')
    expect(distanceOf('of no known rank', 5)).toHaveProperty('direction', 'east')
  })

  it('uses the form of a name within a sentence', () => {
    const inn = { ...village(0, 0, 'Inn in the Glade'), inWords: 'the Inn in the Glade' }
    expect(findWhereabouts([0, 0], worldOf(inn))).toEqual({
      place: 'the Inn in the Glade',
      metres: 0,
    })
    expect(findWhereabouts([200, 0], worldOf(inn))?.place).toBe('the Inn in the Glade')
  })

  it('gives no direction from a place that is no settlement', () => {
    const { ranks, ...world } = worldOf(rattay, { ...village(4400, 4000, 'A Mill'), rank: 'mill' })
    const minor = { key: 'mill', reach: 100, minor: true as const }
    const told = findWhereabouts([4400, 4000], { ...world, ranks: [...ranks, minor] })
    expect(told).toEqual({ place: 'Rattay', metres: 200, direction: 'east' })
  })

  it('takes the nearest place that has a name', () => {
    const places = [
      village(9000, 0, 'Far'),
      village(100, 0),
      village(2000, 0, 'Near'),
      { ...village(10, 0), name: '' },
    ]
    expect(findWhereabouts([0, 0], worldOf(...places))).toEqual({
      place: 'Near',
      metres: 1000,
      direction: 'west',
    })
  })

  it('says nothing where no place has a name', () => {
    expect(findWhereabouts([0, 0], worldOf(village(5, 5)))).toBeUndefined()
    expect(findWhereabouts([0, 0], worldOf())).toBeUndefined()
  })

  it('always gives a round distance, and a direction outside the place', () => {
    const coordinate: fc.Arbitrary<Coordinate> = fc.tuple(fc.nat(8192), fc.nat(8192))
    fc.assert(
      fc.property(coordinate, coordinate, (point, place) => {
        const [x, y] = place
        const where = findWhereabouts(point, worldOf(village(x, y, 'A')))
        const metres = Math.hypot(point[0] - x, point[1] - y) * metresPerUnit
        expect(where?.metres).toBeDefined()
        expect((where?.metres ?? 1) % 10).toBe(0)
        expect(Math.abs((where?.metres ?? 0) - metres)).toBeLessThanOrEqual(5)
        expect(where?.direction === undefined).toBe(metres <= 70)
      }),
    )
  })
})
