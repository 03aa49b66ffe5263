export function ensureBuilt(options?: {
  base?: string
  outDir?: string
  worlds?: string
  data?: string
}): Promise<void>
export function ensureIslandBuilt(): Promise<void>
export function configuredBase(): string | undefined
