import { expect, it } from 'vitest'
import { fromRoman, toRoman } from './treasure-map.ts'

it.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [25, 'XXV'],
  [40, 'XL'],
  [1403, 'MCDIII'],
])('writes and reads %d as %s', (number, numeral) => {
  expect(toRoman(number)).toBe(numeral)
  expect(fromRoman(numeral)).toBe(number)
})

it.each(['', 'IIII', 'VX', 'IC', 'xii', 'XII ', '12', 'MMMMMMMMMMMMMMMM'])(
  'reads no %j',
  (text) => {
    expect(fromRoman(text)).toBeUndefined()
  },
)
