import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { letteringSize } from './lettering-size.ts'

it('finds nothing in good data', () => {
  expect(letteringSize(goodSource())).toEqual([])
})

it('refuses letters that would cover the land [F97]', () => {
  const entry = { kind: 'area', text: 'A Wood', at: [50, 50] } as const
  const lettering = [75, 76].map((size) => ({ ...entry, size }))
  const source = { ...goodSource(), world: world({ extent: [0, 0, 400, 300], lettering }) }
  expect(letteringSize(source)).toEqual([
    worldProblem('lettering[1].size', "76 is larger than 75, a quarter of the land's shorter side"),
  ])
})
