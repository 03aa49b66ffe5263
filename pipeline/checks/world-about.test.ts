import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { worldAbout } from './world-about.ts'

const about = {
  id: 'ab',
  game: 'g'.repeat(100),
  studio: 's'.repeat(90),
  searchExample: 'x'.repeat(8),
}

it('accepts texts of the greatest length', () => {
  expect(worldAbout({ ...goodSource(), world: world(about) })).toEqual([])
})

it('counts the bytes of all that every page holds', () => {
  const source = { ...goodSource(), world: world({ ...about, studio: `${'s'.repeat(89)}ž` }) }
  const [problem] = worldAbout(source)
  expect(problem).toEqual(
    worldProblem(
      'game',
      'id, game, studio and searchExample have 201 bytes together, and 200 is the most, as every page of the site holds them: make one shorter',
    ),
  )
})
