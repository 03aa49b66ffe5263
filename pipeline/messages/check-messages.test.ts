import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem.ts'
import { messageProblems } from './check-messages.ts'
import { readMessages } from './read-messages.ts'

const english = `# $amount (number)
found = { $amount ->
    [one] one place
   *[other] { $amount } places
}
title = Title
# $side (choice)
side = { $side ->
    [north] North
   *[south] South
}
`

function problemsOf(lang: string, text: string): string[] {
  const source = readMessages('en.ftl', english).value ?? []
  const byKey = new Map(source.map((message) => [message.key, message]))
  const messages = readMessages(`${lang}.ftl`, text).value ?? []
  return messageProblems(lang, `${lang}.ftl`, messages, byKey).map(formatProblem)
}

const inGerman = {
  found: 'found = { $amount ->\n    [one] ein Ort\n   *[other] { $amount } Orte\n}\n',
  title: 'title = Titel\n',
  side: 'side = { $side ->\n    [north] Norden\n   *[south] Süden\n}\n',
}
const german = (changed: Partial<typeof inGerman> = {}) =>
  Object.values({ ...inGerman, ...changed }).join('')

it('finds nothing in a language that is whole', () => {
  expect(problemsOf('de', german())).toEqual([])
})

describe('reports problems with file and line', () => {
  it.each([
    [{ title: '' }, 'de.ftl: "title" is missing (en.ftl:6)'],
    [
      { title: 'title = Titel\nrest = Rest\n' },
      'de.ftl:6: "rest" is left over: English has no such message',
    ],
    [
      { title: 'title = Titel\ntitle = Name\n' },
      'de.ftl:6: "title" stands twice: the first time in line 5',
    ],
    [{ found: 'found = Orte\n' }, 'de.ftl:1: "found" does not use $amount'],
    [{ title: 'title = { $name }\n' }, 'de.ftl:5: "title" uses $name, which English does not give'],
    [
      { found: 'found = { $amount ->\n   *[other] { $amount } Orte\n}\n' },
      'de.ftl:1: "found" lacks the form [one] of $amount, which "de" needs',
    ],
    [
      {
        found:
          'found = { $amount ->\n    [one] ein Ort\n    [few] { $amount } Orte\n   *[other] { $amount } Orte\n}\n',
      },
      'de.ftl:1: "found" has the form [few] of $amount, which "de" does not know',
    ],
    [
      { found: 'found = { $amount ->\n    [one] ein Ort\n   *[rest] { $amount } Orte\n}\n' },
      'de.ftl:1: "found" needs *[other] in its choice by $amount',
    ],
    [
      { side: 'side = { $side ->\n    [nord] Norden\n   *[south] Süden\n}\n' },
      'de.ftl:6: "side" chooses [nord] by $side, which English does not',
    ],
    [{ title: 'title = Title\n' }, /^de\.ftl:5: "title" says the same as English/],
    [{ title: '# same\ntitle = Titel\n' }, /^de\.ftl:6: "title" differs from English/],
    [{ title: 'title = <b>Titel</b>\n' }, /holds markup/],
    [{ title: 'title = "Titel"\n' }, /holds a straight quotation mark/],
    [{ title: 'title = Der  Titel\n' }, /has two spaces in a row/],
    [{ title: 'title = { " " }Titel\n' }, /has white space around it/],
    [{ title: 'title = Titel\u202e\n' }, /holds a control character/],
    [{ title: 'title = { "" }\n' }, /says nothing/],
  ])('%j', (changed, expected) => {
    expect(problemsOf('de', german(changed))).toContainEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    )
  })
})

it('requires the plural forms of each language', () => {
  const found = (forms: string) => `found = { $amount ->\n${forms}   *[other] x { $amount }\n}\n`
  const few = '    [one] a\n    [few] b { $amount }\n'
  for (const lang of ['pl', 'ru']) {
    expect(problemsOf(lang, german({ found: found(few) })).join()).toContain(
      'lacks the form [many]',
    )
    expect(problemsOf(lang, german({ found: found(`${few}    [many] c { $amount }\n`) }))).toEqual(
      [],
    )
  }
  const many =
    'found = { $amount ->\n    [one] a\n    [few] b { $amount }\n   *[many] c { $amount }\n}\n'
  expect(problemsOf('pl', german({ found: many }))).toEqual([])
  const decimal = readMessages('en.ftl', `# $size (decimal)\n${many.replaceAll('amount', 'size')}`)
  expect(
    messageProblems('pl', 'pl.ftl', decimal.value ?? [])
      .map(formatProblem)
      .join(),
  ).toContain('lacks the form [other] of $size')
  expect(problemsOf('zh', german({ found: 'found = { $amount } x\n' }))).toEqual([])
  expect(problemsOf('zh', german({ found: found('    [one] a\n') })).join()).toContain(
    'does not know',
  )
})

it('allows exact numbers next to the plural forms', () => {
  const found = 'found = { $amount ->\n    [0] kein Ort\n   *[other] Orte: { $amount }\n}\n'
  expect(problemsOf('de', german({ found }))).toEqual([])
})

it('holds English itself against what its comments declare', () => {
  const messages = readMessages('en.ftl', '# $b (text)\na = { $c }\n').value ?? []
  expect(messageProblems('en', 'en.ftl', messages).map(formatProblem)).toEqual([
    'en.ftl:2: "a" does not use $b',
    'en.ftl:2: "a" uses $c, which the comment above it does not declare',
  ])
})
