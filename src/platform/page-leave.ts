// Tells when the page may be about to end. A phone ends a page in the background without `pagehide`, so hiding the page counts as
// leaving it. Called by everything that saves its last state late; tools/guards/page-leave.test.ts keeps others from listening
// to `pagehide` alone.

/**
 * Calls `save` whenever the page is hidden or goes. `save` may be called several times, and the page may go on afterwards.
 * It must save before it returns, or at least start a transaction that the browser finishes.
 *
 * @returns stops calling it
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

/**
 * Calls `goOn` when a page that was left is used again: the tab is visible, or the browser took the page out of its memory.
 *
 * @returns stops calling it
 */
export function onPageReturn(goOn: () => void): () => void {
  const goOnIfVisible = () => {
    if (document.visibilityState === 'visible') goOn()
  }
  const goOnIfPersisted = ({ persisted }: PageTransitionEvent) => {
    if (persisted) goOn()
  }
  document.addEventListener('visibilitychange', goOnIfVisible)
  window.addEventListener('pageshow', goOnIfPersisted)
  return () => {
    document.removeEventListener('visibilitychange', goOnIfVisible)
    window.removeEventListener('pageshow', goOnIfPersisted)
  }
}
