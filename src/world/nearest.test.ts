import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinate } from '../geometry/coordinates.ts'
import type { Marker, MarkerType } from './marker.ts'
import {
  findNearestServices,
  sortUndiscoveredByDistance,
  findNearestUndiscovered,
  displacementTo,
  newUnfoundWalk,
  findNextUnfound,
  type UnfoundWalk,
} from './nearest.ts'

const typeOf = (id: string, category: string): MarkerType => ({
  id,
  category,
  title: id,
  icon: `/icons/${id}.webp`,
  colour: '#000000',
  priority: 0,
  glyph: id,
})
const types = [
  typeOf('bed', 'utilities'),
  typeOf('baker', 'vendors_services'),
  typeOf('fast_travel', 'other'),
  typeOf('treasure_chest', 'other'),
  typeOf('nest', 'resources'),
  typeOf('cave', 'locations'),
]
const services = ['bed', 'baker', 'fast_travel']
const worldOf = (all: readonly Marker[]) => ({
  markers: all,
  types,
  services: { categories: ['utilities', 'vendors_services'], types: ['fast_travel'] },
})

const marker = (id: number, locationType: string, x: number, y: number): Marker => ({
  id,
  locationType,
  coordinate: [x, y],
})

/** On a small grid, so that equal distances are common. */
const point = fc.tuple(fc.nat(12), fc.nat(12))
const markers = fc
  .uniqueArray(fc.nat(500), { maxLength: 60 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(point, fc.constantFrom(...types))
          .map(([[x, y], type]) => marker(id, type.id, x, y)),
      ),
    ),
  )

const sortByDistanceThenId = (all: readonly Marker[], [x, y]: readonly [number, number]) =>
  [...all].sort(
    (a, b) =>
      Math.hypot(a.coordinate[0] - x, a.coordinate[1] - y) -
        Math.hypot(b.coordinate[0] - x, b.coordinate[1] - y) || a.id - b.id,
  )

describe('nearestUndiscovered', () => {
  it('is all that is not discovered, put in order', () => {
    fc.assert(
      fc.property(markers, point, fc.array(fc.nat(500)), (all, from, ids) => {
        const discovered = new Set(ids)
        const expected = sortByDistanceThenId(
          all.filter(({ id }) => !discovered.has(id)),
          from,
        )
        expect(sortUndiscoveredByDistance(all, from, discovered)).toEqual(expected)
        expect(findNearestUndiscovered(all, from, discovered)).toBe(expected[0])
      }),
    )
  })
})

describe('nearestServices', () => {
  it('is the nearest of each type of service, put in order', () => {
    fc.assert(
      fc.property(markers, point, (all, from) => {
        const firsts = services.flatMap((type) =>
          sortByDistanceThenId(
            all.filter(({ locationType }) => locationType === type),
            from,
          ).slice(0, 1),
        )
        expect(findNearestServices(worldOf(all), from)).toEqual(sortByDistanceThenId(firsts, from))
      }),
    )
  })

  it('counts what the world calls a service, and neither chests nor nests nor caves', () => {
    const all = types.map(({ id }, index) => marker(index, id, index, 0))
    expect(
      findNearestServices(worldOf(all), [0, 0]).map(({ locationType }) => locationType),
    ).toEqual(services)
  })

  it('takes the lower id of two that are equally near', () => {
    const all = [marker(9, 'bed', 10, 0), marker(4, 'bed', 0, 10)]
    expect(findNearestServices(worldOf(all), [0, 0]).map(({ id }) => id)).toEqual([4])
  })
})

describe('displacementTo', () => {
  it('is in whole metres, with the direction as it is seen from the spot', () => {
    const bed = marker(1, 'bed', 4400, 5170)
    expect(displacementTo(bed, [4700, 4870], 0.5)).toEqual({
      marker: bed,
      metres: 212,
      direction: 'north-west',
    })
  })

  it('has no direction where both are the same spot', () => {
    const bed = marker(1, 'bed', 100, 100)
    expect(displacementTo(bed, [100, 100.9], 0.5)).toEqual({ marker: bed, metres: 0 })
  })
})

const nestAt = (id: number, x: number): Marker => ({
  id,
  locationType: 'nest',
  coordinate: [x, 0],
})
const nests = [nestAt(1, 100), nestAt(2, 110), nestAt(3, 200), nestAt(4, 400)]

interface Walk {
  readonly discovered?: ReadonlySet<number>
  readonly middle?: Coordinate
  readonly all?: readonly Marker[]
}

function step(
  walk: UnfoundWalk,
  { discovered = new Set(), middle = [0, 0], all = nests }: Walk = {},
) {
  return findNextUnfound({ walk, selected: walk.last, middle, markers: all, discovered })
}

describe('the walk from one unfound place to the next', () => {
  it('begins nearest the middle of the map and leads on without turning back', () => {
    const ids: (number | undefined)[] = []
    let walk = newUnfoundWalk
    for (let count = 0; count < 4; count += 1) {
      walk = step(walk)
      ids.push(walk.last?.id)
    }
    expect(ids).toEqual([1, 2, 3, 4])
  })

  it('skips discovered places', () => {
    expect(step(newUnfoundWalk, { discovered: new Set([1, 2]) }).last?.id).toBe(3)
  })

  it('begins again when it has been everywhere', () => {
    let walk = newUnfoundWalk
    for (let count = 0; count < 5; count += 1) walk = step(walk)
    expect(walk.last?.id).toBe(3)
  })

  it('starts again from a place that the player has selected', () => {
    const there = step(step(newUnfoundWalk))
    const [first] = nests
    const next = findNextUnfound({
      walk: there,
      selected: first ?? null,
      middle: [0, 0],
      markers: nests,
      discovered: new Set(),
    })
    expect(next.last?.id).toBe(2)
  })

  it('goes nowhere when nothing else is left', () => {
    expect(step(newUnfoundWalk, { discovered: new Set([1, 2, 3, 4]) }).last).toBeNull()
    const only = step(newUnfoundWalk, { all: [nestAt(7, 5)] })
    expect(only.last?.id).toBe(7)
    expect(step(only, { all: [nestAt(7, 5)] }).last).toBeNull()
  })

  it('comes to every undiscovered place once before it comes to one again', () => {
    const places = fc.uniqueArray(fc.nat(500), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(places, fc.array(fc.nat(500)), (spots, found) => {
        const all = spots.map((x) => nestAt(x, x))
        const discovered = new Set(found)
        const left = all.filter(({ id }) => !discovered.has(id))
        const been: (number | undefined)[] = []
        let walk = newUnfoundWalk
        for (let count = 0; count < left.length; count += 1) {
          walk = step(walk, { all, discovered })
          been.push(walk.last?.id)
        }
        expect(new Set(been)).toEqual(new Set(left.map(({ id }) => id)))
      }),
    )
  })
})
