/** Letters that are no other letter with a mark, and what is typed for them by who lacks them. */
const written: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  ʼ: "'",
}

/** A text without case and accents, in any script, to compare it with what a player types. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœ’ʼ]/g, (letter) => written[letter] ?? letter)
}

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
