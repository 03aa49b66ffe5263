import type { GamePosition } from './game-position.ts'

/** Bytes. An answer is a line; what is longer comes from something else. */
export const longestAnswer = 4096

export interface ProgramPosition extends GamePosition {
  /** The game's time, in whatever unit: it goes on while the game does. Null where the program does not tell. */
  readonly t: number | null
}

/**
 * What the program on the player's machine answers: `{"x","y","z","dx","dy","t"}` in the game's metres, of which x and y
 * are needed, or `{}` while the game has no position.
 *
 * @returns `nowhere` for `{}`, `unreadable` for what is no such answer
 */
export function readProgramAnswer(text: string): ProgramPosition | 'nowhere' | 'unreadable' {
  let answer: unknown
  try {
    // Some write a byte-order mark before it.
    answer = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return 'unreadable'
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'unreadable'
  const fields = new Map<string, unknown>(Object.entries(answer))
  if (fields.size === 0) return 'nowhere'
  const number = (name: string) => {
    const value = fields.get(name)
    return isNumber(value) ? value : null
  }
  const [x, y, z, dx, dy] = ['x', 'y', 'z', 'dx', 'dy'].map(number)
  if (x == null || y == null) return 'unreadable'
  // A heading of which a part is no number is one that nobody knows.
  const heading = dx == null || dy == null ? { dx: 0, dy: 0 } : { dx, dy }
  return { x, y, z: z ?? 0, ...heading, t: number('t') }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
