import { execFileSync, fork } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import type { Connection } from './connection.ts'
import type { Arrival } from './link.ts'

export interface Site {
  readonly folder: string
  /** Port of the address `localhost:<port>`, by which browsers of this network find the site. */
  readonly port: number
}

interface Certificate {
  readonly key: string
  readonly cert: string
}

export interface NetworkOrder {
  readonly sites: readonly Site[]
  readonly connections: readonly Connection[]
  /** With a certificate, sites speak HTTP/2, otherwise HTTP/1.1. */
  readonly certificate: Certificate | undefined
  /** Whether browsers can also reach addresses other than those of `sites`. */
  readonly openToOthers: boolean
}

export interface NetworkRequest {
  readonly forget: boolean
}

export type NetworkReply =
  { readonly ports: readonly number[] } | { readonly arrivals: readonly Arrival[] }

export interface Network {
  readonly args: readonly string[]
  /** Returns the proxy through which a browser reaches all sites over this connection. */
  proxyOf(connection: Connection): { readonly server: string; readonly bypass: string }
  /** Returns bytes that have reached browsers since they were last forgotten, including encryption and headers. */
  arrivals(options?: { readonly forget: boolean }): Promise<readonly Arrival[]>
  close(): void
}

/** Starts built sites and lines to them. `secure`: HTTP/2, as hosts use. `openToOthers`: other addresses as well. */
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
      // Otherwise browsers use no proxy for this machine's own addresses.
      bypass: '<-loopback>',
    }),
    arrivals: async ({ forget } = { forget: false }) => {
      const coming = next()
      child.send({ forget } satisfies NetworkRequest)
      const message = await coming
      return 'arrivals' in message ? message.arrivals : []
    },
    close: () => child.disconnect(),
  }
}

/** Creates a certificate for localhost that is valid for a day. Only the measured browser accepts it. */
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
