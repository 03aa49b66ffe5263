import { expect, it } from 'vitest'
import { readQuests } from './quests.ts'

const file = 'worlds/test/quests.csv'
const header = 'id,title,title_cs,kind,part,order,after,excludes,limit,place,x,y,trust'

it('reads a row, with null for a number that is not given', () => {
  const { value, problems } = readQuests(
    file,
    `${header}\n7,A Start,Začátek,main,base,1,2;other:3,,days:3,,5,6,survey\n8,B,,side,base,,,,,,,,\n`,
  )
  expect(problems).toEqual([])
  expect(value).toMatchObject([
    { file, line: 2, id: 7, order: 1, after: '2;other:3', limit: 'days:3', x: 5, y: 6 },
    { file, line: 3, id: 8, order: null, x: null, y: null },
  ])
  expect(value?.[0]?.titles.cs).toBe('Začátek')
  expect(value?.[0]?.titles.de).toBe('')
})

it('leaves out a row whose numbers are none, and says which', () => {
  const { value, problems } = readQuests(file, `${header}\n7,A,,main,base,first,,,,,5.5,6,survey\n`)
  expect(value).toEqual([])
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'order'],
    [2, 'x'],
  ])
})

it('does with the columns that a world cannot do without', () => {
  const { value } = readQuests(file, 'id,title,kind,part\n1,A,side,base\n')
  expect(value).toMatchObject([{ id: 1, place: '', trust: '', x: null }])
})
