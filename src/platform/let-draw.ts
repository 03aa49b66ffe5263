interface Scheduler {
  readonly yield?: () => Promise<void>
}

/** Lets the page draw and answer before the work goes on; also in a tab that is not looked at, where timers are slow. */
export async function letDraw(): Promise<void> {
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
