import { bounds, lengthProblem } from '../bounds.ts'
import { languages } from '../names/languages.ts'
import { roman } from '../names/named-texts.ts'
import { wordsIn } from '../names/word-list.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Kinds of rows whose cells hold sentences or lists of words. */
const long = ['world', 'requirement', 'description', 'word']

/** Checks that names are short enough, patterns contain the numeral, and search words are long enough. */
export function nameForms({ names, sharedNames }: Source): Problem[] {
  return [...names, ...sharedNames].flatMap((row) =>
    languages.flatMap((language) => {
      const reason = problemOf(row.what, row.translations[language])
      return reason === undefined ? [] : [problemAt(row, language, reason)]
    }),
  )
}

function problemOf(what: string, cell: string): string | undefined {
  if (cell === '') return undefined
  const tooLong = long.includes(what) ? undefined : lengthProblem(cell, bounds.name)
  if (tooLong !== undefined) return tooLong
  if (what === 'pattern' && !cell.includes(roman)) return `${quote(cell)} lacks ${roman}`
  const words = what === 'word' ? wordsIn(cell) : []
  const [short] = words.filter((word) => !isLongEnough(word))
  if (short !== undefined)
    return `${quote(short)} must have three letters: shorter is not looked up`
  const loose = words.find((word) => word !== word.trim())
  return loose === undefined ? undefined : `${quote(loose)} has white space around it`
}

/** True for words of three or more letters, and for Chinese, where a single character is a word. */
function isLongEnough(word: string): boolean {
  return word.length >= 3 || /\p{Script=Han}/u.test(word)
}
