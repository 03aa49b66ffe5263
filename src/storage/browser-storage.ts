// Everything that browsers store for a site, and the channel between its tabs, behind functions that never throw. A browser
// that blocks cookies lets the constructor, the property of `window` or `navigator`, or the first call throw, each browser
// another one. All code of the page, its workers and its embedded maps asks here; tools/guards/bare-storage.test.ts finds
// code that does not. Databases are opened by open-database.ts.

/** The part of `Storage` that is used, so that tests can stand in for it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** @returns undefined if reading throws, or the browser has no such API */
function orUndefined<Value>(read: () => Value | null | undefined): Value | undefined {
  try {
    return read() ?? undefined
  } catch {
    return undefined
  }
}

/** Local storage; undefined if the browser refuses it. */
export function browserStorage(): Storage | undefined {
  return orUndefined(() => {
    const { localStorage } = window
    // Some browsers hand the object out and refuse each call.
    localStorage.getItem('')
    return localStorage
  })
}

/** The names of all entries of local storage; none if the browser refuses it. */
export function storedNames(): string[] {
  return (
    orUndefined(() => {
      const { localStorage } = window
      return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    }) ?? []
  )
}

/** An entry of the tab's session storage; null if there is none, or the browser refuses. */
export function readTabEntry(name: string): string | null {
  return orUndefined(() => window.sessionStorage.getItem(name)) ?? null
}

/** Reads and deletes an entry of the tab's session storage. */
export function takeTabEntry(name: string): string | null {
  const text = readTabEntry(name)
  orUndefined(() => window.sessionStorage.removeItem(name))
  return text
}

/** @returns whether the tab's session storage has the text now: it may be full or refused */
export function writeTabEntry(name: string, text: string): boolean {
  return (
    orUndefined(() => {
      window.sessionStorage.setItem(name, text)
      return true
    }) ?? false
  )
}

/** A channel to the site's other tabs and frames; undefined if the browser refuses it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  return orUndefined(() => new BroadcastChannel(name))
}

/** The site's caches, in pages and workers. @throws {DOMException} by rejection, if the browser refuses them */
export async function siteCaches(): Promise<CacheStorage> {
  const found = orUndefined(() => globalThis.caches)
  if (!found) throw new DOMException('The browser has no caches for this site.', 'SecurityError')
  return found
}

/** The browser's service workers; undefined if it has none for this site. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return orUndefined(() => (navigator as Partial<Navigator>).serviceWorker)
}

/** The site's service worker; undefined if there is none, or the browser refuses to tell. @param base the site's path */
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
