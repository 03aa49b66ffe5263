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
export function configuredBase(): string | undefined
export function configured(name: string): string | undefined
