import { bounds, figure } from './bounds.ts'
import { quote } from './problem.ts'

const argumentCounts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

const separator = /[\s,]*/y
const command = /[a-z]/iy
const numeral = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
/** Each of the two flags of an arc is a single digit, and needs no separator. */
const arcFlag = /[01]/y

/** Returns why a path is invalid, or `undefined`. Browsers draw an invalid path up to the error, without a warning. */
export function pathProblem(d: string): string | undefined {
  const at = { offset: 0 }
  let letter = takeToken(d, at, command)
  if (letter?.toLowerCase() !== 'm') return `${quote(d)} must begin with M or m and a point`
  while (letter !== undefined) {
    const problem = argumentsProblem(d, at, letter)
    if (problem !== undefined) return problem
    letter = takeToken(d, at, command)
  }
  const { offset } = at
  return offset === d.length ? undefined : `${excerpt(d, offset)} is no command of a path`
}

/** Returns the next token, or `undefined` if the text there does not match. Skips blanks and commas. */
function takeToken(d: string, at: { offset: number }, pattern: RegExp): string | undefined {
  separator.lastIndex = at.offset
  at.offset += separator.exec(d)?.[0].length ?? 0
  pattern.lastIndex = at.offset
  const [found] = pattern.exec(d) ?? []
  at.offset += found?.length ?? 0
  return found
}

/** Skips the arguments of a command, which may be repeated, and returns what is wrong with them. */
function argumentsProblem(d: string, at: { offset: number }, letter: string): string | undefined {
  const most = bounds.glyphUnits
  const amount = argumentCounts[letter.toLowerCase()]
  if (amount === undefined) return `${excerpt(d, at.offset - 1)} is no command of a path`
  if (amount === 0) return undefined
  for (let count = 0; ; count += 1) {
    const isFlag = amount === 7 && (count % 7 === 3 || count % 7 === 4)
    const found = takeToken(d, at, isFlag ? arcFlag : numeral)
    if (found === undefined) {
      if (count > 0 && count % amount === 0) return undefined
      return `a number is missing before ${excerpt(d, at.offset)}: ${letter} takes ${amount}`
    }
    if (!(Math.abs(Number(found)) <= most)) {
      return `${quote(found)} is not a number from -${figure(most)} to ${figure(most)}`
    }
  }
}

function excerpt(d: string, offset: number): string {
  return offset < d.length ? quote(d.slice(offset, offset + 20)) : 'the end'
}
