// Local storage as the rest of the app sees it: absent where the browser forbids it. Called by whoever reads or writes an entry.
// Relies on nothing but the browser.
/** The part of `Storage` that is used, so that tests can stand in for it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Local storage, or nothing where the browser forbids it: reading the property alone may throw. */
export function browserStorage(): TextStorage | undefined {
  try {
    const { localStorage } = window
    localStorage.getItem('')
    return localStorage
  } catch {
    return undefined
  }
}

/** The names of all that is in local storage; none where the browser forbids it. */
export function storedNames(): string[] {
  try {
    const { localStorage } = window
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  } catch {
    return []
  }
}
