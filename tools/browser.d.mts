export const quietArgs: readonly string[]
export function findBrowser(): string | undefined
export function findHeadlessBrowser(): string | undefined
export function ensureBrowser(): Promise<string>
