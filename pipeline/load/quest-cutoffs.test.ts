import { expect, it } from 'vitest'
import { readQuestCutoffs } from './quest-cutoffs.ts'

const file = 'worlds/test/quest-cutoffs.csv'

it('reads the rows with their lines', () => {
  expect(readQuestCutoffs(file, 'main,point,closes,grade\n2,begins,3,one\n')).toEqual({
    value: [{ file, line: 2, main: 2, point: 'begins', closes: 3, grade: 'one' }],
    problems: [],
  })
})

it('leaves out rows whose quests are no numbers', () => {
  const { value, problems } = readQuestCutoffs(file, 'main,point,closes,grade\nsecond,ends,3,one\n')
  expect(value).toEqual([])
  expect(problems).toMatchObject([{ file, line: 2, field: 'main' }])
})
