/** Limit of kept messages, more than a page has reason to send before the map is ready. */
const most = 20

let held: MessageEvent<unknown>[] = []

function hold(event: MessageEvent<unknown>): void {
  if (event.source === window.parent && held.length < most) held.push(event)
}

/** Keeps messages until the map is ready. The embedding page may send them as soon as the frame has loaded. */
export function holdMessages(): void {
  if (window.parent !== window) window.addEventListener('message', hold)
}

/** Returns the kept messages, oldest first, and stops keeping messages. */
export function takeHeldMessages(): readonly MessageEvent<unknown>[] {
  window.removeEventListener('message', hold)
  const taken = held
  held = []
  return taken
}
