import { expect, it } from 'vitest'
import type { Extent } from '../../src/geometry/extent.ts'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { extentSize } from './extent-size.ts'

const check = (extent: Extent, metresPerUnit: number) =>
  extentSize({ ...goodSource(), world: world({ extent, metresPerUnit }) })

it('finds nothing in good data', () => {
  expect(extentSize(goodSource())).toEqual([])
})

it('takes the smallest and the largest world', () => {
  expect(check([-64, 0, 64, 128], 1)).toEqual([])
  expect(check([0, 0, 16_384, 16_384], 1)).toEqual([])
})

it.each([
  ['too small', [0, 0, 127, 500], 1, 'each side must have from 128 to 16384 m', '127 by 500 m'],
  [
    'too large',
    [0, 0, 9000, 40_000],
    0.5,
    'each side must have from 128 to 16384 m',
    '4500 by 20000 m',
  ],
  [
    'too long',
    [0, 0, 9000, 1000],
    1,
    'no side may be more than 8 times the other',
    '9000 by 1000 m',
  ],
] as const)('refuses a world that is %s', (_name, extent, scale, rule, size) => {
  expect(check(extent, scale)).toEqual([
    worldProblem('extent', `the world is ${size} large: ${rule}`),
  ])
})
