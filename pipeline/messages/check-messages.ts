import type { Problem } from '../problem.ts'
import { keysOf } from './english-module.ts'
import type { Choice, Message, Parameter, Part } from './read-messages.ts'

export type MessagesByKey = ReadonlyMap<string, Message>

/**
 * Returns the problems of the English messages, or of another language compared with English.
 * @param english `undefined` if the messages are the English ones
 */
export function messageProblems(
  lang: string,
  file: string,
  messages: readonly Message[],
  english?: MessagesByKey,
): Problem[] {
  const first = new Map<string, Message>()
  return [
    ...messages.flatMap((message) => {
      const before = first.get(message.key)
      if (before) return [problemOf(message, `stands twice: the first time in line ${before.line}`)]
      first.set(message.key, message)
      const source = english ? english.get(message.key) : message
      if (!source) return [problemOf(message, 'is left over: English has no such message')]
      return [
        ...parameterProblems(message, source),
        ...choicesOf(message.parts).flatMap((choice) =>
          choiceProblems(lang, message, choice, source),
        ),
        ...textProblems(message),
        ...(english ? sameProblems(message, source) : []),
      ]
    }),
    ...[...(english?.values() ?? [])]
      .filter(({ key }) => !first.has(key))
      .map((source): Problem => ({
        file,
        reason: `"${source.key}" is missing (${source.file}:${source.line})`,
      })),
  ]
}

function problemOf({ file, key }: Message, reason: string, line: number): Problem
function problemOf(message: Message, reason: string): Problem
function problemOf(message: Message, reason: string, line = message.line): Problem {
  return { file: message.file, line, reason: `"${message.key}" ${reason}` }
}

function parameterProblems(message: Message, source: Message): Problem[] {
  const used = new Set(usedIn(message.parts))
  const given = new Set(source.parameters.map(({ name }) => name))
  return [
    ...[...given].filter((name) => !used.has(name)).map((name) => `does not use $${name}`),
    ...[...used]
      .filter((name) => !given.has(name))
      .map((name) =>
        message === source
          ? `uses $${name}, which the comment above it does not declare`
          : `uses $${name}, which English does not give`,
      ),
  ].map((reason) => problemOf(message, reason))
}

function usedIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return []
    if (part.kind === 'parameter') return [part.name]
    return [part.name, ...part.variants.flatMap(({ parts }) => usedIn(parts))]
  })
}

function choicesOf(parts: readonly Part[]): readonly Choice[] {
  return parts.flatMap((part) =>
    part.kind === 'choice' ? [part, ...part.variants.flatMap(({ parts }) => choicesOf(parts))] : [],
  )
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

function choiceProblems(
  lang: string,
  message: Message,
  choice: Choice,
  source: Message,
): Problem[] {
  const parameter = source.parameters.find(({ name }) => name === choice.name)
  if (!parameter) return []
  const reasons =
    parameter.kind === 'number' || parameter.kind === 'decimal'
      ? formProblems(lang, choice, parameter)
      : wordProblems(choice, keysOf(choice.name, source.parts))
  return reasons.map((reason) => problemOf(message, reason, choice.line))
}

/** A choice may have exact numbers in addition to plural forms, or exact numbers and a default alone. */
function formProblems(lang: string, { name, variants }: Choice, { kind }: Parameter): string[] {
  const words = variants.map(({ key }) => key).filter((key) => !/^\d+$/.test(key))
  const needed = formsOf(lang, kind === 'decimal')
  const isByForm = words.length > 1 || variants.length === 1
  const rest = variants.find(({ isDefault }) => isDefault)?.key ?? ''
  return [
    ...(rest === 'other' || needed.includes(rest)
      ? []
      : [`needs *[other] in its choice by $${name}`]),
    ...(isByForm ? needed : [])
      .filter((form) => !words.includes(form))
      .map((form) => `lacks the form [${form}] of $${name}, which "${lang}" needs`),
    ...words
      .filter((key) => key !== 'other' && !needed.includes(key))
      .map((key) =>
        pluralForms.includes(key)
          ? `has the form [${key}] of $${name}, which "${lang}" does not know`
          : `chooses [${key}] by $${name}, which is a number`,
      ),
  ]
}

/** Cache of {@link formsOf}: one result takes 10,000 calls, and every choice of every message needs one. */
const knownForms = new Map<string, readonly string[]>()

/** Returns the plural forms that whole numbers up to 10,000 need, or tenths as well. */
function formsOf(lang: string, hasDecimals: boolean): readonly string[] {
  const key = `${lang} ${hasDecimals}`
  const known = knownForms.get(key)
  if (known) return known
  const rules = new Intl.PluralRules(lang)
  const numbers = Array.from({ length: 10_001 }, (_, number) => number)
  const tenths = hasDecimals ? numbers.slice(0, 101).map((number) => number / 10) : []
  const forms = [...new Set([...numbers, ...tenths].map((number) => rules.select(number)))]
  knownForms.set(key, forms)
  return forms
}

function wordProblems({ name, variants }: Choice, inEnglish: readonly string[]): string[] {
  return variants
    .filter(({ key }) => !inEnglish.includes(key) && key !== 'other')
    .map(({ key }) => `chooses [${key}] by $${name}, which English does not`)
}

const wrongTexts: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[<>]|&#?\w+;/, 'holds markup: write plain text'],
  // The program itself inserts the characters that change the direction of text.
  [
    /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202f\u2066-\u2069\ufeff]/u,
    'holds a control character',
  ],
  [/["']/, 'holds a straight quotation mark or apostrophe: write the language’s own'],
  [/ {2}/, 'has two spaces in a row'],
]

function textProblems(message: Message): Problem[] {
  const texts = textsOf(message.parts)
  const [first, last] = [message.parts.at(0), message.parts.at(-1)]
  const isPadded =
    (first?.kind === 'text' && /^\s/.test(first.text)) ||
    (last?.kind === 'text' && /\s$/.test(last.text))
  return [
    ...(message.parts.length === 0 ? ['says nothing'] : []),
    ...(isPadded ? ['has white space around it: sentences are not put together from pieces'] : []),
    ...wrongTexts
      .filter(([pattern]) => texts.some((text) => pattern.test(text)))
      .map(([, reason]) => reason),
  ].map((reason) => problemOf(message, reason))
}

function textsOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [part.text]
    return part.kind === 'choice' ? part.variants.flatMap(({ parts }) => textsOf(parts)) : []
  })
}

function sameProblems(message: Message, source: Message): Problem[] {
  const own = plain(message.parts)
  const isSame = own === plain(source.parts) && /\p{L}/u.test(textsOf(message.parts).join(''))
  if (isSame === message.isSame) return []
  return [
    problemOf(
      message,
      isSame
        ? 'says the same as English: translate it, or write "# same" above it if it is meant to be'
        : 'differs from English: take "# same" away',
    ),
  ]
}

function plain(parts: readonly Part[]): string {
  return JSON.stringify(parts, (key, value: unknown) => (key === 'line' ? undefined : value))
}
