// Guarded access to local storage, channels between tabs, and service workers; no function throws. In browsers that
// block cookies, the constructor, the property of `window` or `navigator`, or the first call may throw. All code uses
// this file, or browser-services.ts for what the first page does not need; tools/guards/bare-storage.test.ts enforces
// that. hand-over.ts uses session storage, and open-database.ts opens databases.

/** The methods of `Storage` that are used, so that tests can replace it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Returns `undefined` if reading throws or the browser has no such API. */
export function orUndefined<Value>(read: () => Value | null | undefined): Value | undefined {
  try {
    return read() ?? undefined
  } catch {
    return undefined
  }
}

/** Returns local storage; `undefined` if the browser refuses it. */
export function browserStorage(): Storage | undefined {
  return orUndefined(() => {
    const { localStorage } = window
    // Some browsers provide the object but refuse every call.
    localStorage.getItem('')
    return localStorage
  })
}

/** Opens a channel to the site's other tabs and frames; `undefined` if the browser refuses it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  return orUndefined(() => new BroadcastChannel(name))
}

export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return orUndefined(() => (navigator as Partial<Navigator>).serviceWorker)
}
