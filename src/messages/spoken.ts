import { inOwnDirection } from './own-direction.ts'
import { pluralForm, type PluralRule } from './plural-form.ts'

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
export interface LanguageRules {
  readonly plural: PluralRule
  /** Between thousands. */
  readonly group: string
  /** Figures of fewer digits than this are written without. */
  readonly groupFrom: number
  readonly decimal: string
}

/** All that a language says, by the group of `sentences/en.ftl`. */
export interface Language {
  /** As `lang` on the page. */
  readonly lang: string
  readonly rules: LanguageRules
  readonly groups: Readonly<Record<string, Sentences>>
}

export const english: Language = {
  lang: 'en',
  rules: { plural: 'one', group: ',', groupFrom: 4, decimal: '.' },
  groups: {},
}

let language = english
const followers = new Set<() => void>()

/** What `lang` of the page says. @public */
export function spokenLanguage(): string {
  return language.lang
}

/** Tells whenever the language changes. @returns ends it */
export function followLanguage(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** From here on everything is said in a language. @public */
export function speak(next: Language): void {
  language = next
  for (const follow of followers) follow()
}

/**
 * The sentences of a group, in the language that is spoken: now, and whenever it changes. What a language lacks
 * is said in English.
 *
 * @param take is given them whenever the language has changed
 */
export function spoken<Group>(
  group: string,
  inEnglish: Sentences,
  take: (sentences: Group) => void,
): Group {
  const sentences = () => said(inEnglish, language.groups[group] ?? {}) as Group
  followLanguage(() => {
    take(sentences())
  })
  return sentences()
}

function said(inEnglish: Sentences, theirs: Sentences): object {
  return Object.fromEntries(
    Object.entries(inEnglish).map(([key, value]) => {
      const own = theirs[key]
      if (isGroup(value)) return [key, said(value, own !== undefined && isGroup(own) ? own : {})]
      const pieces = own === undefined || isGroup(own) ? value : own
      const isFunction = typeof value !== 'string'
      return [key, isFunction ? (...given: unknown[]) => filled(pieces, given) : pieces]
    }),
  )
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
    typeof value === 'number' ? choices[pluralForm(language.rules.plural, value)] : undefined
  return named ?? form ?? choices['other'] ?? ''
}

/**
 * A number as the language writes it, with at most three decimals. The same as `Intl.NumberFormat`, of which the
 * first costs a slow phone a sixth of a second, before anything is live.
 */
export function figure(value: number): string {
  const { group, groupFrom, decimal } = language.rules
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.')
  const grouped = whole.length < groupFrom ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return decimals === undefined ? grouped : grouped + decimal + decimals
}
