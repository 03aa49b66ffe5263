/** Time in ms until the first retry. Each wait doubles the one before, up to `longestWait`. */
export const firstRetryDelayMs = 2000
export const maxRetryDelayMs = 60_000

/**
 * Requests this page's URL until the site answers, then calls `onReachable` once. The `online` event only triggers an
 * attempt: it may come too early, and never comes if only the site was down. Returns a function that stops it.
 */
export function whenReachable(onReachable: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let wait = firstRetryDelayMs
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
  // Don't wait for an answer before the next retry, because it may never come.
  const later = () => {
    clearTimeout(next)
    next = setTimeout(() => {
      later()
      void ask()
    }, wait)
    wait = Math.min(wait * 2, maxRetryDelayMs)
  }
  const now = () => {
    wait = firstRetryDelayMs
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
    // Request the page itself, which goes through the worker to the server.
    return (await fetch(window.location.href, { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
