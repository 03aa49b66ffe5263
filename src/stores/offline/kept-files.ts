export interface KeptFiles {
  /** Of all files together, those that are missing included. */
  readonly bytes: number
  /** Addresses of the files that the browser does not hold. */
  readonly missing: readonly string[]
}

/** Written by tools/offline-files.ts when the site is built, and kept with a checksum. */
interface OfflineList {
  readonly bytes: number
  readonly files: readonly string[]
}

/**
 * Which of the site's files the browser holds.
 *
 * @param scope the service worker's: its cache bears it in its name
 * @throws when the list of files can neither be found nor fetched
 */
export async function findKeptFiles(scope: string): Promise<KeptFiles> {
  const names = await caches.keys()
  const name = names.find((candidate) => candidate.endsWith(`-precache-v2-${scope}`))
  const cache = name === undefined ? undefined : await caches.open(name)
  const url = new URL('offline.json', scope)
  // Two versions lie side by side while one waits; the elder is the one in use.
  const response = (await cache?.match(url, { ignoreSearch: true })) ?? (await fetch(url))
  const { bytes, files } = (await response.json()) as OfflineList
  const kept = new Set((await cache?.keys())?.map((request) => new URL(request.url).pathname))
  const addresses = files.map((file) => new URL(file, scope).pathname)
  return { bytes, missing: addresses.filter((address) => !kept.has(address)) }
}
