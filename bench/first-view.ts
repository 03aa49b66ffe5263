import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { mapReady, openPage, address, type Screen } from './browser.ts'

const kinds = ['entry', 'map chunk', 'data', 'land', 'icons', 'fonts', 'page and other'] as const
type Kind = (typeof kinds)[number]

function kindOf(path: string): Kind {
  if (/\/assets\/.*\.(js|css)$/.test(path) && !/(map-view|land-worker)-/.test(path)) return 'entry'
  if (/\/assets\/(map-view|land-worker)-.*\.(js|css)$/.test(path)) return 'map chunk'
  if (path.endsWith('world.json')) return 'data'
  if (/geography\.json$|-land[\w.-]*\.(avif|webp)$/.test(path)) return 'land'
  if (/\/icons\/|favicon/.test(path)) return 'icons'
  if (path.endsWith('.woff2')) return 'fonts'
  return 'page and other'
}

/** Formats that are compressed already; servers send them as they are. */
const compressed = /\.(woff2|webp|png|avif)$/

/** Milliseconds after readiness in which further files count. Nothing is clicked meanwhile. */
const afterReadyMs = 5000

type Bytes = ReadonlyMap<Kind | 'total', number>

/** Measures a first visit's brotli bytes until the map is ready, and 5 s later; without the service worker's files. */
export async function firstViewBytes(
  browser: Browser,
  screen: Screen,
  url = address,
): Promise<{ readonly untilReady: Bytes; readonly afterFiveSeconds: Bytes }> {
  const { page, context } = await openPage(browser, screen, 'real')
  await page.addInitScript({ path: 'bench/page-observer.js' })
  const files = new Map<string, File>()
  // The context's events include requests of workers.
  context.on('requestfinished', (request) => {
    const { pathname, protocol } = new URL(request.url())
    // A second request for an unchanged file transfers no body.
    if (!protocol.startsWith('http') || files.has(pathname)) return
    const { startTime, responseEnd } = request.timing()
    files.set(pathname, { arrivedAt: startTime + responseEnd, size: sizeOf(request) })
  })
  await page.goto(url)
  await mapReady(page)
  await page.waitForTimeout(afterReadyMs)
  const readyAt = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('bench-ready')
    return performance.timeOrigin + (ready?.startTime ?? NaN)
  })
  const sizes = await Promise.all(
    [...files].map(async ([path, { arrivedAt, size }]) => ({ path, arrivedAt, size: await size })),
  )
  await context.close()
  return {
    untilReady: byKind(sizes.filter(({ arrivedAt }) => arrivedAt <= readyAt)),
    afterFiveSeconds: byKind(sizes),
  }
}

interface File {
  /** Milliseconds since 1970. */
  readonly arrivedAt: number
  readonly size: Promise<number>
}

async function sizeOf(request: Request): Promise<number> {
  const response = await request.response()
  if (!response?.ok()) return 0
  const body = await response.body()
  return compressed.test(new URL(request.url()).pathname)
    ? body.length
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function byKind(files: readonly { readonly path: string; readonly size: number }[]): Bytes {
  const bytes = new Map<Kind | 'total', number>(kinds.map((kind) => [kind, 0]))
  for (const { path, size } of files) bytes.set(kindOf(path), (bytes.get(kindOf(path)) ?? 0) + size)
  return bytes.set(
    'total',
    files.reduce((sum, { size }) => sum + size, 0),
  )
}
