import { createServer, type Socket } from 'node:net'

export interface Wish {
  readonly host: string
  readonly port: number
  readonly browser: Socket
  /** Tells the browser that it is connected. Its own bytes follow. */
  readonly accept: () => void
}

/** Starts a SOCKS 5 proxy (RFC 1928) for all requests of pages and workers, by any protocol. @returns its port */
export function listenForBrowser(onWish: (wish: Wish) => void): Promise<number> {
  const server = createServer({ noDelay: true }, (browser) => {
    browser.on('error', () => browser.destroy())
    // The greeting lists methods of authentication; 0 means none.
    browser.once('data', () => {
      browser.write(Uint8Array.of(5, 0))
      browser.once('data', (request: Buffer) => {
        browser.pause()
        const accept = () => void browser.write(Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0))
        onWish({ ...addressIn(request), browser, accept })
      })
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : NaN)
    })
  })
}

/** Parses the request: version, command, 0, kind of address, address, port. */
function addressIn(request: Buffer): { readonly host: string; readonly port: number } {
  const [isName, isIPv4] = [request[3] === 3, request[3] === 1]
  const length = isName ? (request[4] ?? 0) : isIPv4 ? 4 : 16
  const start = isName ? 5 : 4
  const address = request.subarray(start, start + length)
  const host = isName
    ? address.toString('latin1')
    : isIPv4
      ? address.join('.')
      : (address.toString('hex').match(/.{4}/g) ?? []).join(':')
  return { host, port: request.readUInt16BE(start + length) }
}
