import { expect, it } from 'vitest'
import { goodSource, world, worldProblem } from '../fixtures/good-source.ts'
import { questParts } from './quest-parts.ts'

it('finds nothing in good data', () => {
  expect(questParts(goodSource())).toEqual([])
})

it('refuses a key twice, the key of the game itself, and a part without a quest', () => {
  const keys = ['a-sequel', 'a-sequel', 'base', 'a-dream']
  const own = world({ questParts: keys.map((key) => ({ key, title: key })) })
  expect(questParts({ ...goodSource(), world: own })).toEqual([
    worldProblem('questParts[1].key', '"a-sequel" is taken by questParts[0]'),
    worldProblem('questParts[2].key', '"base" is the game itself'),
    worldProblem('questParts[3].key', 'no quest is of the part "a-dream"'),
  ])
})
