/** Returns a function that runs a task, never twice at once. Calls during a run cause one more run, unless it fails. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let askedAgain = false

  async function runUntilQuiet(): Promise<void> {
    askedAgain = false
    try {
      await task()
    } catch {
      return
    }
    if (askedAgain) await runUntilQuiet()
  }

  return () => {
    askedAgain = true
    running ??= runUntilQuiet().finally(() => {
      running = undefined
    })
    return running
  }
}
