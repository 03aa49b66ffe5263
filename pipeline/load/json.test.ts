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

it('reports the line of invalid JSON', () => {
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

it('reports every value of a wrong type', () => {
  const { value, problems } = readJson(file, '{ "list": [\n{ "id": 1 },\n{}],\n"more": 1 }', schema)
  expect(value).toBeUndefined()
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'list[0].id'],
    [3, 'list[1].id'],
    [1, undefined],
  ])
})

it.each([
  ['[', '['.repeat(200_000)],
  ['{"a":', '{"a":'.repeat(200_000)],
  ['[[', `{ "list": ${'['.repeat(40)}${']'.repeat(40)} }`],
])('tells in one sentence that lists stand too deep within each other: %s [F95]', (_what, text) => {
  expect(readJson(file, `\n${text}`, schema)).toEqual({
    value: undefined,
    problems: [{ file, line: 2, reason: 'more than 32 lists and objects stand within each other' }],
  })
})

it('counts no bracket of a text [F95]', () => {
  const text = JSON.stringify({ list: [{ id: `\\"${'['.repeat(40)}` }] })
  expect(readJson(file, text, schema).problems).toEqual([])
})

it('reports too many values in one sentence [F95]', () => {
  expect(readJson(file, `[${'0,'.repeat(1_500_000)}0]`, schema).problems).toEqual([
    { file, line: 1, reason: 'the file has more than 1,000,000 values' },
  ])
})

it('finds the lines of a long file with any line ending', () => {
  const entries = Array.from({ length: 20_000 }, () => '{}')
  for (const end of ['\n', '\r\n', '\r']) {
    const { problems } = readJson(file, `{ "list": [${end}${entries.join(`,${end}`)}] }`, schema)
    expect(problems).toHaveLength(20_000)
    expect(problems.at(-1)?.line).toBe(20_001)
  }
})

it('reports invisible characters in texts and keys [F96]', () => {
  const named = z.strictObject({ names: z.record(z.string(), z.array(z.string())) })
  const text = String.raw`{ "names": {
"a": ["b", "c\u202ed"],
"e\u200b": [] } }`
  const { value, problems } = readJson(file, text, named)
  expect(value).toBeDefined()
  expect(problems).toEqual([
    { file, line: 2, field: 'names.a[1]', reason: expect.stringMatching(/holds U\+202E, /) },
    { file, line: 1, field: 'names', reason: expect.stringMatching(/holds U\+200B, /) },
  ])
})
