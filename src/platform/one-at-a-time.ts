/**
 * One run at a time; whoever asks meanwhile gets one more at the end. A run that fails ends them: whoever asks
 * next tries again.
 */
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
