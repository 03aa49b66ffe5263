// Serves sites over simulated lines, in a separate process so that it never waits for the suite. `network.ts` starts
// and ends it. Sites have no port: each connection at the end of a line is passed to the site's server.
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { connect } from 'node:net'
import { duplexPair, type Duplex } from 'node:stream'
import { createListener } from '../../tools/serve.mjs'
import { Link } from './link.ts'
import type { NetworkOrder, NetworkReply, NetworkRequest } from './network.ts'
import { listenForBrowser } from './socks.ts'
import { byUrgency } from './urgency.ts'

/** Bytes that a site may have on its way to the line. */
const highWaterMark = 16_384

const { sites, connections, certificate, openToOthers } = JSON.parse(
  process.argv[2] ?? '',
) as NetworkOrder

const servers = new Map(
  sites.map(({ folder, port }) => {
    const listener = createListener(folder, '/')
    // Browsers use HTTP/2 with encryption only.
    const server = certificate
      ? createSecureServer({ ...certificate }, byUrgency(listener) as never)
      : createServer(listener)
    return [port, server] as const
  }),
)

/** Returns the stream to a host, or `undefined` for a browser's own requests, which would take a share of the line. */
function siteAt(host: string, port: number): Duplex | undefined {
  const server = host === 'localhost' ? servers.get(port) : undefined
  if (!server) return openToOthers ? connect({ host, port, noDelay: true }) : undefined
  const [near, far] = duplexPair({ highWaterMark })
  server.emit('connection', far)
  return near
}

const links = connections.map((connection) => new Link(connection))
const ports = await Promise.all(
  links.map((link, at) =>
    listenForBrowser(({ host, port, browser, accept }) => {
      const site = siteAt(host, port)
      if (!site) return browser.destroy()
      site.on('error', () => browser.destroy())
      // Opening a connection takes one round trip.
      return setTimeout(() => {
        accept()
        link.join(browser, site)
        browser.resume()
      }, connections[at]?.roundTrip)
    }),
  ),
)

const reply = (message: NetworkReply) => process.send?.(message)
process.on('message', ({ forget }: NetworkRequest) => {
  reply({ arrivals: links.flatMap(({ arrivals }) => arrivals) })
  if (forget) for (const { arrivals } of links) arrivals.length = 0
})
process.on('disconnect', () => process.exit())
reply({ ports })
