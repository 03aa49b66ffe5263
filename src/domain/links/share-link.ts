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
  const text = parameterOf(search, parameter) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** A parameter of an address, without the marks that a sentence around a link leaves at its end; null where it is missing. */
export function parameterOf(search: string, name: string): string | null {
  const text = new URLSearchParams(search).get(name)
  return text && text.replace(/\p{P}{1,9}$/u, '')
}
