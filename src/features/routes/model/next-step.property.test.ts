import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { distancesAlong, pointAlong } from '../../../geometry/line-geometry.ts'
import { courseOf, nextStep } from './next-step.ts'
import type { RouteStep } from './route-steps.ts'

/** World units between two positions of a rider. Corners of the lines are farther apart. */
const stride = 15

const line = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), {
    minLength: 2,
    maxLength: 12,
  })
  .map((corners) =>
    corners
      .map(([x, y]): Coordinate => [x * 60, y * 60])
      .filter((corner, at, all) => at === 0 || corner.join() !== all[at - 1]?.join()),
  )
  .filter((corners) => corners.length > 1)

function stepsAt(corners: readonly Coordinate[]): readonly RouteStep[] {
  const along = distancesAlong(corners)
  return corners.map((at, index) => ({
    kind: index === corners.length - 1 ? 'arrive' : 'turn',
    at,
    after: (along[index] ?? 0) - (along[index - 1] ?? 0),
    bridges: 0,
    crossroads: 0,
    through: [],
    leg: 0,
  }))
}

function courseAlong(corners: readonly Coordinate[]) {
  const length = distancesAlong(corners).at(-1) ?? 0
  const segment = { kind: 'road', line: corners, forks: [], length } as const
  return courseOf({ legs: [{ segments: [segment], length }], length }, stepsAt(corners))
}

/** True if the line turns back on itself. Near such a corner the two directions can't be told apart for one stride. */
function folds(corners: readonly Coordinate[]): boolean {
  return corners.some((b, index) => {
    const [a, c] = [corners[index - 1], corners[index + 1]]
    if (!a || !c) return false
    const [inwards, outwards] = [
      [b[0] - a[0], b[1] - a[1]],
      [c[0] - b[0], c[1] - b[1]],
    ] as const
    const across = inwards[0] * outwards[1] - inwards[1] * outwards[0]
    return across === 0 && inwards[0] * outwards[0] + inwards[1] * outwards[1] < 0
  })
}

it('the next step is right at every position, even if the route crosses itself', () => {
  fc.assert(
    fc.property(line, (corners) => {
      const course = courseAlong(corners)
      const along = distancesAlong(corners)
      const length = along.at(-1) ?? 0
      // The position never moves back while the rider goes forward.
      const back = folds(corners) ? stride : 1e-6
      let before = 0
      for (let gone = 0; gone <= length; gone += stride) {
        const ahead = nextStep(course, pointAlong(corners, along, gone), 80, before)
        if (ahead.kind === 'off') throw new Error(`off the route at ${gone}`)
        expect(ahead.along).toBeGreaterThanOrEqual(before - back)
        expect(Math.abs(ahead.along - gone)).toBeLessThan(2 * stride)
        const expected = along.findIndex((corner) => corner >= ahead.along - 1e-6)
        expect(ahead.index).toBe(expected)
        expect(ahead.left).toBeCloseTo((along[expected] ?? 0) - ahead.along, 6)
        before = ahead.along
      }
    }),
  )
})

it('any position has a next step or is too far from the route', () => {
  const anywhere = fc.tuple(
    fc.integer({ min: -200, max: 1000 }),
    fc.integer({ min: -200, max: 1000 }),
  )
  fc.assert(
    fc.property(line, anywhere, fc.nat(2000), (corners, position, before) => {
      const course = courseAlong(corners)
      const ahead = nextStep(course, position, 80, before)
      const least = Math.min(
        ...course.pieces.map(({ a, b }) => {
          const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
          const share =
            ((position[0] - a[0]) * dx + (position[1] - a[1]) * dy) / (dx * dx + dy * dy)
          const near = Math.min(Math.max(share, 0), 1)
          return Math.hypot(position[0] - a[0] - near * dx, position[1] - a[1] - near * dy)
        }),
      )
      expect(ahead.kind).toBe(least <= 80 ? 'ahead' : 'off')
      if (ahead.kind === 'ahead') expect(course.steps[ahead.index]?.step).toBe(ahead.step)
    }),
  )
})
