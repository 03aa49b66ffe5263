/** Letters that players type in place of special ones, which Unicode normalisation does not replace. */
const letterReplacements: Readonly<Record<string, string>> = {
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

/** Removes case and accents, in any script, so that a text can be compared with a player's input. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđıßæœ’ʼ]/g, (letter) => letterReplacements[letter] ?? letter)
}

/** Minimum length of a search text, in UTF-16 code units. Scripts in which one sign can be a word have no minimum. */
export const minSearchLength = 3

const ideographPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a text contains Chinese, Japanese or Korean signs. One such sign can be a word. */
export function hasIdeographs(text: string): boolean {
  return ideographPattern.test(text)
}

export function isSearchable(text: string): boolean {
  return text.trim().length >= minSearchLength || hasIdeographs(text)
}
