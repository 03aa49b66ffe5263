import { request as send } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { headersFor } from '../../tools/headers.mjs'
import { expect, mapReady, openMap, test } from '../journey.ts'
import { wholeSite } from '../sites.ts'
import { pictured, settings } from '../world.ts'

// What players get is looked at.
test.use({ baseURL: wholeSite.address })

const yearLong = 'public, max-age=31536000, immutable'

/** A good answer's headers, uncompressed unless another encoding is asked for. */
async function headersOf(
  request: APIRequestContext,
  address: string,
  encoding = 'identity',
): Promise<Record<string, string>> {
  const response = await request.get(address, { headers: { 'accept-encoding': encoding } })
  expect(response.ok(), address).toBe(true)
  return response.headers()
}

/** The site's scripts and styles that the page names. */
async function assetsOf(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('./')).text()
  return [...html.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)].map(([, name = '']) => name)
}

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Sends a path exactly as it stands: browsers and their like would straighten it first. */
function ask(baseURL: string | undefined, path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise((resolve, reject) => {
    const asking = send({ hostname, port, path, method }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => (body += text))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      )
    })
    asking.on('error', reject).end()
  })
}

/** Written out once more, so that a header that is lost from the list is missed here. */
const wanted = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' http://localhost:8765",
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

/** What a page is made of may be fetched from an opaque origin, such as a sandboxed frame's. */
const wantedOfParts = {
  ...wanted,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

for (const [address, expected] of [
  ['./', wanted],
  ['./terms', wanted],
  ['./terms/', wanted],
  ['./404.html', wanted],
  [`./data/${settings.id}/world.json`, wantedOfParts],
] as const) {
  test(`${address} carries every header and is asked for again each time`, async ({ request }) => {
    const headers = await headersOf(request, address)
    expect(headers).toMatchObject(expected)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)')
    expect(headers['permissions-policy']).not.toMatch(/fullscreen|clipboard|web-share/)
  })
}

test('scripts and styles are kept for ever and carry the same headers', async ({ request }) => {
  const assets = await assetsOf(request)
  expect(assets.length).toBeGreaterThan(3)
  for (const asset of assets) {
    const headers = await headersOf(request, asset)
    expect(headers).toMatchObject(wantedOfParts)
    expect(headers['cache-control']).toBe(yearLong)
  }
})

test('a manifest and a service worker have their types and are never kept', () => {
  for (const name of ['sw.js', 'manifest.webmanifest', 'index.html']) {
    expect(headersFor(name)['Cache-Control']).toBe('no-cache')
  }
})

test('each world’s small map alone may be framed', () => {
  for (const path of ['embed', 'embed/', 'my-island/embed', 'my-island/embed/']) {
    const headers = headersFor(path)
    expect(headers['Content-Security-Policy']).toMatch(/; frame-ancestors \*$/)
    expect(headers).not.toHaveProperty('X-Frame-Options')
    expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy')
    expect(headers).not.toHaveProperty('Cross-Origin-Resource-Policy')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  }
  for (const path of [
    '',
    'terms',
    'embedded',
    'embed/more',
    'my-island',
    'a/b/embed',
    '.a/embed',
  ]) {
    expect(headersFor(path)['X-Frame-Options']).toBe('DENY')
  }
})

test('texts come as brotli, as gzip or plain, as the browser asks', async ({ request }) => {
  // Not the first script, which is too small to be worth compressing.
  const script = (await assetsOf(request)).find((name) => /map-view-.*\.js$/.test(name)) ?? ''
  const encodings = new Map<string, string | undefined>([
    ['gzip, deflate, br', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])
  const bodies = new Set<string>()
  for (const address of ['./', script, './data/kcd1/geography.json']) {
    bodies.clear()
    for (const [asked, given] of encodings) {
      const headers = { 'accept-encoding': asked }
      const response = await request.get(address, { headers })
      expect(response.headers()['content-encoding'], `${address}, ${asked}`).toBe(given)
      expect(response.headers()['vary']).toBe('Accept-Encoding')
      bodies.add(await response.text())
    }
    expect([...bodies], address).toHaveLength(1)
  }
  const image = await headersOf(request, `./${pictured.image}`, 'gzip, br')
  expect(image).toMatchObject({ 'content-type': 'image/webp' })
  expect(image['content-encoding']).toBeUndefined()
})

test('what has not changed is answered with 304, with the headers', async ({ request }) => {
  const { etag = '' } = await headersOf(request, './')
  const again = await request.get('./', {
    headers: { 'accept-encoding': 'identity', 'if-none-match': etag },
  })
  expect(again.status()).toBe(304)
  expect(again.headers()).toMatchObject(wanted)
})

test('an unknown address is a 404 with the page that says so, never kept', async ({ request }) => {
  for (const address of ['./no/such/road', './assets/gone-12345678.js', './_headers']) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
    expect(response.headers()).toMatchObject({ ...wanted, 'cache-control': 'no-cache' })
    expect(response.headers()['content-type']).toMatch(/^text\/html/)
    expect(await response.text()).toContain('<div id="root"')
  }
})

test('nothing outside the site can be had', async ({ baseURL }) => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/..%5cpackage.json',
    '//../package.json',
    '/../dist-subpath/index.html',
  ]) {
    const { status, body } = await ask(baseURL, path)
    expect(status, path).toBe(404)
    expect(body, path).not.toMatch(/"private"|maps\/mine/)
  }
})

test('only reading is possible, and a malformed address is named so', async ({ baseURL }) => {
  for (const path of ['/%', '/%E0%A4', '/a%00b', '*', 'http:']) {
    expect((await ask(baseURL, path)).status, path).toBe(400)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask(baseURL, '/', method)
    expect(status, method).toBe(405)
    expect(headers).toMatchObject({ ...wanted, allow: 'GET, HEAD' })
  }
  const head = await ask(baseURL, '/', 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '', headers: wanted })
  expect(Number(head.headers['content-length'])).toBeGreaterThan(500)
})

test.describe('in a frame of another site', () => {
  test.use({ expectedErrors: /frame/i })

  test('the page is not shown', async ({ page, baseURL }) => {
    const other = new URL(baseURL ?? '')
    other.hostname = '127.0.0.1'
    await page.route(other.href, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe title="framed" src="${baseURL}"></iframe>`,
      }),
    )
    await page.goto(other.href)
    // The browser's own page of errors.
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/')
  })
})

test.describe('Trusted Types at work', () => {
  test.use({
    expectedErrors: /requires 'Trusted|TrustedScriptURL|Content Security Policy|trusted type/i,
    expectedViolations: /^require-trusted-types-for /,
  })

  test('the land’s worker starts, and no other script does [F33]', async ({ page }) => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
    await openMap(page)
    expect(workers.some((path) => /\/assets\/land-worker-[\w-]+\.js$/.test(path))).toBe(true)
    const outcomes = await page.evaluate(() => {
      const tryOut = (act: () => unknown) => {
        try {
          act()
          return 'done'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      }
      const script = document.createElement('script')
      return {
        markup: tryOut(() => (document.createElement('div').innerHTML = '<img>')),
        address: tryOut(() => (script.src = 'https://elsewhere.invalid/script.js')),
        text: tryOut(() => (script.text = 'window.planted = 1')),
        blob: tryOut(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
        foreign: tryOut(() => new Worker('https://elsewhere.invalid/worker.js')),
        own: tryOut(() => (script.src = '/assets/none.js')),
      }
    })
    expect(outcomes).toEqual({
      markup: 'refused',
      address: 'refused',
      text: 'refused',
      blob: 'refused',
      foreign: 'refused',
      own: 'done',
    })
    await mapReady(page)
  })
})
