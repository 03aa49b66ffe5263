import type { BaseUrl } from './base-url.ts'

const parameter = 'marker'

/**
 * The address that opens a world's map.
 *
 * @param origin completes a base URL that is a path alone
 * @param path the world's, below the base URL
 * @param search the query that says what the map shows, with its question mark
 */
export function mapLink(base: BaseUrl, origin: string, path: string, search: string): string {
  return new URL(base.address + path + search, origin).href
}

/** The marker id that an address names, or nothing when it names none that could exist. */
export function sharedMarkerId(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
