/**
 * A part of a sentence: text as it stands, or a place for a parameter, by its number: text as it is given, 1 for a figure
 * without decimals, 2 for a player's own words, 3 for a figure with decimals, or what is said in its stead, by what it is or by its plural form.
 */
type Piece =
  | string
  | readonly [parameter: number]
  | readonly [parameter: number, how: 1 | 2 | 3]
  | readonly [parameter: number, choices: Readonly<Record<string, Pieces>>]

type Pieces = string | readonly Piece[]

/** Sentences as `pipeline/messages` compiles them: text alone, or with parameters, by their keys. */
export interface Sentences {
  readonly [key: string]: Pieces | Sentences
}

/** How a language writes figures and which forms go with them. */
export interface LocaleRules {
  readonly plural: PluralRule
  /** Between thousands. */
  readonly group: string
  /** Figures of fewer digits than this are written without. */
  readonly groupFrom: number
  readonly decimal: string
}

/** All that a language says, by the group of `sentences/en.ftl`. */
export interface Locale {
  /** As `lang` on the page. */
  readonly lang: string
  readonly rules: LocaleRules
  readonly groups: Readonly<Record<string, Sentences>>
}

export const english: Locale = {
  lang: 'en',
  rules: { plural: 'one', group: ',', groupFrom: 4, decimal: '.' },
  groups: {},
}

let locale = english
const followers = new Set<() => void>()

/** The current locale, as `lang` of the page says it. */
export function currentLocale(): string {
  return locale.lang
}

/** Tells whenever the language changes. @returns ends it */
export function onLocaleChange(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** Makes a locale the current one: from here on every message is of it. */
export function setLocale(next: Locale): void {
  locale = next
  for (const follow of followers) follow()
}

/** Adds groups of messages to the current locale. */
export function addMessages(groups: Locale['groups']): void {
  setLocale({ ...locale, groups: { ...locale.groups, ...groups } })
}

/**
 * The sentences of a group. They are always those of the current language: whoever keeps a group has the new
 * ones as soon as it changes, whoever keeps a sentence the old one. What a language lacks is said in English.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type that is generated with the sentences
export function defineMessages<Group extends object>(group: string, inEnglish: Sentences): Group {
  const sentences = {} as Group
  const update = () => fillMessages(sentences, inEnglish, locale.groups[group] ?? {})
  onLocaleChange(update)
  update()
  return sentences
}

function fillMessages(sentences: object, inEnglish: Sentences, theirs: Sentences): void {
  const messages = sentences as Record<string, unknown>
  for (const [key, value] of Object.entries(inEnglish)) {
    const own = theirs[key]
    if (isGroup(value)) {
      fillMessages((messages[key] ??= {}), value, own !== undefined && isGroup(own) ? own : {})
    } else {
      const isText = typeof value === 'string'
      const isFitting = own !== undefined && !isGroup(own) && (!isText || typeof own === 'string')
      const pieces = isFitting ? own : value
      messages[key] = isText ? pieces : (...given: unknown[]) => filled(pieces, given)
    }
  }
}

function isGroup(value: Pieces | Sentences): value is Sentences {
  return typeof value === 'object' && !Array.isArray(value)
}

function filled(pieces: Pieces, given: readonly unknown[]): string {
  if (typeof pieces === 'string') return pieces
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const [parameter, how] = piece
      const value = given[parameter]
      if (how === undefined) return value
      if (how === 1) return figure(Math.round(value as number))
      if (how === 2) return inOwnDirection(value as string)
      if (how === 3) return figure(value as number)
      return filled(chosen(how, value), given)
    })
    .join('')
}

/** A figure's own choice comes before that of its form. Of a switch, "yes" is its being on. */
function chosen(choices: Readonly<Record<string, Pieces>>, value: unknown): Pieces {
  const named = choices[value === true ? 'yes' : String(value)]
  const form =
    typeof value === 'number' ? choices[pluralForm(locale.rules.plural, value)] : undefined
  return named ?? form ?? choices['other'] ?? ''
}

/**
 * A number as the language writes it, with at most three decimals. The same as `Intl.NumberFormat`, of which the
 * first costs a slow phone a sixth of a second, before anything is live.
 */
export function figure(value: number): string {
  const { group, groupFrom, decimal } = locale.rules
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.')
  const between = whole.length < groupFrom ? '' : group
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, between)
  return decimals === undefined ? grouped : grouped + decimal + decimals
}

/** Languages whose words agree with figures alike; `none` for those whose words do not. */
type PluralRule = 'none' | 'one' | 'french' | 'czech' | 'polish' | 'russian'

type PluralForm = 'one' | 'few' | 'many' | 'other'

/**
 * The form of a word that goes with a figure: the same as `Intl.PluralRules`, of which the first costs a slow phone a
 * moment, before anything is live.
 */
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

/** Letters that are written from right to left, and marks that turn the writing. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Marks that would reach beyond the text that they stand in. */
const reaching = /[\u202a-\u202e\u2066-\u2069]/gu

const [isolate, end] = ['\u2068', '\u2069']

/**
 * A player's words within a sentence: they are written in their own direction and leave the words beside them in theirs.
 * In elements of their own, `dir="auto"` does the same.
 */
export function inOwnDirection(words: string): string {
  return turning.test(words) ? isolate + words.replaceAll(reaching, '') + end : words
}
