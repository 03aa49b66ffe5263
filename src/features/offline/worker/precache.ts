import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { siteCaches } from '../../../storage/browser-services.ts'
import {
  appShellCacheName,
  isFromItself,
  worldCacheName,
  type PrecacheEntry,
} from '../model/precaches.ts'

/** Files that are cached together: the app shell, or a world. */
export interface Precache {
  /** None for the app shell. */
  readonly world?: string
  readonly cacheName: string
  /** Fetched one after the other in this order. */
  readonly urls: readonly string[]
  /** A world's map page: the last of its files, so that a world whose page is cached is cached whole. */
  readonly page?: string
  readonly controller: PrecacheController
  /** What pages must hold, by their addresses. */
  readonly marks: ReadonlyMap<string, string>
  /** Addresses of pages that were found to be what they should be. */
  readonly sound: Set<string>
}

/** What this version of the site is made of. */
export interface Precaches {
  readonly appShell: Precache
  readonly worlds: readonly Precache[]
}

/** @param onFile called whenever a file was looked after, be it fetched or there already */
export function createPrecaches(
  entries: readonly PrecacheEntry[],
  scope: string,
  onFile: () => void,
): Precaches {
  const create = (own: readonly PrecacheEntry[], cacheName: string): Precache => {
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
    appShell: create(
      entries.filter(({ world }) => world === undefined),
      appShellCacheName(scope),
    ),
    worlds: Array.from(ids, (world) => {
      const own = entries.filter((entry) => entry.world === world)
      const precache = create(own, worldCacheName(world, scope))
      return { ...precache, world, page: precache.urls.at(-1) ?? scope }
    }),
  }
}

export function isListed(precaches: Precaches, url: string): boolean {
  return precacheOf(precaches, url) !== undefined
}

/** The file as this version has it, where it is cached. A world that is not cached whole comes from the network whole. */
export async function findCached(
  { appShell, worlds }: Precaches,
  url: string,
): Promise<Response | undefined> {
  const precache = precacheOf({ appShell, worlds }, url)
  if (!precache) return undefined
  if (precache.page !== undefined && !(await inPrecache(precache, precache.page))) return undefined
  return inPrecache(precache, url)
}

/** Whether a world is cached whole, in whatever version. */
export async function isCached({ cacheName, page }: Precache): Promise<boolean> {
  if (page === undefined) return true
  return (await (await siteCaches()).match(page, { cacheName, ignoreSearch: true })) !== undefined
}

/**
 * Before each world had a precache of its own, the home world's files lay among the app shell's. They are taken over, so that
 * what has not changed is not fetched again.
 *
 * @returns the home world's precache where it was cached so
 */
export async function adoptHome(
  { appShell, worlds }: Precaches,
  scope: string,
): Promise<Precache | null> {
  const home = worlds.find(({ page }) => page === scope)
  const options = { cacheName: appShell.cacheName, ignoreSearch: true }
  const cacheStorage = await siteCaches()
  if (!home || !(await cacheStorage.match(scope, options))) return null
  const [from, to] = await Promise.all(
    [appShell, home].map(({ cacheName }) => cacheStorage.open(cacheName)),
  )
  for (const key of home.controller.getURLsToCacheKeys().values()) {
    const response = await from?.match(key)
    if (response) await to?.put(key, response)
  }
  return home
}

function precacheOf({ appShell, worlds }: Precaches, url: string): Precache | undefined {
  return [appShell, ...worlds].find(({ controller }) => controller.getCacheKeyForURL(url))
}

/** A page that is another site's is thrown out. Where nothing is cached, no cache is made for it. */
async function inPrecache(precache: Precache, url: string): Promise<Response | undefined> {
  const { controller, cacheName, marks, sound } = precache
  const key = controller.getCacheKeyForURL(url)
  const cacheStorage = await siteCaches()
  const response = key === undefined ? undefined : await cacheStorage.match(key, { cacheName })
  if (!key || !response || sound.has(url)) return response
  if (await isPageOf(marks, url, response)) {
    sound.add(url)
    return response
  }
  await (await cacheStorage.open(cacheName)).delete(key)
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
    // What an earlier try cached is looked at again.
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
