/** Limit of kept messages, more than a page has reason to send before the map is ready. */
const maxMessages = 20

let queue: MessageEvent<unknown>[] = []

function addToQueue(event: MessageEvent<unknown>): void {
  if (event.source === window.parent && queue.length < maxMessages) queue.push(event)
}

/** Keeps messages until the map is ready. The embedding page may send them as soon as the frame has loaded. */
export function queueMessages(): void {
  if (window.parent !== window) window.addEventListener('message', addToQueue)
}

/** Returns the kept messages, oldest first, and stops keeping messages. */
export function takeQueuedMessages(): readonly MessageEvent<unknown>[] {
  window.removeEventListener('message', addToQueue)
  const taken = queue
  queue = []
  return taken
}
