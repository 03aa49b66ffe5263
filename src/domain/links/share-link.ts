import type { BaseUrl } from './base-url.ts'

const parameter = 'marker'

/**
 * The address that opens the map on one marker.
 *
 * @param origin completes a base URL that is a path alone
 */
export function shareLink(base: BaseUrl, origin: string, markerId: number): string {
  return mapLink(base, origin, `?${parameter}=${markerId}`)
}

/**
 * The address that opens the map.
 *
 * @param origin completes a base URL that is a path alone
 * @param search the query that says what the map shows, with its question mark
 */
export function mapLink(base: BaseUrl, origin: string, search: string): string {
  return new URL(base.address + search, origin).href
}

/** The marker id that an address names, or nothing when it names none that could exist. */
export function sharedMarkerId(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
