import { languageAddress, languageCacheName, stemsOf } from '../../domain/offline/language-files.ts'
import {
  houseCacheName,
  worldCacheName,
  type KeptTogether,
  type OfflineList,
} from '../../domain/offline/kept-parts.ts'

export interface KeptFiles {
  /** Of all files together, those that are missing included. */
  readonly bytes: number
  /** Addresses of the files that the browser does not hold. */
  readonly missing: readonly string[]
}

/**
 * Which of the house's and of some worlds' files the browser holds, and of what the worlds say in a language.
 *
 * @param scope the service worker's: its caches bear it in their names
 * @throws when the list of files can neither be found nor fetched
 */
export async function findKeptFiles(
  scope: string,
  worlds: readonly string[],
  language: string,
): Promise<KeptFiles> {
  const list = await readOfflineList(scope)
  const parts = [
    { cacheName: houseCacheName(scope), own: list },
    ...worlds.map((world) => ({
      cacheName: worldCacheName(world, scope),
      own: list.worlds[world] ?? { bytes: 0, files: [] },
    })),
  ]
  const missing = await Promise.all(
    parts.map(({ cacheName, own }) => missingIn(cacheName, own, scope)),
  )
  return {
    bytes: parts.reduce((sum, { own }) => sum + own.bytes, 0),
    missing: [...missing.flat(), ...(await unspoken(scope, worlds, language))],
  }
}

/** Worlds that are kept whole, in the order of the list. */
export async function findKeptWorlds(scope: string): Promise<readonly string[]> {
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
  const options = { cacheName: houseCacheName(scope), ignoreSearch: true }
  // Two versions lie side by side while one waits; the elder is the one in use.
  const response = (await caches.match(url, options)) ?? (await fetch(url))
  const { worlds = {}, ...house } = (await response.json()) as Partial<OfflineList> & KeptTogether
  return { ...house, worlds }
}

/** The worlds' files that a language lacks, without what tells their versions apart, which the page does not know. */
async function unspoken(
  scope: string,
  worlds: readonly string[],
  language: string,
): Promise<readonly string[]> {
  const kept = await keysOf(languageCacheName(scope))
  const stems = new Set(kept.map(({ url }) => languageAddress(url, scope)?.stem))
  return worlds.flatMap((world) =>
    // Of the pages of text only workers know that they belong to it.
    stemsOf(language, [world]).filter((stem) => stem.includes(`/${world}/`) && !stems.has(stem)),
  )
}

/** To open a cache makes one. */
async function keysOf(cacheName: string): Promise<readonly Request[]> {
  return (await caches.has(cacheName)) ? (await caches.open(cacheName)).keys() : []
}

async function missingIn(
  cacheName: string,
  { files }: KeptTogether,
  scope: string,
): Promise<readonly string[]> {
  const kept = new Set((await keysOf(cacheName)).map((request) => new URL(request.url).pathname))
  const addresses = files.map((file) => new URL(file, scope).pathname)
  return addresses.filter((address) => !kept.has(address))
}
