import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

export type Failure = 'missing' | 'cut' | 'web page' | 'empty'

/** A static host. A test can publish another version of the site, make files fail, or stop the host. */
export interface SiteServer {
  readonly address: string
  /** Returns every path requested since the last call, relative to the base path. */
  readonly requestedPaths: () => readonly string[]
  readonly publish: (folder: string) => void
  /** @param fails returns the failure of a file, by its path relative to the base path */
  readonly fail: (fails: (file: string) => Failure | undefined) => void
  readonly stop: () => Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The strictest policy that a host may send with the worker's script. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"

export async function serveSite(folder: string, base: string): Promise<SiteServer> {
  let published = folder
  let failing: (file: string) => Failure | undefined = () => undefined
  let log: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(base)) return send(response, 404, '.html', 'Nothing here.')
    const file = decodeURIComponent(pathname.slice(base.length))
    log.push(file)
    const failure = failing(file)
    if (failure === 'missing') return send(response, 500, '.html', 'Out of order.')
    if (failure === 'cut') return response.destroy()
    if (failure === 'web page') return send(response, 200, '.html', '<h1>Welcome to the inn</h1>')
    if (failure === 'empty') return send(response, 200, path.extname(file), '')
    return void answer(published, file, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}${base}`,
    requestedPaths: () => {
      const before = log
      log = []
      return before
    },
    publish: (next) => {
      published = next
    },
    fail: (fails) => {
      failing = fails
    },
    stop: () => close(server),
  }
}

async function answer(folder: string, file: string, response: ServerResponse): Promise<void> {
  for (const name of [file, path.join(file, 'index.html')]) {
    try {
      const content = await readFile(path.join(folder, name))
      send(response, 200, path.extname(name), content)
      return
    } catch {
      continue
    }
  }
  send(response, 404, '.html', await readFile(path.join(folder, '404.html')))
}

function send(
  response: ServerResponse,
  status: number,
  extension: string,
  content: string | Buffer,
): void {
  response.writeHead(status, {
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': extension === '.js' ? workerPolicy : '',
  })
  response.end(content)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
