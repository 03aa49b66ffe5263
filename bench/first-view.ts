import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
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

/** Formats that hold compressed bytes already, which servers send as they are. */
const compressed = /\.(woff2|webp|png|avif)$/

/** Bytes that the first full view needs, by kind, as a server with brotli sends them. */
export async function firstViewBytes(
  browser: Browser,
  screen: Screen,
  url = address,
): Promise<ReadonlyMap<Kind | 'total', number>> {
  const { page, context } = await openPage(browser, screen, 'real')
  const bodies = new Map<string, Promise<Buffer>>()
  const note = (response: Response) => {
    const { pathname, protocol } = new URL(response.url())
    // A file that is asked for again and has not changed comes without a body.
    if (!protocol.startsWith('http') || !response.ok() || bodies.has(pathname)) return
    bodies.set(pathname, response.body())
  }
  page.on('response', note)
  // Workers load outside the page's own network.
  context.on('response', note)
  await page.goto(url)
  await mapReady(page)
  // What comes later is for what a player does next, and for the next visit.
  page.off('response', note)
  context.off('response', note)
  const sizes = new Map<Kind | 'total', number>(kinds.map((kind) => [kind, 0]))
  let total = 0
  for (const [path, reading] of bodies) {
    const body = await reading
    const bytes = compressed.test(path)
      ? body.length
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    sizes.set(kindOf(path), (sizes.get(kindOf(path)) ?? 0) + bytes)
    total += bytes
  }
  await context.close()
  return sizes.set('total', total)
}
