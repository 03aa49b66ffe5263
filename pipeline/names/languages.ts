import { languages as known } from '../../src/i18n/language/languages.ts'

export type NameLanguage = keyof typeof known

/** Languages besides English: the optional columns of `names.csv`. */
export const languages = Object.keys(known) as NameLanguage[]
