import { siteCaches } from '../../storage/browser-services.ts'
import { languageAddress, languageCacheName, stemsOf } from './model/language-files.ts'
import {
  appShellCacheName,
  worldCacheName,
  type FileGroup,
  type OfflineList,
} from './model/precaches.ts'

export interface CachedFiles {
  /** Size of all files, including missing ones. */
  readonly bytes: number
  readonly missing: readonly string[]
}

/**
 * Checks which files of the app shell and of some worlds are cached, including the worlds' texts in a language.
 * @throws if the list of files is neither cached nor reachable
 */
export async function findCachedFiles(
  scope: string,
  worlds: readonly string[],
  language: string,
): Promise<CachedFiles> {
  const list = await readOfflineList(scope)
  const precaches = [
    { cacheName: appShellCacheName(scope), own: list },
    ...worlds.map((world) => ({
      cacheName: worldCacheName(world, scope),
      own: list.worlds[world] ?? { bytes: 0, files: [] },
    })),
  ]
  const missing = await Promise.all(
    precaches.map(({ cacheName, own }) => missingIn(cacheName, own, scope)),
  )
  return {
    bytes: precaches.reduce((sum, { own }) => sum + own.bytes, 0),
    missing: [...missing.flat(), ...(await missingLanguageFiles(scope, worlds, language))],
  }
}

export async function findCachedWorlds(scope: string): Promise<readonly string[]> {
  const { worlds } = await readOfflineList(scope)
  const found = await Promise.all(
    Object.entries(worlds).map(async ([world, files]) => {
      const missing = await missingIn(worldCacheName(world, scope), files, scope)
      return missing.length === 0 ? [world] : []
    }),
  )
  return found.flat()
}

/** @throws if the list is neither cached nor reachable */
export async function readOfflineList(scope: string): Promise<OfflineList> {
  const url = new URL('offline.json', scope)
  const options = { cacheName: appShellCacheName(scope), ignoreSearch: true }
  // While a version waits, the cache holds both versions' lists. `match` returns the older one, which is in use.
  const cacheStorage = await siteCaches()
  const response = (await cacheStorage.match(url, options)) ?? (await fetch(url))
  const { worlds = {}, ...appShell } = (await response.json()) as Partial<OfflineList> & FileGroup
  return { ...appShell, worlds }
}

/** Returns the worlds' missing language files, as addresses without the hash, which the page doesn't know. */
async function missingLanguageFiles(
  scope: string,
  worlds: readonly string[],
  language: string,
): Promise<readonly string[]> {
  const cached = await keysOf(languageCacheName(scope))
  const stems = new Set(cached.map(({ url }) => languageAddress(url, scope)?.stem))
  return worlds.flatMap((world) =>
    // Skip the files of the text pages: only the worker knows whether they are needed.
    stemsOf(language, [world]).filter((stem) => stem.includes(`/${world}/`) && !stems.has(stem)),
  )
}

/** Returns the keys of a cache, without creating it as `open` would. */
async function keysOf(cacheName: string): Promise<readonly Request[]> {
  const cacheStorage = await siteCaches()
  return (await cacheStorage.has(cacheName)) ? (await cacheStorage.open(cacheName)).keys() : []
}

async function missingIn(
  cacheName: string,
  { files }: FileGroup,
  scope: string,
): Promise<readonly string[]> {
  const cached = new Set((await keysOf(cacheName)).map((request) => new URL(request.url).pathname))
  const addresses = files.map((file) => new URL(file, scope).pathname)
  return addresses.filter((address) => !cached.has(address))
}
