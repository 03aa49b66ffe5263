import { expect, it } from 'vitest'
import { files, goodSource, quest } from '../fixtures/good-source.ts'
import { questCircles } from './quest-circles.ts'

it('finds nothing in good data', () => {
  expect(questCircles(goodSource())).toEqual([])
})

it('refuses a quest that comes after itself by way of others, and tells it once', () => {
  const quests = [
    quest({ line: 2, id: 1 }),
    quest({ line: 3, id: 2, after: '1;4' }),
    quest({ line: 4, id: 3, after: '2' }),
    quest({ line: 5, id: 4, after: '3' }),
    quest({ line: 6, id: 5, after: '4' }),
  ]
  const [problem, ...more] = questCircles({ ...goodSource(), quests })
  expect(more).toEqual([])
  expect(problem).toMatchObject({ file: files.quests, line: 3, field: 'after' })
  expect(problem?.reason).toMatch(/^comes after itself: (test:[234], then ){3}test:[234]$/)
})

it('takes two ways to the same quest for no circle', () => {
  const quests = [quest(), quest({ id: 2, after: '1' }), quest({ id: 3, after: '1;2' })]
  expect(questCircles({ ...goodSource(), quests })).toEqual([])
})
