import type { WorldNames } from '../../world/names/world-names.ts'

/**
 * A part of a sentence: plain text, or a parameter by its index. A second entry says how the parameter is written. 1
 * means a whole number, 2 the player's own words, 3 a number with decimals. An object holds a text for each value or
 * plural form.
 */
type Piece =
  | string
  | readonly [parameter: number]
  | readonly [parameter: number, how: 1 | 2 | 3]
  | readonly [parameter: number, choices: Readonly<Record<string, Pieces>>]

type Pieces = string | readonly Piece[]

/** Sentences by key, as `pipeline/messages` compiles them: plain text, or pieces with parameters. */
export interface Sentences {
  readonly [key: string]: Pieces | Sentences
}

export interface LocaleRules {
  readonly plural: PluralRule
  readonly group: string
  /** Least number of digits of a number that is written with separators. */
  readonly groupFrom: number
  readonly decimal: string
}

export interface Locale {
  /** Value of the page's `lang` attribute. */
  readonly lang: string
  readonly rules: LocaleRules
  readonly groups: Readonly<Record<string, Sentences>>
  /** Names of the page's world in the language; missing in English. */
  readonly names?: WorldNames | undefined
}

export const english: Locale = {
  lang: 'en',
  rules: { plural: 'one', group: ',', groupFrom: 4, decimal: '.' },
  groups: {},
}

let locale = english
const listeners = new Set<() => void>()

export function currentLocale(): string {
  return locale.lang
}

/** Returns the names of the page's world in the current language; `undefined` in English. */
export function currentNames(): WorldNames | undefined {
  return locale.names
}

/** Calls the listener whenever the language changes. @returns a function that removes the listener */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setLocale(next: Locale): void {
  locale = next
  for (const follow of listeners) follow()
}

export function addMessages(groups: Locale['groups']): void {
  setLocale({ ...locale, groups: { ...locale.groups, ...groups } })
}

/** Returns the messages of a group. The object follows the language; missing messages are in English. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type that is generated with the sentences
export function defineMessages<Group extends object>(group: string, inEnglish: Sentences): Group {
  const sentences = {} as Group
  const update = () => fillMessages(sentences, inEnglish, locale.groups[group] ?? {})
  onLocaleChange(update)
  update()
  return sentences
}

function fillMessages(sentences: object, inEnglish: Sentences, translations: Sentences): void {
  const messages = sentences as Record<string, unknown>
  for (const [key, value] of Object.entries(inEnglish)) {
    const own = translations[key]
    if (isGroup(value)) {
      fillMessages((messages[key] ??= {}), value, own !== undefined && isGroup(own) ? own : {})
    } else {
      const isText = typeof value === 'string'
      const isFitting = own !== undefined && !isGroup(own) && (!isText || typeof own === 'string')
      const pieces = isFitting ? own : value
      messages[key] = isText ? pieces : (...given: unknown[]) => fillPieces(pieces, given)
    }
  }
}

function isGroup(value: Pieces | Sentences): value is Sentences {
  return typeof value === 'object' && !Array.isArray(value)
}

function fillPieces(pieces: Pieces, given: readonly unknown[]): string {
  if (typeof pieces === 'string') return pieces
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const [parameter, how] = piece
      const value = given[parameter]
      if (how === undefined) return value
      if (how === 1) return formatNumber(Math.round(value as number))
      if (how === 2) return isolateDirection(value as string)
      if (how === 3) return formatNumber(value as number)
      return fillPieces(pickChoice(how, value), given)
    })
    .join('')
}

/** Picks a text by the value itself, otherwise by its plural form. `true` counts as "yes". */
function pickChoice(choices: Readonly<Record<string, Pieces>>, value: unknown): Pieces {
  const named = choices[value === true ? 'yes' : String(value)]
  const form =
    typeof value === 'number' ? choices[pluralForm(locale.rules.plural, value)] : undefined
  return named ?? form ?? choices['other'] ?? ''
}

/** Replaces `Intl.NumberFormat`, whose first call takes a slow phone a sixth of a second. At most three decimals. */
export function formatNumber(value: number): string {
  const { group, groupFrom, decimal } = locale.rules
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.')
  const between = whole.length < groupFrom ? '' : group
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, between)
  return decimals === undefined ? grouped : grouped + decimal + decimals
}

/** Plural rules, each shared by several languages; `none` for languages without plural forms. */
type PluralRule = 'none' | 'one' | 'french' | 'czech' | 'polish' | 'russian'

type PluralForm = 'one' | 'few' | 'many' | 'other'

/** Replaces `Intl.PluralRules`, whose first call takes a moment on a slow phone. */
export function pluralForm(rule: PluralRule, figure: number): PluralForm {
  const isWhole = Number.isInteger(figure)
  switch (rule) {
    case 'none':
      return 'other'
    case 'one':
      return figure === 1 ? 'one' : 'other'
    case 'french':
      return Math.abs(figure) < 2 ? 'one' : 'other'
    case 'czech':
      if (!isWhole) return 'many'
      if (figure === 1) return 'one'
      return figure >= 2 && figure <= 4 ? 'few' : 'other'
    case 'polish':
    case 'russian': {
      if (!isWhole) return 'other'
      const [last, tens] = [figure % 10, figure % 100]
      if (rule === 'polish' ? figure === 1 : last === 1 && tens !== 11) return 'one'
      return last >= 2 && last <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many'
    }
  }
}

/** Letters of right-to-left scripts, and marks that change the direction of writing. */
const rightToLeftPattern =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Direction marks whose effect could reach beyond the player's text. */
const directionControlPattern = /[\u202a-\u202e\u2066-\u2069]/gu

const [isolate, end] = ['\u2068', '\u2069']

/** Isolates the direction of a player's words from the sentence. `dir="auto"` does the same for elements. */
export function isolateDirection(words: string): string {
  return rightToLeftPattern.test(words)
    ? isolate + words.replaceAll(directionControlPattern, '') + end
    : words
}
