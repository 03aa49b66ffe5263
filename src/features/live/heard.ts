import type { GamePosition } from './model/game-position.ts'
import type { LiveProblem } from './live.ts'

/** What a source tells. */
export type Heard =
  /** Where the player was since the last time, in that order; at least one. */
  | { readonly kind: 'positions'; readonly positions: readonly GamePosition[] }
  /** The game has begun to load a level, and has no position in it yet. */
  | { readonly kind: 'level'; readonly level: string }
  /** The source is there, and has no position to tell. */
  | { readonly kind: 'waiting' | 'silent' | 'once' }
  /** A source that told a position lately has nothing good to tell at the moment: no reason to say anything. */
  | { readonly kind: 'missed' }
  /** Of a program: the host that was asked. */
  | { readonly kind: 'problem'; readonly problem: LiveProblem; readonly asked?: string }

export type Hear = (heard: Heard) => void

/** A source that is being listened to. */
export interface Listening {
  readonly stop: () => void
  /** Asks at once, however long it would have waited. */
  readonly askNow: () => void
}

/** Milliseconds between two looks at a source. */
export const interval = 1000

/** Milliseconds without anything new after which a game is taken to be paused or closed. */
export const silence = 10_000
