/** Returns a function that runs a task, never twice at once. Calls during a run cause one more run, unless it fails. */
export function coalesceRuns(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isRunRequested = false

  async function runUntilQuiet(): Promise<void> {
    isRunRequested = false
    try {
      await task()
    } catch {
      return
    }
    if (isRunRequested) await runUntilQuiet()
  }

  return () => {
    isRunRequested = true
    running ??= runUntilQuiet().finally(() => {
      running = undefined
    })
    return running
  }
}
