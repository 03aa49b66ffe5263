export interface SizeLimits {
  /** Of `world.json`, in bytes, compressed with brotli. */
  readonly world: number
  /** Of `geography.json`, in bytes, compressed with brotli. */
  readonly geography: number
}

export function sizeLimits(id: string): SizeLimits
