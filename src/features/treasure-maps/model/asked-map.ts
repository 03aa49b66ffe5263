import { folded, isInSigns } from '../../../platform/folded-text.ts'
import { fromRoman } from '../../../world/treasure-map.ts'

/** Words by which a language asks for a treasure map, parted by spaces. */
export interface MapWords {
  /** One of them is needed: `map`. */
  readonly called: string
  /** What may stand beside it: `treasure number`. */
  readonly besides: string
}

/** Those of every page, whatever its language. */
const english: MapWords = { called: 'map', besides: 'treasure' }

/**
 * The number of the treasure map that a text asks for, in Roman or in other figures: 12 for `treasure map XII`, `map 12`
 * and `XII map`; nothing for a text with any other word, or without a number.
 */
export function askedMap(text: string, words: MapWords): number | undefined {
  const both = [words, english]
  const called = wordsOf(both.map((each) => each.called).join(' '))
  const besides = wordsOf(both.map((each) => each.besides).join(' '))
  const typed = wordsOf(text.normalize('NFKC')).flatMap((word) => signsOf(word, called))
  if (!typed.some((word) => called.includes(word))) return undefined
  const [number, ...others] = typed.filter(
    (word) => !called.includes(word) && !besides.includes(word),
  )
  return number !== undefined && others.length === 0 ? numberOf(number) : undefined
}

/** Chinese has no spaces: a word of its signs ends where a figure or a Latin letter begins. */
function wordsOf(text: string): readonly string[] {
  return folded(text).match(/\p{Script=Han}+|\d+|[^\s\d\p{P}\p{S}\p{Script=Han}]+/gu) ?? []
}

/** In Chinese, what stands before a word is not parted from it either. */
function signsOf(word: string, called: readonly string[]): readonly string[] {
  const part = isInSigns(word) ? called.find((one) => word.endsWith(one)) : undefined
  return part === undefined ? [word] : [word.slice(0, -part.length), part].filter(Boolean)
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  // A Cyrillic keyboard has letters that look like some of the numerals.
  return fromRoman(word.replaceAll('х', 'x').replaceAll('і', 'i').toUpperCase())
}
