import { expect, it } from 'vitest'
import { files, goodSource, quest } from '../fixtures/good-source.ts'
import { questStarts } from './quest-starts.ts'

const problemsOf = (change: Parameters<typeof quest>[0]) =>
  questStarts({ ...goodSource(), quests: [quest(change)] })

it('finds nothing in good data', () => {
  expect(questStarts(goodSource())).toEqual([])
})

it.each([
  [{ x: 401, y: 5, trust: 'survey' }, 'x', "401 lies outside the world's extent 0..400"],
  [{ x: 4, trust: 'survey' }, 'y', 'is empty although x is given: fill in both or none'],
  [
    { x: 4, y: 5 },
    'trust',
    'does not say how the spot is known: say one of building, place, survey, rough',
  ],
  [{ trust: 'rough' }, 'trust', '"rough" is said of a spot, and x and y are empty'],
  [{ trust: 'settlement' }, 'place', 'is empty although trust says "settlement"'],
  [{ place: 'Uzhitz' }, 'trust', 'is empty although a place is given: say "settlement"'],
  [{ place: 'Prague', trust: 'settlement' }, 'place', '"Prague" is not a place of places.csv'],
])('refuses %j', (change, field, reason) => {
  expect(problemsOf(change)).toEqual([{ file: files.quests, line: 2, field, reason }])
})
