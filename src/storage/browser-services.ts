// Guarded access to storage APIs that the first page does not need: caches, service worker, locks, entry names and
// `navigator.storage`. As in browser-storage.ts, no function throws if a browser refuses an API.
import { orUndefined, serviceWorkers } from './browser-storage.ts'

/** Returns the names of all entries of local storage; empty if the browser refuses access. */
export function storedNames(): string[] {
  return (
    orUndefined(() => {
      const { localStorage } = window
      return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    }) ?? []
  )
}

/** Returns the site's caches, in pages and workers. Rejects with a `DOMException` if the browser refuses them. */
export async function siteCaches(): Promise<CacheStorage> {
  const found = orUndefined(() => globalThis.caches)
  if (!found) throw new DOMException('The browser has no caches for this site.', 'SecurityError')
  return found
}

/** Returns the service worker below the path `base`; `undefined` if it is missing or the browser refuses. */
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
    // The browser has no such request, so it decides by itself.
  }
}

/** Runs work while no other tab runs work of that name. Without locks in the browser, tabs may overlap. */
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
