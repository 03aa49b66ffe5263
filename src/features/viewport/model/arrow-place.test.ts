import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOutOfView, placeArrow, type ArrowRoom, type Box, type Pixel } from './arrow-place.ts'

const bounds: Box = { left: 16, top: 16, right: 384, bottom: 584 }
const middle: Pixel = [200, 300]
const size: Pixel = [80, 40]
const emptyRoom: ArrowRoom = { bounds, middle, obstacles: [] }

/** A column of buttons in the upper right corner. */
const buttons: Box = { left: 340, top: 16, right: 384, bottom: 200 }

const boxAt = ([x, y]: Pixel): Box => ({
  left: x - size[0] / 2,
  top: y - size[1] / 2,
  right: x + size[0] / 2,
  bottom: y + size[1] / 2,
})

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - 1e-6 &&
  inner.top >= outer.top - 1e-6 &&
  inner.right <= outer.right + 1e-6 &&
  inner.bottom <= outer.bottom + 1e-6

describe('placeArrow', () => {
  it.each([
    ['the east', [5000, 300], [344, 300], 90],
    ['the west', [-5000, 300], [56, 300], -90],
    ['the north', [200, -5000], [200, 36], 0],
    ['the south', [200, 5000], [200, 564], 180],
    ['the north-east', [344 + 100, 156 - 100], [344, 156], 45],
  ] as const)('puts the arrow to %s on that edge', (_where, target, at, degrees) => {
    const place = placeArrow(emptyRoom, target, size)
    expect(place?.at[0]).toBeCloseTo(at[0])
    expect(place?.at[1]).toBeCloseTo(at[1])
    expect(place?.degrees).toBeCloseTo(degrees)
  })

  it('slides along the edge below a column of buttons', () => {
    const place = placeArrow({ ...emptyRoom, obstacles: [buttons] }, [700, -10], size)
    expect(place?.at).toEqual([344, 226])
  })

  it('stays beside a column of buttons if that is nearer', () => {
    const place = placeArrow({ ...emptyRoom, obstacles: [buttons] }, [500, -150], size)
    expect(place?.at).toEqual([294, 84])
  })

  it('returns null without room', () => {
    const covered = { ...emptyRoom, obstacles: [{ ...bounds, bottom: 560 }] }
    expect(placeArrow(covered, [900, 300], size)).toBeNull()
    expect(placeArrow({ ...emptyRoom, bounds: { ...bounds, right: 90 } }, [900, 300], size)).toBe(
      null,
    )
  })

  it('returns null for a target in the middle', () => {
    expect(placeArrow(emptyRoom, middle, size)).toBeNull()
  })

  const length = (max: number) => fc.integer({ min: 0, max })
  const box = fc
    .record({ left: length(380), top: length(580), width: length(300), height: length(300) })
    .map(({ left, top, width, height }): Box => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    }))
  const pixel = fc.tuple(
    fc.integer({ min: -4000, max: 4000 }),
    fc.integer({ min: -4000, max: 4000 }),
  )
  const obstacles = fc.array(box, { maxLength: 7 })
  const outside = pixel.filter((point) => !isInside(boxAt(point), bounds))

  it('keeps the arrow inside the bounds, clear of every obstacle', () => {
    fc.assert(
      fc.property(obstacles, outside, (all, target) => {
        const place = placeArrow({ ...emptyRoom, obstacles: all }, target, size)
        if (!place) return
        const covered = boxAt(place.at)
        expect(isInside(covered, bounds)).toBe(true)
        expect(all.filter((each) => overlaps(each, covered))).toEqual([])
      }),
    )
  })

  it('points from the arrow to the target', () => {
    fc.assert(
      fc.property(obstacles, outside, (all, target) => {
        const place = placeArrow({ ...emptyRoom, obstacles: all }, target, size)
        if (!place) return
        const [dx, dy] = [target[0] - place.at[0], target[1] - place.at[1]]
        const angle = (place.degrees / 180) * Math.PI
        const reach = Math.hypot(dx, dy)
        expect(Math.sin(angle) * reach).toBeCloseTo(dx)
        expect(-Math.cos(angle) * reach).toBeCloseTo(dy)
      }),
    )
  })

  it('lies on the line from the middle to the target if nothing is in the way', () => {
    fc.assert(
      fc.property(outside, (target) => {
        const [x, y] = placeArrow(emptyRoom, target, size)?.at ?? [NaN, NaN]
        const [dx, dy] = [target[0] - middle[0], target[1] - middle[1]]
        const aside = ((x - middle[0]) * dy - (y - middle[1]) * dx) / Math.hypot(dx, dy)
        expect(aside).toBeCloseTo(0)
      }),
    )
  })

  it('finds the nearest free place if there is one', () => {
    const step = 12
    fc.assert(
      fc.property(obstacles, outside, (all, target) => {
        const wanted = placeArrow(emptyRoom, target, size)?.at ?? [NaN, NaN]
        const place = placeArrow({ ...emptyRoom, obstacles: all }, target, size)
        let nearest = Infinity
        for (let x = 56; x <= 344; x += step) {
          for (let y = 36; y <= 564; y += step) {
            const { left, top, right, bottom } = boxAt([x, y])
            const around = { left: left - 6, top: top - 6, right: right + 6, bottom: bottom + 6 }
            if (!all.some((each) => overlaps(each, around)))
              nearest = Math.min(nearest, distance([x, y], wanted))
          }
        }
        const found = place ? distance(place.at, wanted) : Infinity
        expect(found === nearest || found <= nearest + 1e-6).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

describe('isOutOfView', () => {
  const free: Box = { left: 0, top: 0, right: 400, bottom: 600 }

  it('is true outside the free part, and below a control', () => {
    expect(isOutOfView([500, 300], free, [], false)).toBe(true)
    expect(isOutOfView([360, 100], free, [buttons], false)).toBe(true)
    expect(isOutOfView([360, 300], free, [buttons], true)).toBe(false)
  })

  it.each([
    ['an edge of the free part', [401, 300]],
    ['the edge of a control', [341, 100]],
  ] as const)('keeps the previous answer at %s', (_where, point) => {
    expect(isOutOfView(point, free, [buttons], true)).toBe(true)
    expect(isOutOfView(point, free, [buttons], false)).toBe(false)
  })

  it('is false in the middle, whatever the previous answer was', () => {
    const inside = fc.tuple(fc.integer({ min: 5, max: 330 }), fc.integer({ min: 5, max: 595 }))
    fc.assert(
      fc.property(inside, fc.boolean(), (point, wasOut) => {
        expect(isOutOfView(point, free, [buttons], wasOut)).toBe(false)
      }),
    )
  })
})
