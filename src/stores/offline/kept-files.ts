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
 * Which of the house's and of some worlds' files the browser holds.
 *
 * @param scope the service worker's: its caches bear it in their names
 * @throws when the list of files can neither be found nor fetched
 */
export async function findKeptFiles(scope: string, worlds: readonly string[]): Promise<KeptFiles> {
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
  return { bytes: parts.reduce((sum, { own }) => sum + own.bytes, 0), missing: missing.flat() }
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

async function missingIn(
  cacheName: string,
  { files }: KeptTogether,
  scope: string,
): Promise<readonly string[]> {
  // To open a cache makes one.
  const requests = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : []
  const kept = new Set(requests.map((request) => new URL(request.url).pathname))
  const addresses = files.map((file) => new URL(file, scope).pathname)
  return addresses.filter((address) => !kept.has(address))
}
