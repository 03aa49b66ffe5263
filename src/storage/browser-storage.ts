// Everything that browsers store for a site, and the channel between its tabs, behind functions that never throw. A browser
// that blocks cookies lets the constructor, the property of `window` or `navigator`, or the first call throw, each browser
// another one. All code of the page, its workers and its embedded maps asks here or in browser-services.ts, which holds
// what the first page does not need; tools/guards/bare-storage.test.ts finds code that does not. Databases are opened by
// open-database.ts.

/** The part of `Storage` that is used, so that tests can stand in for it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** @returns undefined if reading throws, or the browser has no such API */
export function orUndefined<Value>(read: () => Value | null | undefined): Value | undefined {
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

/** The browser's service workers; undefined if it has none for this site. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return orUndefined(() => (navigator as Partial<Navigator>).serviceWorker)
}
