/** Runs a task when the browser is idle, at the latest after 1 s; after 300 ms if it has no idle callbacks. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 })
  else setTimeout(task, 300)
}
