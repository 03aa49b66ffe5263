/** Undefined where it is none. `URL.canParse` is younger than the browsers that are promised. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
