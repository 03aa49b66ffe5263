import type { LocaleRules } from './locale.ts'

interface KnownLanguage {
  /** The language's own name. */
  readonly name: string
  readonly rules: LocaleRules
}

const noBreakSpace = '\u00a0'

/** The languages by `lang` tag, in the order of their names. Their sentences are in `sentences/{language}.ftl`. */
export const languages = {
  cs: {
    name: 'Čeština',
    rules: { plural: 'czech', group: noBreakSpace, groupFrom: 4, decimal: ',' },
  },
  de: { name: 'Deutsch', rules: { plural: 'one', group: '.', groupFrom: 4, decimal: ',' } },
  es: { name: 'Español', rules: { plural: 'one', group: '.', groupFrom: 5, decimal: ',' } },
  fr: {
    name: 'Français',
    rules: { plural: 'french', group: noBreakSpace, groupFrom: 4, decimal: ',' },
  },
  it: { name: 'Italiano', rules: { plural: 'one', group: '.', groupFrom: 5, decimal: ',' } },
  pl: {
    name: 'Polski',
    rules: { plural: 'polish', group: noBreakSpace, groupFrom: 5, decimal: ',' },
  },
  ru: {
    name: 'Русский',
    rules: { plural: 'russian', group: noBreakSpace, groupFrom: 4, decimal: ',' },
  },
  tr: { name: 'Türkçe', rules: { plural: 'one', group: '.', groupFrom: 4, decimal: ',' } },
  zh: { name: '简体中文', rules: { plural: 'none', group: ',', groupFrom: 4, decimal: '.' } },
} as const satisfies Readonly<Record<string, KnownLanguage>>
