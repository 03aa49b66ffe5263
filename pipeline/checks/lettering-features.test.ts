import { expect, it } from 'vitest'
import { feature, goodSource, worldProblem } from '../fixtures/good-source.ts'
import { letteringFeatures } from './lettering-features.ts'

it('finds nothing in good data', () => {
  expect(letteringFeatures(goodSource())).toEqual([])
})

it('refuses a river that there is not', () => {
  const features = [feature({ kind: 'stream', name: 'Sasau' })]
  expect(letteringFeatures({ ...goodSource(), features })).toEqual([
    worldProblem('lettering[0].feature', 'no river of geography.geojson is named "Sasau"'),
  ])
})

it('advises a course where the river ends inside the world', () => {
  const runs = [
    [
      [0, 10],
      [200, 10],
      [200, 20],
      [0, 10],
    ],
  ] as const
  const features = [feature({ kind: 'river', shape: 'polygon', name: 'Sasau', runs })]
  expect(letteringFeatures({ ...goodSource(), features })).toEqual([
    worldProblem(
      'lettering[0].feature',
      'the river "Sasau" does not run from edge to edge: give its line as a "course"',
    ),
  ])
})
