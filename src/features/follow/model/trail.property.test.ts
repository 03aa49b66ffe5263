import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Marker } from '../../../world/marker.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { fromGameMetres, gameMetres } from '../../../world/game-metres.ts'
import { headingOf } from './game-position.ts'
import { passedMarkers, isJump, maxPoints, countPoints, extendTrail, type Trail } from './trail.ts'

const world = fc.record({
  origin: fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 })),
  metresPerUnit: fc.constantFrom(0.25, 0.5, 1, 2, 3),
})
const point = fc.tuple(fc.nat(8192), fc.nat(8192))

it('a point in the game’s metres is at the matching place on the map', () => {
  fc.assert(
    fc.property(point, world, (at, of) => {
      const back = fromGameMetres(gameMetres(at, of) ?? [NaN, NaN], of)
      expect(back?.[0]).toBeCloseTo(at[0], 1)
      expect(back?.[1]).toBeCloseTo(at[1], 1)
    }),
  )
  expect(fromGameMetres([100, 200], { metresPerUnit: 0.5 })).toBeUndefined()
  expect(fromGameMetres([540, 785], { origin: [490, 735], metresPerUnit: 0.5 })).toEqual([100, 100])
})

it('a heading is counted clockwise from north', () => {
  expect(headingOf({ dx: 0, dy: 2 })).toBe(0)
  expect(headingOf({ dx: 1, dy: 0 })).toBeCloseTo(Math.PI / 2)
  expect(headingOf({ dx: -1, dy: 0 })).toBeCloseTo(-Math.PI / 2)
  expect(headingOf({ dx: 0, dy: 0 })).toBeNull()
})

it('a trail ends at the player’s position and never exceeds its size limit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(point, fc.boolean())), (steps) => {
      let trail: Trail = []
      for (const [to, leaps] of steps) {
        trail = extendTrail(trail, to, 2, leaps)
        expect(trail.at(-1)?.at(-1)).toEqual(to)
        expect(extendTrail(trail, to, 2, false)).toBe(trail)
      }
      expect(trail.length).toBeLessThanOrEqual(1 + steps.filter(([, leaps]) => leaps).length)
    }),
  )
  let trail: Trail = []
  for (let step = 0; step < 5 * maxPoints; step += 1) {
    trail = extendTrail(trail, [step, 0], 2, step % 7 === 0)
    expect(countPoints(trail)).toBeLessThanOrEqual(maxPoints)
  }
  expect(countPoints(trail)).toBeGreaterThan(maxPoints / 4)
})

it('fast travel is no way that was walked, a late line is', () => {
  expect(isJump(50, 1)).toBe(false)
  expect(isJump(61, 1)).toBe(true)
  expect(isJump(700, 30)).toBe(false)
})

const markerAt = (id: number, coordinate: Coordinate) => ({ id, coordinate }) as Marker

it('markers near the way between two positions are passed, too', () => {
  const markers = [
    markerAt(1, [50, 29]),
    markerAt(2, [50, 31]),
    markerAt(3, [-29, 0]),
    markerAt(4, [131, 0]),
  ]
  const passed = (from: Coordinate, to: Coordinate) =>
    passedMarkers(markers, from, to, 30).map(({ id }) => id)
  expect(passed([0, 0], [100, 0])).toEqual([1, 3])
  expect(passed([0, 0], [0, 0])).toEqual([3])
})
