import { expect, it } from 'vitest'
import { gameMetres } from './game-metres.ts'

it('counts from the game’s own origin, to the centimetre', () => {
  expect(gameMetres([100, 200], { origin: [490, -735], metresPerUnit: 0.5 })).toEqual([540, -635])
  expect(gameMetres([0.1, 0.2], { origin: [0, 0], metresPerUnit: 3 })).toEqual([0.3, 0.6])
})

it('is silent where a world does not know it', () => {
  expect(gameMetres([100, 200], { metresPerUnit: 0.5 })).toBeUndefined()
})
