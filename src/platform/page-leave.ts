// Reports that the page may be about to end. Phones end background pages without `pagehide`, so hiding the page counts
// as leaving it. All code that saves its last state late uses this file; tools/guards/page-leave.test.ts forbids
// listening to `pagehide` alone.

/**
 * Calls `save` when the page is hidden or unloaded, perhaps several times, and the page may continue afterwards. `save`
 * must finish synchronously or start a transaction that the browser completes. Returns a function that ends this.
 */
export function onPageLeave(save: () => void): () => void {
  const saveIfHidden = () => {
    if (document.visibilityState === 'hidden') save()
  }
  document.addEventListener('visibilitychange', saveIfHidden)
  window.addEventListener('pagehide', save)
  return () => {
    document.removeEventListener('visibilitychange', saveIfHidden)
    window.removeEventListener('pagehide', save)
  }
}

/** Calls `resume` when the tab is visible again or restored from the cache. Returns a function that ends this. */
export function onPageReturn(resume: () => void): () => void {
  const resumeIfVisible = () => {
    if (document.visibilityState === 'visible') resume()
  }
  const resumeIfPersisted = ({ persisted }: PageTransitionEvent) => {
    if (persisted) resume()
  }
  document.addEventListener('visibilitychange', resumeIfVisible)
  window.addEventListener('pageshow', resumeIfPersisted)
  return () => {
    document.removeEventListener('visibilitychange', resumeIfVisible)
    window.removeEventListener('pageshow', resumeIfPersisted)
  }
}
