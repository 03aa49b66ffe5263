export function ensureBuilt(options?: {
  base?: string
  outDir?: string
  worlds?: string
  data?: string
  compress?: boolean
}): Promise<void>
export const pathBelow: string
export function ensureBuiltBelowPath(): Promise<void>
export function ensureIslandBuilt(): Promise<void>
export function hashInputs(folder: string, address: string | undefined, worlds: string): string
export function readBaseUrl(): string | undefined
export function readSetting(name: string): string | undefined
