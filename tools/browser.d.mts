export const quietArgs: readonly string[]
export function findBrowser(): string | undefined
export function findHeadlessBrowser(): string | undefined
export function ensureBrowser(): Promise<string>
export function findFirefox(): string | undefined
export function ensureFirefox(): Promise<string | undefined>
export function ensureWebKit(): Promise<boolean>
