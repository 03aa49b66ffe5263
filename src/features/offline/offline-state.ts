import type { CacheResult, CacheStep } from './model/precaches.ts'

/**
 * Whether the site works without a connection: not in this browser, not yet, yes, not as things are, since a file could
 * not be fetched or cached, or not unless the player asks for it, since their browser saves data.
 */
export type OfflineState = 'unsupported' | 'preparing' | 'ready' | 'failed' | 'saving'

/** A newer version is here and waits, or another tab has already changed over to it. */
export type Update = 'waiting' | 'elsewhere'

/** How far caching the other worlds is, or what came of it. */
export type OtherWorlds = CacheStep | CacheResult

export interface Offline {
  readonly state: OfflineState
  /** Of the app shell's and this world's files together; 0 until they are ready. */
  readonly bytes: number
  readonly update: Update | null
  /** Says why an update has to wait, such as for a window that a reload would close; null while nothing holds it back. */
  readonly hold: (() => string) | null
  /** Null where they were not asked for. */
  readonly others: OtherWorlds | null
}
