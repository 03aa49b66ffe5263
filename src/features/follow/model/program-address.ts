/** Default address of the program. `tools/headers.mjs` allows requests to it. */
export const usualProgramAddress = 'http://localhost:8765'

export class ProgramAddressError extends Error {
  override name = 'ProgramAddressError'
}

/** Parses an address on this machine or the local network. @returns its origin; `undefined` for others */
export function readProgramAddress(text: string): string | undefined {
  const url = readOrigin(text)
  return url && isOwnNetwork(url.hostname) ? url.origin : undefined
}

/** Parses `VITE_LIVE_ADDRESS`. @returns its origin @throws {ProgramAddressError} with one line that says what to set */
export function parseLiveAddress(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return undefined
  const url = /^https?:/.test(text) ? readOrigin(text) : undefined
  if (!url) {
    throw new ProgramAddressError(
      `VITE_LIVE_ADDRESS is "${text}": it must be http:// or https://, a host and perhaps a port, such as http://192.168.1.20:8765, or be left unset.`,
    )
  }
  return url.origin
}

/** Parses an http or https address without a path, except the path of the program's answer. */
function readOrigin(text: string): URL | undefined {
  const typed = text.trim()
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`
  const url = tryParseUrl(whole)
  if (!url) return undefined
  const isBare = /^\/(position\/?)?$/.test(url.pathname) && url.search === '' && url.hash === ''
  const isNamed = url.username === '' && url.password === '' && url.hostname !== ''
  return isBare && isNamed && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Replaces `URL.parse`, which some supported browsers lack. */
function tryParseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** True if a host is this machine. @param host as `URL` writes it */
function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(\.\d+){3}$/.test(host)
  )
}

/** True for this machine and for reserved addresses of local networks (RFC 1918, 3927, 4193, 6762). */
export function isOwnNetwork(host: string): boolean {
  if (isLoopback(host) || host.endsWith('.local')) return true
  if (/^\[f[cd][0-9a-f]{2}:|^\[fe[89ab][0-9a-f]:/.test(host)) return true
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host)
  const [a, b] = [Number(parts?.[1]), Number(parts?.[2])]
  return (
    a === 10 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254)
  )
}

/** True if browsers block an address as mixed content. Addresses of this machine are always allowed. */
export function isMixedContent(pageProtocol: string, address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return pageProtocol === 'https:' && protocol === 'http:' && !isLoopback(hostname)
}
