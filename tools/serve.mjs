// The server of `npm start`, of the browser tests, of the bench and of the container.
// By itself: `node tools/serve.mjs --folder dist --port 8080 --host 0.0.0.0`.
import { createServer } from 'node:http'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sirv from 'sirv'
import { configuredBase } from './build.mjs'
import { PlainError, root, runTool } from './commands.mjs'
import { headersFor } from './headers.mjs'

/**
 * Serves a built site with the headers of headers.mjs, compressed as it was at build time.
 *
 * @param {object} site
 * @param {string} site.folder What the build wrote, relative to the repository's root.
 * @param {number} site.port
 * @param {string} [site.host] The name or address to listen on; only this machine when not given.
 * @param {string} [site.base] What the build had as VITE_BASE_URL; the configured one when not given.
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} Where the map page is.
 * @throws {PlainError} when the folder holds no site or the port is in use.
 */
export async function serve({ folder, port, host = 'localhost', base = configuredBase() }) {
  if (!existsSync(path.resolve(root, folder, 'index.html')))
    throw new PlainError(`There is no built site in ${folder}: run npm run build first.`)
  const basePath = pathOf(base ?? '/')
  const server = createServer(answering(path.resolve(root, folder), basePath))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new PlainError(
      `Port ${port} is already in use: stop what uses it, or choose another with npm start -- --port ${port + 1}.`,
    )
  })
  return {
    address: `http://localhost:${port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {string} folder
 * @param {string} basePath
 * @returns {import('node:http').RequestListener}
 */
function answering(folder, basePath) {
  // `dev` looks at the disk for each request, so that a new build is served as it is and a file that
  // it took away is a 404, not the end of the server.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  })
  return (request, response) => {
    const pathname = readPath(request.url ?? '')
    const known = pathname?.startsWith(basePath) ? pathname.slice(basePath.length) : undefined
    sendAlong(response, known === undefined ? '' : decodeURIComponent(known))
    response.setHeader('Vary', 'Accept-Encoding')

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      refuse(response, 405)
    } else if (pathname === undefined) refuse(response, 400)
    else if (pathname === '/' || `${pathname}/` === basePath) {
      if (known === undefined) redirect(response, basePath)
      else show(known)
    } else if (known === undefined || known === '_headers') void notFound(response, folder)
    else show(known)

    /** @param {string} below */
    function show(below) {
      request.url = `/${below}`
      request.headers['accept-encoding'] = accepted(request.headers['accept-encoding'])
      files(request, response, () => void notFound(response, folder))
    }
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} path Below the site's base.
 */
function sendAlong(response, path) {
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value)
}

/**
 * @param {string} url As it stands in the request.
 * @returns {string | undefined} The path in it, still with its escapes; undefined when there is none
 *   or an escape in it stands for nothing.
 */
function readPath(url) {
  const pathname = url.replace(/[?#].*$/s, '')
  try {
    return pathname.startsWith('/') && !decodeURIComponent(pathname).includes('\0')
      ? pathname
      : undefined
  } catch {
    return undefined
  }
}

/**
 * What a browser accepts, without what it names in order to refuse it (`br;q=0`).
 *
 * @param {string | string[] | undefined} header
 */
function accepted(header) {
  const codings = String(header ?? '').split(',')
  return codings.filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding)).join(',')
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} folder
 */
async function notFound(response, folder) {
  // Missing for a moment while a new build is being written.
  const page = await readFile(path.join(folder, '404.html')).catch(() => '')
  sendAlong(response, '404.html')
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} to
 */
function redirect(response, to) {
  response.writeHead(302, { Location: to }).end()
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 */
function refuse(response, status) {
  sendAlong(response, '404.html')
  response.writeHead(status).end()
}

/** @param {string} address A path or a full address. */
function pathOf(address) {
  const { pathname } = new URL(address.trim(), 'http://localhost')
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}

async function main() {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: 'localhost' },
    },
  })
  const { folder, host } = values
  const server = await serve({ folder, host, port: Number(values.port) })
  console.log(`Serving ${folder} at ${server.address}`)
  // The first process of a container gets no signal that it does not listen for.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(main)
