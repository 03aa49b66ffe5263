import { foldText, hasIdeographs } from '../../../platform/folded-text.ts'
import { fromRoman } from '../../../world/treasure-map.ts'

export interface MapWords {
  /** Words of which at least one is required, such as `map`. */
  readonly called: string
  /** Optional words beside it, such as `treasure number`. */
  readonly besides: string
}

/** The English words, which work in every language. */
const english: MapWords = { called: 'map', besides: 'treasure' }

/** Returns 12 for `treasure map XII` or `XII map`. `undefined` if the text has any other word or no number. */
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

/** Splits a text into words. Chinese has no spaces, so its words end where a digit or a Latin letter begins. */
function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/\p{Script=Han}+|\d+|[^\s\d\p{P}\p{S}\p{Script=Han}]+/gu) ?? []
}

/** Splits the word for a map off a Chinese word, because no space separates them. */
function signsOf(word: string, called: readonly string[]): readonly string[] {
  const part = hasIdeographs(word) ? called.find((one) => word.endsWith(one)) : undefined
  return part === undefined ? [word] : [word.slice(0, -part.length), part].filter(Boolean)
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  // Cyrillic keyboards have letters that look like Roman numerals.
  return fromRoman(word.replaceAll('х', 'x').replaceAll('і', 'i').toUpperCase())
}
