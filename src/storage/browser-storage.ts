// Guarded access to local storage, session storage, channels between tabs, and service workers; no function throws. In
// browsers that block cookies, the constructor, the property of `window` or `navigator`, or the first call may throw.
// All code uses this file, or browser-services.ts for what the first page does not need;
// tools/guards/bare-storage.test.ts enforces that. open-database.ts opens databases.

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

/** Returns an entry of the tab's session storage; `null` if it is missing or the browser refuses. */
export function readTabEntry(name: string): string | null {
  return orUndefined(() => window.sessionStorage.getItem(name)) ?? null
}

export function takeTabEntry(name: string): string | null {
  const text = readTabEntry(name)
  orUndefined(() => window.sessionStorage.removeItem(name))
  return text
}

/** Returns false if the tab's session storage is full or refused. */
export function writeTabEntry(name: string, text: string): boolean {
  return (
    orUndefined(() => {
      window.sessionStorage.setItem(name, text)
      return true
    }) ?? false
  )
}

/** Opens a channel to the site's other tabs and frames; `undefined` if the browser refuses it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  return orUndefined(() => new BroadcastChannel(name))
}

export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return orUndefined(() => (navigator as Partial<Navigator>).serviceWorker)
}
