/** What a tab says after it has stored a change. */
const committed = 'progress-committed'

export interface ProgressChannel {
  readonly tellOthers: () => void
  readonly close: () => void
}

/**
 * How tabs tell each other that the stored progress has changed. The message carries nothing: whoever hears
 * it reads what is stored, so that junk on the channel can do no harm.
 */
export function openProgressChannel(name: string, onChange: () => void): ProgressChannel {
  // Missing in old browsers, whose tabs hear of each other by local storage.
  if (typeof BroadcastChannel === 'undefined') return { tellOthers: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    if (data === committed) onChange()
  })
  return { tellOthers: () => channel.postMessage(committed), close: () => channel.close() }
}
