// Splits text into characters as readers count them: a family emoji, a flag, a keycap or an accented letter is one
// character. All limits of titles, notes and names use this count. `Intl.Segmenter` is missing before Firefox 125, and
// browsers of different ages disagree about boundaries, so one device would shorten text that another one stored. The
// rules below never count more characters than the Segmenter or than code points, the count of earlier versions.

/** Letters and number signs that belong to the character after them: leading Hangul jamo, Arabic number signs. */
const prefixes = String.raw`[\u1100-\u115f\ua960-\ua97c\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e]`

/** Signs that join two Indic letters into one. */
const linkers = String.raw`[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2]`

/** Code points that belong to the character before them: accents, variation selectors, skin tones, flag tags, jamo. */
const suffixes = String.raw`[\p{M}\p{EMod}\u200c\u0e33\u0eb3\u1160-\u11ff\ud7b0-\ud7fb\uff9e\uff9f\u{e0020}-\u{e007f}]`

/** Matches one grapheme cluster of at most 32 code points (emoji have at most 10), so that piled accents count. */
const character = new RegExp(
  String.raw`${prefixes}{0,4}(?:\r\n|\p{RI}{2}|.)(?:\u200d\p{ExtPict}?|${linkers}\u200d?\p{L}|${suffixes}){0,31}`,
  'gsu',
)

/** Returns at most `max` characters from the beginning of a text. Joined, they are the text or its beginning. */
export function splitCharacters(text: string, max = Infinity): readonly string[] {
  const found: string[] = []
  for (const [each] of text.matchAll(character)) {
    if (found.length >= max) break
    found.push(each)
  }
  return found
}

export function countCharacters(text: string): number {
  return splitCharacters(text).length
}

export function cutText(text: string, max: number): string {
  return text.length <= max ? text : splitCharacters(text, max).join('')
}
