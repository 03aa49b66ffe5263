import { siteCaches } from '../../storage/browser-services.ts'
import { languageAddress, languageCacheName, stemsOf } from './model/language-files.ts'
import {
  appShellCacheName,
  worldCacheName,
  type FileGroup,
  type OfflineList,
} from './model/precaches.ts'

export interface CachedFiles {
  /** Of all files together, those that are missing included. */
  readonly bytes: number
  /** Addresses of the files that the browser does not hold. */
  readonly missing: readonly string[]
}

/**
 * Which of the app shell's and of some worlds' files the browser holds, and of what the worlds say in a language.
 *
 * @param scope the service worker's: its caches bear it in their names
 * @throws when the list of files can neither be found nor fetched
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

/** Worlds that are cached whole, in the order of the list. */
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

/** @throws when it can neither be found nor fetched */
export async function readOfflineList(scope: string): Promise<OfflineList> {
  const url = new URL('offline.json', scope)
  const options = { cacheName: appShellCacheName(scope), ignoreSearch: true }
  // Two versions lie side by side while one waits; the elder is the one in use.
  const cacheStorage = await siteCaches()
  const response = (await cacheStorage.match(url, options)) ?? (await fetch(url))
  const { worlds = {}, ...appShell } = (await response.json()) as Partial<OfflineList> & FileGroup
  return { ...appShell, worlds }
}

/** The worlds' files that a language lacks, without what tells their versions apart, which the page does not know. */
async function missingLanguageFiles(
  scope: string,
  worlds: readonly string[],
  language: string,
): Promise<readonly string[]> {
  const cached = await keysOf(languageCacheName(scope))
  const stems = new Set(cached.map(({ url }) => languageAddress(url, scope)?.stem))
  return worlds.flatMap((world) =>
    // Of the pages of text only workers know that they belong to it.
    stemsOf(language, [world]).filter((stem) => stem.includes(`/${world}/`) && !stems.has(stem)),
  )
}

/** To open a cache makes one. */
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
