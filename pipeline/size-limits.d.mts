export interface SizeLimits {
  /** Of `world.json`, in bytes, compressed with brotli. */
  readonly world: number
  /** Of `geography.json`, in bytes, compressed with brotli. */
  readonly geography: number
  /** Of `network.json`, in bytes, compressed with brotli. */
  readonly network: number
  /** Of `quests.json`, in bytes, compressed with brotli. */
  readonly quests: number
  /** Of the names in one language, in bytes, compressed with brotli. */
  readonly names: number
}

export function sizeLimits(id: string): SizeLimits

export const maxAboutWorld: number

export function firstScriptsLimit(worlds: number): number
