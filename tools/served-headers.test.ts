import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFor } from './headers.mjs'
import { serve } from './serve.mjs'

const above = mkdtempSync(path.join(tmpdir(), 'served-'))
const folder = path.join(above, 'site')
let port = 0
let close: () => Promise<void>

const notFoundPage = '<title>Not found</title><div id="root"></div>'
const texts = {
  'index.html': `<title>Map</title>${'<p>map</p>'.repeat(100)}`,
  'terms/index.html': '<title>Terms</title>',
  'embed/index.html': '<title>Small map</title>',
  '404.html': notFoundPage,
  _headers: '/*',
  'sw.js': 'self',
  'manifest.webmanifest': '{}',
  'assets/map-view-12345678.js': `/* ${'a'.repeat(2000)} */`,
  'assets/page-12345678.css': `/* ${'b'.repeat(2000)} */`,
  'data/kcd1/world.json': `[${'1,'.repeat(1000)}1]`,
}

beforeAll(async () => {
  for (const [name, text] of Object.entries(texts)) {
    write(path.join(folder, name), text)
    write(path.join(folder, `${name}.br`), brotliCompressSync(text))
    write(path.join(folder, `${name}.gz`), gzipSync(text))
  }
  write(path.join(folder, 'images/camp.webp'), 'RIFF')
  write(path.join(above, 'package.json'), '"private"')
  write(path.join(above, 'site-subpath/index.html'), '"private"')
  const server = await serve({ folder, port: 0, host: '127.0.0.1', base: '/' })
  port = Number(new URL(server.address).port)
  close = server.close
})

afterAll(async () => {
  await close()
  rmSync(above, { recursive: true })
})

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends a path unchanged. Browsers and `fetch` would normalise it first. */
function ask(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { hostname: '127.0.0.1', port, path: target, method, headers }
    const asking = send(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
    asking.on('error', reject).end()
  })
}

/** Repeats the headers of headers.mjs, so that the test notices if one is deleted there. */
const wanted = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'sha256-vg2YO3m9HNKdpL/QU/oYqB3eV0/ZuffVzGM8LhLvAaY=' 'sha256-J0cQ5A+h9f41kumggBpRxBdr4vnRyqw4NxlS/GpT3cg=' 'sha256-QbgF6nrAFOI1VumLs3RwKgg0Qmj5JImgLwiAhJOUoeQ='",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' http://localhost:8765",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Headers of a page's parts, which opaque origins such as sandboxed frames may fetch. */
const wantedOfParts = {
  ...wanted,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

it.each([
  ['/', wanted],
  ['/terms', wanted],
  ['/terms/', wanted],
  ['/404.html', wanted],
  ['/sw.js', wanted],
  ['/manifest.webmanifest', wanted],
  ['/data/kcd1/world.json', wantedOfParts],
  ['/images/camp.webp', wantedOfParts],
])('%s carries every header and is asked for again each time', async (target, expected) => {
  const { status, headers } = await ask(target)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ ...expected, 'cache-control': 'no-cache' })
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)')
  expect(headers['permissions-policy']).not.toMatch(/fullscreen|clipboard|web-share/)
})

it.each(['/assets/map-view-12345678.js', '/assets/page-12345678.css'])(
  '%s is kept for ever and carries the same headers',
  async (target) => {
    const { status, headers } = await ask(target)
    const yearLong = 'public, max-age=31536000, immutable'
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...wantedOfParts, 'cache-control': yearLong })
  },
)

it('each world’s small map alone may be framed', () => {
  for (const below of ['embed', 'embed/', 'my-island/embed', 'my-island/embed/']) {
    const headers = headersFor(below)
    expect(headers['Content-Security-Policy']).toMatch(/; frame-ancestors \*$/)
    expect(headers).not.toHaveProperty('X-Frame-Options')
    expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy')
    expect(headers).not.toHaveProperty('Cross-Origin-Resource-Policy')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  }
  for (const below of ['', 'terms', 'embedded', 'embed/more', 'my-island', 'a/b/embed', '.a/embed'])
    expect(headersFor(below)['X-Frame-Options']).toBe('DENY')
})

describe('texts come as brotli, as gzip or plain, as the browser asks', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, plain: (body: Buffer) => body }

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'plain'],
  ] as const)('%s is answered with %s', async (asked, given) => {
    for (const [target, name] of [
      ['/', 'index.html'],
      ['/assets/map-view-12345678.js', 'assets/map-view-12345678.js'],
      ['/data/kcd1/world.json', 'data/kcd1/world.json'],
    ] as const) {
      const { headers, body } = await ask(target, { 'accept-encoding': asked })
      expect(headers['content-encoding']).toBe(given === 'plain' ? undefined : given)
      expect(headers['vary']).toBe('Accept-Encoding')
      expect(unpack[given](body).toString()).toBe(texts[name])
    }
  })

  it('but no picture', async () => {
    const { headers } = await ask('/images/camp.webp', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['content-encoding']).toBeUndefined()
  })
})

it('an unchanged file is answered with 304 and the headers', async () => {
  const { etag = '' } = (await ask('/')).headers
  const again = await ask('/', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(again.headers).toMatchObject(wanted)
})

it.each(['/no/such/road', '/assets/gone-12345678.js', '/_headers'])(
  '%s is a 404 with the page that says so, never kept',
  async (target) => {
    const { status, headers, body } = await ask(target)
    expect(status).toBe(404)
    expect(headers).toMatchObject({ ...wanted, 'cache-control': 'no-cache' })
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body.toString()).toBe(notFoundPage)
  },
)

it.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/..%5cpackage.json',
  '//../package.json',
  '/../site-subpath/index.html',
])('nothing outside the site can be had: %s', async (target) => {
  const { status, body } = await ask(target)
  expect(status).toBe(404)
  expect(body.toString()).not.toContain('private')
})

describe('only reading is possible', () => {
  it.each(['/%', '/%E0%A4', '/a%00b', '*', 'http:'])(
    'and the malformed address %s is named so',
    async (target) => {
      expect((await ask(target)).status).toBe(400)
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('and no %s', async (method) => {
    const { status, headers } = await ask('/', {}, method)
    expect(status).toBe(405)
    expect(headers).toMatchObject({ ...wanted, allow: 'GET, HEAD' })
  })

  it('by HEAD as well, without a body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers).toMatchObject(wanted)
    expect(Number(headers['content-length'])).toBe(texts['index.html'].length)
    expect(body).toHaveLength(0)
  })
})
