/** Letters that are written from right to left, and marks that turn the writing. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Marks that would reach beyond the text that they stand in. */
const reaching = /[\u202a-\u202e\u2066-\u2069]/gu

const [isolate, end] = ['\u2068', '\u2069']

/**
 * A player's words within a sentence: they are written in their own direction and leave the words beside them in theirs.
 * In elements of their own, `dir="auto"` does the same.
 */
export function inOwnDirection(words: string): string {
  return turning.test(words) ? isolate + words.replaceAll(reaching, '') + end : words
}
