import { expect, it } from 'vitest'
import { formatProblem } from './problem.ts'

it('tells file, line, field and reason', () => {
  const problem = {
    file: 'worlds/kcd1/markers.csv',
    line: 12,
    field: 'x',
    reason: "9001 lies outside the world's extent 0..8192",
  }
  expect(formatProblem(problem)).toBe(
    "worlds/kcd1/markers.csv:12: x: 9001 lies outside the world's extent 0..8192",
  )
})

it('leaves out what is not known', () => {
  expect(formatProblem({ file: 'worlds/kcd1/world.json', reason: 'the file is missing' })).toBe(
    'worlds/kcd1/world.json: the file is missing',
  )
})
