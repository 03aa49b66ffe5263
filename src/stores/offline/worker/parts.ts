import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import {
  houseCacheName,
  isFromItself,
  worldCacheName,
  type KeptEntry,
} from '../../../domain/offline/kept-parts.ts'

/** Files that are kept together: the house, or a world. */
export interface Part {
  /** None for the house. */
  readonly world?: string
  readonly cacheName: string
  /** Fetched one after the other in this order. */
  readonly urls: readonly string[]
  /** A world's map page: the last of its files, so that a world whose page is kept is kept whole. */
  readonly page?: string
  readonly controller: PrecacheController
  /** What pages must hold, by their addresses. */
  readonly marks: ReadonlyMap<string, string>
  /** Addresses of pages that were found to be what they should be. */
  readonly sound: Set<string>
}

/** What this version of the site is made of. */
export interface Parts {
  readonly house: Part
  readonly worlds: readonly Part[]
}

/** @param onFile called whenever a file was looked after, be it fetched or there already */
export function createParts(
  entries: readonly KeptEntry[],
  scope: string,
  onFile: () => void,
): Parts {
  const create = (own: readonly KeptEntry[], cacheName: string): Part => {
    const marks = new Map(
      own.flatMap(({ url, mark }) =>
        mark === undefined ? [] : [[new URL(url, scope).href, mark]],
      ),
    )
    const plugins = [{ ...holdingTo(marks), handlerDidComplete: () => Promise.resolve(onFile()) }]
    const controller = new PrecacheController({ cacheName, plugins, fallbackToNetwork: true })
    controller.addToCacheList(
      own.map(({ url, revision, integrity }) => ({
        url: new URL(url, scope).href,
        revision,
        ...(integrity !== undefined && { integrity }),
      })),
    )
    return { cacheName, urls: controller.getCachedURLs(), controller, marks, sound: new Set() }
  }
  const ids = new Set(entries.flatMap(({ world }) => world ?? []))
  return {
    house: create(
      entries.filter(({ world }) => world === undefined),
      houseCacheName(scope),
    ),
    worlds: Array.from(ids, (world) => {
      const own = entries.filter((entry) => entry.world === world)
      const part = create(own, worldCacheName(world, scope))
      return { ...part, world, page: part.urls.at(-1) ?? scope }
    }),
  }
}

export function isListed(parts: Parts, url: string): boolean {
  return partOf(parts, url) !== undefined
}

/** The file as this version has it, where it is kept. A world that is not kept whole comes from the network whole. */
export async function findKept(
  { house, worlds }: Parts,
  url: string,
): Promise<Response | undefined> {
  const part = partOf({ house, worlds }, url)
  if (!part) return undefined
  if (part.page !== undefined && !(await inPart(part, part.page))) return undefined
  return inPart(part, url)
}

/** Whether a world is kept whole, in whatever version. */
export async function isKept({ cacheName, page }: Part): Promise<boolean> {
  if (page === undefined) return true
  return (await caches.match(page, { cacheName, ignoreSearch: true })) !== undefined
}

/**
 * Before each world had a part of its own, the home world's files lay among the house's. They are taken over, so that
 * what has not changed is not fetched again.
 *
 * @returns the home world's part where it was kept so
 */
export async function adoptHome({ house, worlds }: Parts, scope: string): Promise<Part | null> {
  const home = worlds.find(({ page }) => page === scope)
  const options = { cacheName: house.cacheName, ignoreSearch: true }
  if (!home || !(await caches.match(scope, options))) return null
  const [from, to] = await Promise.all([house, home].map(({ cacheName }) => caches.open(cacheName)))
  for (const key of home.controller.getURLsToCacheKeys().values()) {
    const response = await from?.match(key)
    if (response) await to?.put(key, response)
  }
  return home
}

function partOf({ house, worlds }: Parts, url: string): Part | undefined {
  return [house, ...worlds].find(({ controller }) => controller.getCacheKeyForURL(url))
}

/** A page that is another site's is thrown out. Where nothing is kept, no cache is made for it. */
async function inPart(part: Part, url: string): Promise<Response | undefined> {
  const { controller, cacheName, marks, sound } = part
  const key = controller.getCacheKeyForURL(url)
  const response = key === undefined ? undefined : await caches.match(key, { cacheName })
  if (!key || !response || sound.has(url)) return response
  if (await isPageOf(marks, url, response)) {
    sound.add(url)
    return response
  }
  await (await caches.open(cacheName)).delete(key)
  return undefined
}

/**
 * Has pages held to what was built, as other files are by their checksums: a network's login page, or the host's "back
 * soon", comes with status 200 as well.
 */
function holdingTo(marks: ReadonlyMap<string, string>) {
  return {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
      const url = bare(request.url)
      const isLed = response.redirected && marks.has(url) && !isFromItself(url, response.url)
      return response.ok && !isLed && (await isPageOf(marks, url, response)) ? response : null
    },
    // What an earlier try kept is looked at again.
    cachedResponseWillBeUsed: async ({
      request,
      cachedResponse,
    }: {
      request: Request
      cachedResponse?: Response
    }) =>
      cachedResponse && (await isPageOf(marks, bare(request.url), cachedResponse))
        ? cachedResponse
        : null,
  }
}

async function isPageOf(
  marks: ReadonlyMap<string, string>,
  url: string,
  response: Response,
): Promise<boolean> {
  const mark = marks.get(url)
  return mark === undefined || (await response.clone().text()).includes(mark)
}

/** An address may hold a marker, and whatever others append to links. */
export function bare(url: string): string {
  return url.replace(/[?#].*/, '')
}
