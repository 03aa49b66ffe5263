import type { GamePosition } from './game-position.ts'

/** What a mod writes before each position: docs/following.md. */
const mark = '[LIVEMAP]'

const figure = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/**
 * What a line of the game's log says: `[LIVEMAP] x y z dx dy`, whatever stands before it, such as the time.
 *
 * @returns `other` for a line that is none of ours, `unreadable` for one that is but holds no five numbers
 */
export function readLogLine(line: string): GamePosition | 'other' | 'unreadable' {
  const at = line.lastIndexOf(mark)
  if (at < 0) return 'other'
  const words = line
    .slice(at + mark.length)
    .trim()
    .split(/\s+/)
  const numbers = words.map(Number)
  const [x = NaN, y = NaN, z = NaN, dx = NaN, dy = NaN] = numbers
  const isWhole =
    words.length === 5 && words.every((word) => figure.test(word)) && numbers.every(Number.isFinite)
  return isWhole ? { x, y, z, dx, dy } : 'unreadable'
}
