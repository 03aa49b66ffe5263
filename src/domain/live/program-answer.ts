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
    answer = JSON.parse(text)
  } catch {
    return 'unreadable'
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'unreadable'
  const fields = new Map<string, unknown>(Object.entries(answer))
  if (fields.size === 0) return 'nowhere'
  const [x, y, z = 0, dx = 0, dy = 0] = ['x', 'y', 'z', 'dx', 'dy'].map((name) => fields.get(name))
  if (![x, y, z, dx, dy].every(isNumber)) return 'unreadable'
  const t = fields.get('t')
  return { x, y, z, dx, dy, t: isNumber(t) ? t : null } as ProgramPosition
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
