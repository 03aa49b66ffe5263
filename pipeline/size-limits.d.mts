export interface SizeLimits {
  /** Bytes of `world.json`, compressed with brotli. The same unit applies to the other fields. */
  readonly world: number
  readonly geography: number
  readonly network: number
  readonly quests: number
  /** Bytes of the names in one language. */
  readonly names: number
}

export function sizeLimits(id: string): SizeLimits

export const maxAboutWorld: number

export function firstScriptsLimit(worlds: number): number
