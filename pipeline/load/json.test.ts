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

it('tells in one line what is no JSON where the engine gives no position', () => {
  const { value, problems } = readJson(file, '{ "list":\n x }', schema)
  expect(value).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(problems[0]?.reason).not.toContain('\n')
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
