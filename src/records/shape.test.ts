import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pinOf } from '../testing/pin-samples.ts'
import type { Coordinate } from '../geometry/coordinates.ts'
import { nearestOnSegment } from '../geometry/segments.ts'
import { maxStops } from './pin.ts'
import { distanceToShape, ringArea, shapeOf, simplifyStroke } from './shape.ts'

const square: readonly Coordinate[] = [
  [10, 10],
  [110, 10],
  [110, 60],
  [10, 60],
]
const area = pinOf({ x: 10, y: 10, glyph: 'shape-area', stops: square.slice(1) })

const anyPoint = fc.tuple(
  fc.double({ min: 0, max: 8192, noNaN: true }),
  fc.double({ min: 0, max: 8192, noNaN: true }),
)

describe('the shape of a pin', () => {
  it('begins at the pin, and tours and points have no shape', () => {
    expect(shapeOf(area)).toMatchObject({
      points: square,
      closed: true,
      extent: [10, 10, 110, 60],
    })
    expect(shapeOf({ ...area, glyph: 'shape-line' })).toMatchObject({ closed: false })
    expect(shapeOf({ ...area, glyph: 'flag' })).toBeUndefined()
    expect(shapeOf(pinOf({ glyph: 'shape-area' }))).toBeUndefined()
  })

  it('is as near as its outline, also the closing edge and from inside', () => {
    const shape = shapeOf(area)
    const line = shapeOf({ ...area, glyph: 'shape-line' })
    if (!shape || !line) throw new Error('These are shapes.')
    expect(distanceToShape([20, 12], shape, 5)).toBe(2)
    expect(distanceToShape([7, 30], shape, 5)).toBe(3)
    expect(distanceToShape([7, 30], line, 5)).toBe(Infinity)
    // The inside of an area does not count as near, because markers are there.
    expect(distanceToShape([60, 35], shape, 5)).toBe(Infinity)
  })
})

describe('the area of a ring', () => {
  it('is the same in either direction and from any first point', () => {
    expect(ringArea(square)).toBe(5000)
    expect(ringArea(square.toReversed())).toBe(5000)
    expect(ringArea([...square.slice(2), ...square.slice(0, 2)])).toBe(5000)
    expect(ringArea([])).toBe(0)
    fc.assert(
      fc.property(
        fc.array(anyPoint, { minLength: 3, maxLength: 8 }),
        anyPoint,
        (ring, [dx, dy]) => {
          const elsewhere = ring.map(([x, y]): Coordinate => [x + dx, y + dy])
          expect(ringArea(elsewhere)).toBeCloseTo(ringArea(ring), 3)
        },
      ),
    )
  })
})

describe('a shape that is made simpler', () => {
  it('keeps its ends, and strays no further than it may', () => {
    const points = fc.array(anyPoint, { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(points, fc.double({ min: 1, max: 200, noNaN: true }), (line, tolerance) => {
        const kept = simplifyStroke(line, tolerance)
        const tenths = ([x, y]: Coordinate) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
        expect(kept[0]).toEqual(tenths(line[0] ?? [0, 0]))
        expect(kept.at(-1)).toEqual(tenths(line.at(-1) ?? [0, 0]))
        for (const point of line) {
          const away = kept
            .slice(1)
            .map((to, at) => nearestOnSegment(point, kept[at] ?? to, to).distance)
          expect(Math.min(...away)).toBeLessThanOrEqual(tolerance + 0.2)
        }
      }),
    )
  })

  it('has at most as many points as a pin holds', () => {
    const circle = Array.from({ length: 5000 }, (_, at): Coordinate => {
      const angle = (at / 5000) * 2 * Math.PI
      return [4000 + 3000 * Math.cos(angle), 4000 + 3000 * Math.sin(angle)]
    })
    const kept = simplifyStroke(circle, 0)
    expect(kept.length).toBeGreaterThan(maxStops / 4)
    expect(kept.length).toBeLessThanOrEqual(maxStops + 1)
    const wild = circle.map(([x, y], at): Coordinate => (at % 2 ? [x * 1e300, -y * 1e300] : [x, y]))
    expect(simplifyStroke(wild, 0).length).toBeLessThanOrEqual(maxStops + 1)
  })

  it('drawn by hand is a few dozen points', () => {
    const drawn = Array.from({ length: 400 }, (_, at): Coordinate => {
      const angle = (at / 400) * 2 * Math.PI
      return [200 * Math.cos(angle) + Math.sin(at) / 2, 200 * Math.sin(angle)]
    })
    expect(simplifyStroke(drawn, 1).length).toBeLessThan(60)
  })
})
