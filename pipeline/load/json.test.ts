import { expect, it } from 'vitest'
import { z } from 'zod'
import { readJson } from './json.ts'

const file = 'worlds/test/world.json'
const schema = z.strictObject({ list: z.array(z.object({ id: z.string() })) })

it('gives the content and the lines of its values', () => {
  const reading = readJson(file, '{ "list": [\n{ "id": "a" },\n{ "id":\n"b" }] }', schema)
  expect(reading.problems).toEqual([])
  expect(reading.value?.content.list).toHaveLength(2)
  expect(reading.value?.lineOf('list[1]')).toBe(3)
  expect(reading.value?.lineOf('list[1].id')).toBe(4)
  expect(reading.value?.lineOf('list[1].id.deeper')).toBe(4)
  expect(reading.value?.lineOf('elsewhere')).toBe(1)
})

it('tells the line of what is no JSON', () => {
  const { value, problems } = readJson(file, '{ "list": [],\n b }', schema)
  expect(value).toBeUndefined()
  expect(problems).toMatchObject([{ file, line: 2, reason: expect.stringMatching(/^not valid/) }])
})

it.each([
  ['{ "list":\n x }', 2, 'not valid JSON: invalid symbol'],
  ['{ "list": [] }\n// a remark', 2, 'not valid JSON: invalid comment token'],
  ['{ "list":\n[1,] }', 2, 'not valid JSON: value expected'],
  ['', 1, 'not valid JSON: value expected'],
])('tells %j by line and in words', (text, line, reason) => {
  expect(readJson(file, text, schema)).toEqual({
    value: undefined,
    problems: [{ file, line, reason }],
  })
})

it('tells every value of a wrong shape', () => {
  const { value, problems } = readJson(file, '{ "list": [\n{ "id": 1 },\n{}],\n"more": 1 }', schema)
  expect(value).toBeUndefined()
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'list[0].id'],
    [3, 'list[1].id'],
    [1, undefined],
  ])
})
