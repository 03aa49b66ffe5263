/** The shortest search text that is looked up, but for scripts in which one sign is a word. */
export const minSearchLength = 3

const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a text is in a script in which one sign is a word, and words have no spaces between them. */
export function isInSigns(text: string): boolean {
  return signs.test(text)
}

/** Whether a text is long enough to be looked up. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= minSearchLength || isInSigns(text)
}
