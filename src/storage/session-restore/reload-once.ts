import { anyText, handOver } from '../hand-over.ts'

/** Address of the script that has reloaded the page. Stays in the tab. */
const reloadedBuild = handOver('reloaded-build', anyText)

let inProgress: Promise<boolean> | undefined

/**
 * Reloads the page, at most once per build and tab, so that a missing chunk can't cause endless reloads; not offline,
 * where the browser would show its own error page. Simultaneous calls share one reload. Resolves to whether the page
 * reloads.
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
    if (reloadedBuild.peek() === build || !(await isPageThere())) return false
    // The entry prevents endless reloads, so never reload without it.
    if (!reloadedBuild.store(build)) return false
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
