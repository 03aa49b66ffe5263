import { readTabEntry, writeTabEntry } from '../browser-storage.ts'

/** Kept for as long as the browser's tab: which build has been reloaded already. */
const key = 'reloaded-build'

let inProgress: Promise<boolean> | undefined

/**
 * Loads the page anew, once for each build in each tab, so that a chunk which stays missing does not make
 * the page reload for ever. Without a connection it stays: the browser would show its own page instead. Several
 * chunks that are missing at once are one reload, which a second would only begin anew.
 *
 * @param before what is to be done while the page is still there
 * @returns whether the page is now being reloaded
 */
export function reloadOnce(before?: () => void): Promise<boolean> {
  inProgress ??= tryToReload(before).finally(() => {
    inProgress = undefined
  })
  return inProgress
}

async function tryToReload(before?: () => void): Promise<boolean> {
  const build = import.meta.url
  try {
    if (readTabEntry(key) === build || !(await isPageThere())) return false
    // A browser that cannot note the reload might reload for ever.
    if (!writeTabEntry(key, build)) return false
  } catch {
    return false
  }
  before?.()
  window.location.reload()
  return true
}

async function isPageThere(): Promise<boolean> {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  return ok
}
