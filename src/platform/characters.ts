/**
 * Text in characters as readers count them: a family emoji, a flag, a keycap and a letter with its accents are one
 * each. All limits of the player's words (title, note, name) count these characters, and cut between them.
 *
 * The page does not use `Intl.Segmenter`. Firefox has it since version 125 only, and browsers of different age
 * disagree about it, so one tab or device would shorten a text that another one has stored. The rules below are the
 * same in every browser. They never find more characters than the Segmenter or than earlier versions of the map, which
 * counted code points, so stored text is never too long when it is read.
 */

/** Letters and number signs that belong to what follows them: leading Hangul jamo, Arabic number signs. */
const prefixes = String.raw`[\u1100-\u115f\ua960-\ua97c\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e]`

/** Signs that join two Indic letters into one. */
const linkers = String.raw`[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]`

/** Code points that belong to the character before them: accents, variation selectors, skin tones, flag tags, jamo. */
const suffixes = String.raw`[\p{M}\p{EMod}\u200c\u0e33\u0eb3\u1160-\u11ff\ud7b0-\ud7fb\uff9e\uff9f\u{e0020}-\u{e007f}]`

/**
 * Matches one grapheme cluster of at most 32 code points; the longest emoji have 10. The limit exists because an endless
 * pile of accents on one letter would otherwise count as one character.
 */
const character = new RegExp(
  String.raw`${prefixes}{0,4}(?:\r\n|\p{RI}{2}|.)(?:\u200d\p{ExtPict}?|${linkers}\u200d?\p{L}|${suffixes}){0,31}`,
  'gsu',
)

/** The characters of a text, or the first of them. Together they are the text, or its beginning. */
export function splitCharacters(text: string, most = Infinity): readonly string[] {
  const found: string[] = []
  for (const [each] of text.matchAll(character)) {
    if (found.length >= most) break
    found.push(each)
  }
  return found
}

export function countCharacters(text: string): number {
  return splitCharacters(text).length
}

/** The text, or its first characters where it has more than `most`. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : splitCharacters(text, most).join('')
}
