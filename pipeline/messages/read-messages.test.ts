import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compiled } from './compile.ts'
import { readMessages } from './read-messages.ts'

const read = (text: string) => readMessages('en.ftl', text)
const problemsIn = (text: string) =>
  read(text).problems.map(({ line, reason }) => `${line}: ${reason}`)

it('reads text, parameters and choices with section, line and declared types', () => {
  const { value, problems } = read(`## first: the page

# The window's.
# $amount (number), $name (player)
panel_found = { $name }: { $amount ->
    [one] one place
   *[other] { $amount } places
}
`)
  expect(problems).toEqual([])
  expect(value).toMatchObject([
    {
      key: 'panel_found',
      section: 'first',
      line: 5,
      parameters: [
        { name: 'amount', kind: 'number' },
        { name: 'name', kind: 'player' },
      ],
      isSame: false,
    },
  ])
  expect(compiled(value ?? [])).toEqual({
    panel: { found: [[1, 2], ': ', [0, { one: 'one place', other: [[0, 1], ' places'] }]] },
  })
})

it('reads a long message from several lines as one', () => {
  expect(compiled(read('a =\n    one\n    two\n').value ?? [])).toEqual({ a: 'one two' })
})

it('takes the default of a choice for all that it does not name', () => {
  const { value } = read('# $side (choice)\na = { $side ->\n  [north] N\n *[south] S\n}\n')
  expect(compiled(value ?? [])).toEqual({ a: [[0, { north: 'N', other: 'S' }]] })
})

it('numbers parameters in the English order', () => {
  const english = read('# $a (text), $b (text)\nx = { $a } { $b }\n').value ?? []
  const other = read('x = { $b } { $a }\n').value ?? []
  expect(compiled(other, new Map(english.map((message) => [message.key, message])))).toEqual({
    x: [[1], ' ', [0]],
  })
})

describe('refuses unsupported syntax with its line', () => {
  it.each([
    ['a = b\nc { d', /^2: cannot be read: /],
    ['-a = b\n', '1: is a term; write its words out'],
    ['a = b\n    .c = d\n', '1: "a" has attributes; make each a message'],
    ['\na = { NUMBER($b) }\n', /^2: FunctionReference is not used here/],
    ['a = b\nc = { a }\n', /^2: MessageReference is not used here/],
    ['# $b (string)\na = { $b }\n', /^1: "\$b \(string\)" is no parameter: write \$name \(text, /],
  ])('%j', (text, expected) => {
    const problems = problemsIn(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(expected)
  })
})

it('never throws for any file', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' = ', '{ $b', ' }', '->', '*[', ']', '\n', '# $')),
      (words) => {
        expect(() => compiled(read(words.join('')).value ?? [])).not.toThrow()
      },
    ),
  )
})
