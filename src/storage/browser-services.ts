// Guarded access to storage APIs that the first page does not need: caches, the service worker, locks, entry names and
// `navigator.storage`. As in browser-storage.ts, no function throws if a browser refuses an API.
import { orUndefined, serviceWorkers } from './browser-storage.ts'

/** The names of all entries of local storage; none if the browser refuses it. */
export function storedNames(): string[] {
  return (
    orUndefined(() => {
      const { localStorage } = window
      return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    }) ?? []
  )
}

/** The site's caches, in pages and workers. @throws {DOMException} by rejection, if the browser refuses them */
export async function siteCaches(): Promise<CacheStorage> {
  const found = orUndefined(() => globalThis.caches)
  if (!found) throw new DOMException('The browser has no caches for this site.', 'SecurityError')
  return found
}

/** Returns the site's service worker; `undefined` if it is missing or the browser refuses. @param base The site's path. */
export async function findServiceWorker(
  base: string,
): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await serviceWorkers()?.getRegistration(base)
  } catch {
    return undefined
  }
}

/** Asks the browser not to delete the site's data when space runs short. Some browsers ask the player. */
export async function persistStorage(): Promise<void> {
  try {
    const { storage } = navigator
    if (!(await storage.persisted())) await storage.persist()
  } catch {
    // A browser that cannot be asked decides by itself.
  }
}

/** Runs the work while no other tab runs work of that name. A browser that refuses locks does not keep the tabs apart. */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  let hasBegun = false
  const locks = orUndefined(() => (navigator as Partial<Navigator>).locks)
  try {
    await locks?.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun) throw error
  }
  if (!hasBegun) await work()
}
