import { execFileSync, fork } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import type { Connection } from './connection.ts'
import type { Arrival } from './link.ts'

export interface Site {
  /** Of a build. */
  readonly folder: string
  /** Of the address `localhost:<port>` that browsers of this network find it at. */
  readonly port: number
}

interface Certificate {
  readonly key: string
  readonly cert: string
}

export interface NetworkOrder {
  readonly sites: readonly Site[]
  readonly connections: readonly Connection[]
  /** With one, sites speak HTTP/2, else HTTP/1.1. */
  readonly certificate: Certificate | undefined
  /** Whether anything but the sites can be reached. */
  readonly openToOthers: boolean
}

export interface NetworkRequest {
  readonly forget: boolean
}

export type NetworkReply =
  { readonly ports: readonly number[] } | { readonly arrivals: readonly Arrival[] }

export interface Network {
  /** For the browser's command line. */
  readonly args: readonly string[]
  /** The proxy that a browser reaches all sites by over this connection. */
  proxyOf(connection: Connection): { readonly server: string; readonly bypass: string }
  /** What has come to browsers since it was asked for last; encryption and headers are in it. */
  arrivals(options?: { readonly forget: boolean }): Promise<readonly Arrival[]>
  close(): void
}

/**
 * Built sites and the lines between them and a browser.
 *
 * @param options `secure`: whether sites speak HTTP/2, as hosts do, or HTTP/1.1; `openToOthers`: whether a browser
 *   reaches anything beside them
 */
export async function openNetwork(
  sites: readonly Site[],
  connections: readonly Connection[],
  { secure = true, openToOthers = false } = {},
): Promise<Network> {
  const certificate = secure ? makeCertificate() : undefined
  const whole = sites.map(({ folder, port }) => ({ folder: path.resolve(folder), port }))
  const order: NetworkOrder = { sites: whole, connections, certificate, openToOthers }
  const child = fork(path.join(import.meta.dirname, 'network-process.ts'), [JSON.stringify(order)])
  const next = async () => ((await once(child, 'message')) as [NetworkReply])[0]
  const opened = await next()
  const ports = 'ports' in opened ? opened.ports : []
  return {
    args: certificate ? [`--ignore-certificate-errors-spki-list=${keyHash(certificate)}`] : [],
    proxyOf: (connection) => ({
      server: `socks5://127.0.0.1:${ports[connections.indexOf(connection)]}`,
      // Else a browser goes to this machine's own addresses by no proxy.
      bypass: '<-loopback>',
    }),
    arrivals: async ({ forget } = { forget: false }) => {
      const coming = next()
      child.send({ forget } satisfies NetworkRequest)
      const come = await coming
      return 'arrivals' in come ? come.arrivals : []
    },
    close: () => child.disconnect(),
  }
}

/** For this machine's name and a day, known to nobody but the browser that is told of it. */
function makeCertificate(): Certificate {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'
  const name = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const text = execFileSync(
    'openssl',
    [...request.split(' '), ...name.split(' '), '-keyout', '-', '-out', '-'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const part = (kind: string) =>
    new RegExp(`-----BEGIN ${kind}-----.*-----END ${kind}-----`, 's').exec(text)?.[0] ?? ''
  return { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') }
}

function keyHash({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
