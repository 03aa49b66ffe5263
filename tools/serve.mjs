// The server of `npm start`, the browser tests, the benchmarks and the container.
// On its own: `node tools/serve.mjs --folder dist --port 8080 --host 0.0.0.0`.
import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { send } from '@fastify/send'
import { readBaseUrl } from './build.mjs'
import { PlainError, root, runTool } from './commands.mjs'
import { headersFor } from './headers.mjs'
import {
  findFile,
  findPageInCapitals,
  sendOptions,
  readRange,
  chooseEncodedCopy,
} from './site-files.mjs'

/**
 * Serves a built site with the headers of headers.mjs and the compressed copies that the build has written.
 *
 * @param {string} site.folder The build's output folder, relative to the repository's root.
 * @param {number} site.port 0 stands for any free port.
 * @param {string} [site.host] The name or address to listen on. The default accepts connections from this machine
 * only.
 * @param {string} [site.base] The VITE_BASE_URL of the build. Defaults to {@link readBaseUrl}.
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} The address of the map page, and a function
 * that stops the server.
 * @throws {PlainError} if the folder holds no site or the port is in use.
 */
export async function serve({ folder, port, host = 'localhost', base = readBaseUrl() }) {
  if (!existsSync(path.resolve(root, folder, 'index.html')))
    throw new PlainError(`There is no built site in ${folder}: run npm run build first.`)
  const basePath = decodeURI(pathOf(base ?? '/'))
  const server = createServer(createListener(path.resolve(root, folder), basePath))
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
    address: `http://localhost:${server.address()?.port}${encodeURI(basePath)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Returns a listener that answers every request, however malformed. It catches all errors, so none reaches the
 * process. It also works with an HTTP/2 server.
 */
export function createListener(folder, basePath) {
  const site = { folder, basePath, scripts: scriptsOf(folder) }
  return (request, response) => {
    response.on('error', () => response.destroy())
    answer(request, response, site).catch(() => {
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  }
}

/**
 * Reads the `script-src` part of the policy from the build's own `_headers`. The benchmarks also serve earlier
 * builds, whose inline scripts have other hashes.
 */
function scriptsOf(folder) {
  const file = path.join(folder, '_headers')
  return existsSync(file) ? /script-src[^;]*/.exec(readFileSync(file, 'utf8'))?.[0] : undefined
}

async function answer(request, response, site) {
  const { basePath } = site
  response.setHeader('Vary', 'Accept-Encoding')
  const pathname = readPath(request.url ?? '')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    refuse(response, 405)
  } else if (pathname === undefined) {
    refuse(response, 400)
  } else if (correctCapitals(pathname, site) !== undefined) {
    const [query = ''] = /\?[^#]*/.exec(request.url ?? '') ?? []
    redirect(response, encodeURI(correctCapitals(pathname, site) ?? basePath) + query)
  } else if (pathname.startsWith(basePath)) {
    await sendFile(request, response, site, pathname.slice(basePath.length))
  } else if (pathname === '/' || `${pathname}/`.toLowerCase() === basePath.toLowerCase()) {
    redirect(response, encodeURI(basePath))
  } else {
    await notFound(response, site)
  }
}

/** Returns the correct path if the request spelt it in capitals, otherwise `undefined`. */
function correctCapitals(pathname, { folder, basePath }) {
  const base = pathname.slice(0, basePath.length)
  if (base.toLowerCase() !== basePath.toLowerCase()) return undefined
  const below = pathname.slice(basePath.length)
  const page = findPageInCapitals(folder, below)
  return base === basePath && page === undefined ? undefined : basePath + (page ?? below)
}

async function sendFile(request, response, site, below) {
  const { folder } = site
  const found = await findFile(folder, below)
  if (!found) return notFound(response, site)
  const { name, encoding } = await chooseEncodedCopy(
    folder,
    found,
    request.headers['accept-encoding'],
  )
  request.headers.range = readRange(request.headers.range, found.size)
  if (request.headers.range === undefined) delete request.headers.range
  const { statusCode, headers, stream } = await send(
    request,
    encodeURI(`/${name}`),
    sendOptions(folder),
  )
  // The file has just been deleted, because a new build is being written.
  if (statusCode === 404) {
    stream.destroy()
    return notFound(response, site)
  }
  const good = statusCode < 300 || statusCode === 304
  setHeaders(response, site, good ? below : '404.html')
  for (const [header, value] of Object.entries(headers)) {
    // Keep the site's policy and content type. `send` sets a policy on errors, and the type of the compressed copy.
    if (!/^(content-security-policy|content-type)$/i.test(header)) response.setHeader(header, value)
  }
  if (good) response.setHeader('Content-Type', found.type)
  if (good && encoding !== undefined) response.setHeader('Content-Encoding', encoding)
  response.statusCode = statusCode
  await pipeline(stream, response)
}

/** Sets the headers of a path below the site's base. `site` is `undefined` if the answer holds no page. */
function setHeaders(response, site, below) {
  const scripts = site?.scripts
  for (const [name, value] of Object.entries(headersFor(below))) {
    const isPolicy = scripts !== undefined && name === 'Content-Security-Policy'
    response.setHeader(name, isPolicy ? value.replace(/script-src[^;]*/, () => scripts) : value)
  }
}

/** Returns the decoded path of a URL. `undefined` if it is missing, or has an invalid escape or a null character. */
function readPath(url) {
  try {
    const pathname = decodeURIComponent(url.replace(/[?#].*$/s, ''))
    return pathname.startsWith('/') && !pathname.includes('\0') ? pathname : undefined
  } catch {
    return undefined
  }
}

async function notFound(response, site) {
  // 404.html is missing for a moment while a new build is being written.
  const page = await readFile(path.join(site.folder, '404.html')).catch(() => Buffer.alloc(0))
  setHeaders(response, site, '404.html')
  response
    .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length })
    .end(page)
}

function redirect(response, to) {
  setHeaders(response, undefined, '')
  response.writeHead(302, { Location: to }).end()
}

function refuse(response, status) {
  setHeaders(response, undefined, '404.html')
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
  // The first process of a container ignores signals without a listener.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runTool(main)
