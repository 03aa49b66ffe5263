import type { BaseUrl } from './base-url.ts'

const parameter = 'marker'

/**
 * The address that opens the map on one marker.
 *
 * @param origin completes a base URL that is a path alone
 */
export function shareLink(base: BaseUrl, origin: string, markerId: number): string {
  const url = new URL(base.address, origin)
  url.searchParams.set(parameter, String(markerId))
  return url.href
}

/** The marker id that an address names, or nothing when it names none that could exist. */
export function sharedMarkerId(search: string): number | undefined {
  const text = new URLSearchParams(search).get(parameter)
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
