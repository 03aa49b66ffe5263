import { createServer, type Socket } from 'node:net'

/** Where a browser wants to go, and how to answer. */
export interface Wish {
  readonly host: string
  readonly port: number
  readonly browser: Socket
  /** Tells the browser that it is connected; after this come its own bytes. */
  readonly accept: () => void
}

/** A proxy of SOCKS 5 (RFC 1928): whatever a page or a worker asks for, by any protocol, comes this way. @returns its port */
export function listenForBrowser(onWish: (wish: Wish) => void): Promise<number> {
  const server = createServer({ noDelay: true }, (browser) => {
    browser.on('error', () => browser.destroy())
    // The greeting names ways to sign in; 0 is none.
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

/** Version, command, 0, kind of address, address, port. */
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
