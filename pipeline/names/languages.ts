import { languages as known } from '../../src/i18n/language/languages.ts'

export type NameLanguage = keyof typeof known

/** The languages besides English in which things may have names: columns of `names.csv`. */
export const languages = Object.keys(known) as NameLanguage[]
