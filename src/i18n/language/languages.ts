import type { LocaleRules } from './locale.ts'

/** A language besides English, which needs none of this. */
interface KnownLanguage {
  /** What it calls itself. */
  readonly name: string
  readonly rules: LocaleRules
}

/** One that does not break a line. */
const space = '\u00a0'

/**
 * The languages by what `lang` says of them, in the order of their names: one line for each, and its sentences in
 * `sentences/{language}.ftl`. A test holds how they write figures against the browser.
 */
export const languages = {
  cs: { name: 'Čeština', rules: { plural: 'czech', group: space, groupFrom: 4, decimal: ',' } },
  de: { name: 'Deutsch', rules: { plural: 'one', group: '.', groupFrom: 4, decimal: ',' } },
  es: { name: 'Español', rules: { plural: 'one', group: '.', groupFrom: 5, decimal: ',' } },
  fr: { name: 'Français', rules: { plural: 'french', group: space, groupFrom: 4, decimal: ',' } },
  it: { name: 'Italiano', rules: { plural: 'one', group: '.', groupFrom: 5, decimal: ',' } },
  pl: { name: 'Polski', rules: { plural: 'polish', group: space, groupFrom: 5, decimal: ',' } },
  ru: { name: 'Русский', rules: { plural: 'russian', group: space, groupFrom: 4, decimal: ',' } },
  tr: { name: 'Türkçe', rules: { plural: 'one', group: '.', groupFrom: 4, decimal: ',' } },
  zh: { name: '简体中文', rules: { plural: 'none', group: ',', groupFrom: 4, decimal: '.' } },
} as const satisfies Readonly<Record<string, KnownLanguage>>
