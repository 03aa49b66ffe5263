import type { GamePosition } from './game-position.ts'

/** What a mod writes before each position: docs/following.md. */
const mark = '[LIVEMAP]'

const figure = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/**
 * What a line of the game's log says: `[LIVEMAP] x y z dx dy`, whatever stands before it, such as the time.
 *
 * @returns `other` for a line that is none of ours, `unreadable` for one that is but holds no place; a heading that is
 *   no number is one that nobody knows
 */
export function readLogLine(line: string): GamePosition | 'other' | 'unreadable' {
  const at = line.lastIndexOf(mark)
  if (at < 0) return 'other'
  const words = line
    .slice(at + mark.length)
    .trim()
    .split(/\s+/)
  const [x = NaN, y = NaN, z = NaN, dx = NaN, dy = NaN] = words.map((word) =>
    figure.test(word) ? Number(word) : NaN,
  )
  if (words.length !== 5 || ![x, y, z].every(Number.isFinite)) return 'unreadable'
  const isHeading = Number.isFinite(dx) && Number.isFinite(dy)
  return { x, y, z, ...(isHeading ? { dx, dy } : { dx: 0, dy: 0 }) }
}
