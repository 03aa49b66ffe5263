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
  /** Missing for the app shell. */
  readonly world?: string
  readonly cacheName: string
  /** Addresses in the order in which they are fetched, one after the other. */
  readonly urls: readonly string[]
  /** A world's map page, fetched last. If the page is cached, the world is therefore complete. */
  readonly page?: string
  readonly controller: PrecacheController
  /** Texts that pages must contain, by the pages' addresses. */
  readonly marks: ReadonlyMap<string, string>
  readonly sound: Set<string>
}

export interface Precaches {
  readonly appShell: Precache
  readonly worlds: readonly Precache[]
}

/** @param onFile called after each file that was fetched or found in the cache */
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
    const plugins = [{ ...verifyMarks(marks), handlerDidComplete: () => Promise.resolve(onFile()) }]
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

/** Returns a cached file of this version. All files of an incompletely cached world come from the network. */
export async function findCached(
  { appShell, worlds }: Precaches,
  url: string,
): Promise<Response | undefined> {
  const precache = precacheOf({ appShell, worlds }, url)
  if (!precache) return undefined
  if (precache.page !== undefined && !(await inPrecache(precache, precache.page))) return undefined
  return inPrecache(precache, url)
}

export async function isCached({ cacheName, page }: Precache): Promise<boolean> {
  if (page === undefined) return true
  return (await (await siteCaches()).match(page, { cacheName, ignoreSearch: true })) !== undefined
}

/**
 * Moves the home world's files out of the app shell's cache, where older versions kept them. Returns its precache if it
 * was moved.
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

/** Returns a file from the cache, without creating the cache. Deletes a page that isn't this site's. */
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

/** Workbox plugin that verifies pages by their marks: login and maintenance pages also come with status 200. */
function verifyMarks(marks: ReadonlyMap<string, string>) {
  return {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
      const url = withoutQueryAndHash(request.url)
      const isLed = response.redirected && marks.has(url) && !isFromItself(url, response.url)
      return response.ok && !isLed && (await isPageOf(marks, url, response)) ? response : null
    },
    // Verify cached pages again, because an earlier version may have stored them.
    cachedResponseWillBeUsed: async ({
      request,
      cachedResponse,
    }: {
      request: Request
      cachedResponse?: Response
    }) =>
      cachedResponse && (await isPageOf(marks, withoutQueryAndHash(request.url), cachedResponse))
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

/** Removes query and hash, which may hold a marker or parameters that other sites add. */
export function withoutQueryAndHash(url: string): string {
  return url.replace(/[?#].*/, '')
}
