import type { CacheResult, CacheStep } from './model/precaches.ts'

/** `failed`: a file was not fetched or cached. `saving`: the browser saves data, so the player must ask first. */
export type OfflineState = 'unsupported' | 'preparing' | 'ready' | 'failed' | 'saving'

/** A newer version waits, or another tab has already switched to it. */
export type Update = 'waiting' | 'elsewhere'

export type OtherWorlds = CacheStep | CacheResult

export interface Offline {
  readonly state: OfflineState
  /** Size of the app shell and this world together. 0 until they are cached. */
  readonly bytes: number
  readonly update: Update | null
  /** Explains what delays an update, such as a window that a reload would close. `null` if nothing does. */
  readonly hold: (() => string) | null
  /** `null` if the player has not asked for the other worlds. */
  readonly others: OtherWorlds | null
}
