interface Scheduler {
  readonly yield?: () => Promise<void>
}

/** Lets the page draw and react to input. Uses no timers, because browsers throttle them in hidden tabs. */
export async function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) {
    await scheduler.yield()
    return
  }
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve()
    }
    channel.port2.postMessage(null)
  })
}
