/** Milliseconds until the next try. Each one after it waits twice as long, and none longer than `longestWait`. */
export const firstWait = 2000
export const longestWait = 60_000

/**
 * Asks for this page's own address until the site answers, and says so once. What a browser says of its connection is
 * no more than a reason to ask at once: it tells of a network before the site can be reached through it, and nothing
 * at all where only the site was out of reach.
 *
 * @returns ends the asking
 */
export function whenReachable(onReachable: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let wait = firstWait
  let next: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(next)
    ended.abort()
  }
  const ask = async () => {
    const answered = await isAnswered(signal)
    if (!answered || signal.aborted) return
    end()
    onReachable()
  }
  // The next try does not wait for an answer, which may never come.
  const later = () => {
    clearTimeout(next)
    next = setTimeout(() => {
      later()
      void ask()
    }, wait)
    wait = Math.min(wait * 2, longestWait)
  }
  const now = () => {
    wait = firstWait
    later()
    void ask()
  }
  window.addEventListener('online', now, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') now()
    },
    { signal },
  )
  later()
  return end
}

async function isAnswered(signal: AbortSignal): Promise<boolean> {
  try {
    // As the page itself would be: by the worker, and from the server.
    return (await fetch(window.location.href, { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
