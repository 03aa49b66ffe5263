/** Kept in the browser's tab, from a reload that the page makes itself to the moment when it is back. */
const key = 'handed-over'

/** Whether it could be kept: without it the page comes back as on a new visit. */
export function writeSession(text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What the page saved for its own reload; read once, so that a later reload begins afresh. */
export function takeSession(): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}
