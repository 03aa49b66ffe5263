import { expect, it } from 'vitest'
import { jsonLines } from './json-lines.ts'

it('tells the line of each value by its path', () => {
  const text = '\n{ "a": [1,\n  { "b": "]}\\"," },\n[]],\n"c":\n{}, "d": -1.5e3 }\n'
  expect(Object.fromEntries(jsonLines(text, 3))).toEqual({
    '': 2,
    a: 2,
    'a[0]': 2,
    'a[1]': 3,
    'a[1].b': 3,
    'a[2]': 4,
    c: 6,
    d: 6,
  })
})

it('stops at the depth that is asked for, yet reads on', () => {
  const lines = jsonLines('{ "a": [[1, { "b": 2 }],\n[3]], "c": 4 }', 2)
  expect(Array.from(lines.keys())).toEqual(['', 'a', 'a[0]', 'a[1]', 'c'])
  expect(lines.get('c')).toBe(2)
})
