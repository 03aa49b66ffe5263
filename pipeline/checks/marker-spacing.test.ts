import { expect, it } from 'vitest'
import { files, goodSource, marker, world } from '../fixtures/good-source.ts'
import { markerSpacing } from './marker-spacing.ts'
import fc from 'fast-check'
it('finds nothing in good data', () => {
  expect(markerSpacing(goodSource())).toEqual([])
})

it('reports both of two markers that are too close', () => {
  const source = {
    ...goodSource(),
    markers: [marker({ line: 2, x: 50, y: 50 }), marker({ line: 3, x: 52, y: 48 })],
  }
  expect(markerSpacing(source)).toEqual([
    {
      file: files.markers,
      line: 3,
      field: 'x',
      reason: 'lies 2.8 units from the bed of line 2, nearer than 3: keep one of the two',
    },
  ])
})

it('finds the same pairs as a comparison of each with each', () => {
  const point = fc.record({ x: fc.nat(30), y: fc.nat(30) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 20 }), (points) => {
      const markers = points.map((at, index) => marker({ ...at, line: index }))
      const isTooNear = (at: { x: number; y: number }, index: number) =>
        points.slice(0, index).some((other) => Math.hypot(at.x - other.x, at.y - other.y) < 3)
      const expected = points.flatMap((at, index) => (isTooNear(at, index) ? [index] : []))
      const found = markerSpacing({ ...goodSource(), markers }).map(({ line }) => line)
      expect(found).toEqual(expected)
    }),
  )
})

it('lets markers of different types share a spot', () => {
  const markers = [marker(), marker({ line: 3, locationType: 'treasure_chest' })]
  expect(markerSpacing({ ...goodSource(), markers })).toEqual([])
})

it('measures in metres', () => {
  const markers = [marker({ x: 10 }), marker({ line: 3, x: 12 })]
  const metres = { ...goodSource(), world: world({ metresPerUnit: 1 }) }
  expect(markerSpacing({ ...metres, markers })).toEqual([])
})

it('lets markers stand 3 units apart', () => {
  const markers = [marker({ x: 10 }), marker({ line: 3, x: 13 })]
  expect(markerSpacing({ ...goodSource(), markers })).toEqual([])
})
