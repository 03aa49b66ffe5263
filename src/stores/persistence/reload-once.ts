/** Kept for as long as the browser's tab: which build has been reloaded already. */
const key = 'reloaded-build'

/**
 * Loads the page anew, once for each build in each tab, so that a part which stays missing does not make
 * the page reload for ever.
 *
 * @returns whether the page is now being reloaded
 */
export function reloadOnce(): boolean {
  const build = import.meta.url
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
