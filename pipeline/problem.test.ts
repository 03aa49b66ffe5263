import { expect, it } from 'vitest'
import { formatProblem, quote, printProblems } from './problem.ts'

it('contains file, line, field and reason', () => {
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

it('omits unknown parts', () => {
  expect(formatProblem({ file: 'worlds/kcd1/world.json', reason: 'the file is missing' })).toBe(
    'worlds/kcd1/world.json: the file is missing',
  )
})

it('shows what would turn, break or hide the line [F96]', () => {
  const reason = `${quote('a\u202eb')} turns \u200b\u001b[2J`
  expect(formatProblem({ file: 'worlds/a\nb/world.json', reason })).toBe(
    String.raw`worlds/a\u{a}b/world.json: "a\u{202e}b" turns \u{200b}\u{1b}[2J`,
  )
})

it('stays on one short line, whatever it quotes [F95]', () => {
  const long = 'x'.repeat(1_000_000)
  expect(quote(long)).toBe(`"${'x'.repeat(60)}…"`)
  const line = formatProblem({ file: 'a', field: long, reason: long })
  expect(line.length).toBeLessThan(1100)
})

it('prints the first two hundred problems and the number of the others [F95]', () => {
  const lines: string[] = []
  const problem = { file: 'a', reason: 'b' }
  printProblems(
    Array.from({ length: 300_000 }, () => problem),
    (line) => lines.push(line),
  )
  expect(lines).toHaveLength(201)
  expect(lines.at(-1)).toBe('and 299800 more like these: mend those above first')
})
