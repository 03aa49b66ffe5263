import { expect, it } from 'vitest'
import { files, goodSource, marker } from '../fixtures/good-source.ts'
import { markersInExtent } from './markers-in-extent.ts'

it('finds nothing in good data', () => {
  expect(markersInExtent(goodSource())).toEqual([])
})

it('names the coordinate outside and the extent [S3.03]', () => {
  const source = { ...goodSource(), markers: [marker({ line: 12, x: 9001 })] }
  expect(markersInExtent(source)).toEqual([
    {
      file: files.markers,
      line: 12,
      field: 'x',
      reason: "9001 lies outside the world's extent 0..400",
    },
  ])
})

it('names both where both lie outside', () => {
  const source = { ...goodSource(), markers: [marker({ x: -1, y: 301 })] }
  expect(markersInExtent(source).map(({ field }) => field)).toEqual(['x', 'y'])
})

it('counts the edges as inside', () => {
  const source = { ...goodSource(), markers: [marker({ x: 0, y: 300 }), marker({ x: 400, y: 0 })] }
  expect(markersInExtent(source)).toEqual([])
})
