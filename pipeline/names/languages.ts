/** The languages besides English in which things may have names: columns of `names.csv`. */
export const languages = ['cs', 'de', 'es', 'fr', 'it', 'pl', 'ru', 'tr', 'zh'] as const

export type NameLanguage = (typeof languages)[number]
