export function ensureBuilt(options?: { base?: string; outDir?: string }): Promise<void>
export function configuredBase(): string | undefined
