import type { GamePosition } from './model/game-position.ts'
import type { LiveProblem } from './live.ts'

export type PositionEvent =
  /** New positions since the last event, in order; at least one. */
  | { readonly kind: 'positions'; readonly positions: readonly GamePosition[] }
  /** The game has begun to load a level and has no position in it yet. */
  | { readonly kind: 'level'; readonly level: string }
  /** The source works but has no new position. `once`: it will never have one, because the browser can't read on. */
  | { readonly kind: 'waiting' | 'silent' | 'once' }
  /** A failed reading shortly after a good one, which needs no message. */
  | { readonly kind: 'missed' }
  /** `asked`: the host of the program that was asked. */
  | { readonly kind: 'problem'; readonly problem: LiveProblem; readonly host?: string }

export type OnPositionEvent = (event: PositionEvent) => void

export interface PositionSource {
  readonly stop: () => void
  readonly readNow: () => void
}

export const readIntervalMs = 1000

/** Milliseconds without a new position after which the game counts as paused or closed. */
export const silenceLimitMs = 10_000
