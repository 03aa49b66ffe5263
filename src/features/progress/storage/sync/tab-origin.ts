import { newKey } from '../../../../storage/new-key.ts'

/** Kept in the browser's tab, from the moment when the page leaves it to the moment when it is back. */
const key = 'tab-origin'

/**
 * A name of this tab, which a reload keeps. While the page is there, the name is kept nowhere else, so that a tab that
 * is duplicated gets a name of its own; a browser that is killed forgets it.
 */
export function claimTabOrigin(): string {
  const origin = take() ?? newKey()
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => leave(origin))
    // Out of the browser's memory, where the page goes on as it was.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) take()
    })
  }
  return origin
}

function take(): string | null {
  try {
    const origin = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return origin !== null && /^[0-9a-f]{24}$/.test(origin) ? origin : null
  } catch {
    return null
  }
}

function leave(origin: string): void {
  try {
    sessionStorage.setItem(key, origin)
  } catch {
    // Without it the reloaded page asks before it takes back what it did before.
  }
}
