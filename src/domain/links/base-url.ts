import { readUrl } from './read-url.ts'

/** Where the site lives: what links, assets and share links start from. */
export interface BaseUrl {
  /** Origin and path, or the path alone where the origin is not configured. Ends in a slash. */
  readonly address: string
  /** The path alone, ends in a slash: `/` or `/maps/mine/`. */
  readonly path: string
}

export class BaseUrlError extends Error {
  override name = 'BaseUrlError'
}

/**
 * Reads `VITE_BASE_URL`: an absolute path (`/maps/mine/`) or an http(s) address.
 *
 * @throws {BaseUrlError} with one line that says what to set, when it is missing, empty or neither.
 */
export function parseBaseUrl(value: unknown): BaseUrl {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') {
    throw new BaseUrlError(
      'VITE_BASE_URL is required and must not be empty: set it to the public address of the site, such as / or https://example.org/maps/mine/.',
    )
  }
  const withSlash = text.endsWith('/') ? text : `${text}/`
  if (/^\/(?!\/)[^?#\s]*$/.test(withSlash)) return { address: withSlash, path: withSlash }
  const url = readUrl(withSlash)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new BaseUrlError(
      `VITE_BASE_URL is "${text}": it must be a path that starts with / or an address that starts with https://.`,
    )
  }
  return { address: url.href, path: url.pathname }
}
