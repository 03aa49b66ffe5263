import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { letteringInExtent } from './lettering-in-extent.ts'

it('finds nothing in good data', () => {
  expect(letteringInExtent(goodSource())).toEqual([])
})

it('refuses points outside the world', () => {
  const lettering = [
    { kind: 'area', text: 'A Wood', at: [-1, 5], size: 10 },
    {
      kind: 'course',
      text: 'A Brook',
      course: [
        [0, 0],
        [0, 301],
      ],
      stations: [0.5],
    },
  ] as const
  expect(letteringInExtent({ ...goodSource(), world: world({ lettering }) })).toEqual([
    worldProblem('lettering[0].at', "-1, 5 lies outside the world's extent"),
    worldProblem('lettering[1].course[1]', "0, 301 lies outside the world's extent"),
  ])
})
