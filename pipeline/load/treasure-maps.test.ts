import { expect, it } from 'vitest'
import { files } from '../fixtures/good-source.ts'
import { formatProblem } from '../problem.ts'
import { readTreasureMaps } from './treasure-maps.ts'

const columns = 'number,chest,x,y,how,requires,seller'
const read = (...rows: readonly string[]) =>
  readTreasureMaps(files.treasureMaps, [columns, ...rows, ''].join('\n'))

it('reads the seller and the requirement of a map', () => {
  const at = (line: number) => ({ file: files.treasureMaps, line })
  expect(read('XII,1028,4918,1410,buy,,968', 'XXV,1041,5814,1490,lies,lockpicking:easy,')).toEqual({
    problems: [],
    value: [
      {
        ...at(2),
        number: 12,
        chest: 1028,
        x: 4918,
        y: 1410,
        how: 'buy',
        requires: '',
        seller: 968,
      },
      {
        ...at(3),
        number: 25,
        chest: 1041,
        x: 5814,
        y: 1490,
        how: 'lies',
        requires: 'lockpicking:easy',
      },
    ],
  })
})

it('does without the last two columns', () => {
  const { value, problems } = readTreasureMaps(
    files.treasureMaps,
    'number,chest,x,y,how\nI,1,2,3,lies\n',
  )
  expect(problems).toEqual([])
  expect(value).toHaveLength(1)
})

it.each([
  ['IIII,1,2,3,lies,,', 'number: "IIII" is not a Roman numeral in capitals, such as XIV'],
  ['12,1,2,3,lies,,', 'number: "12" is not a Roman numeral in capitals, such as XIV'],
  [',1,2,3,lies,,', 'number: "" is not a Roman numeral in capitals, such as XIV'],
  ['I,one,2,3,lies,,', 'chest: "one" is not a whole number'],
  ['I,1,2,3,stolen,,', 'how: "stolen" is not one of lies, buy, wayfarer'],
  ['I,1,2,3,buy,,miller', 'seller: "miller" is not a whole number'],
])('leaves out the row %s and says why', (row, reason) => {
  const { value, problems } = read('II,1,2,3,lies,,', row)
  expect(problems.map(formatProblem)).toEqual([`${files.treasureMaps}:3: ${reason}`])
  expect(value).toHaveLength(1)
})
