/** More than a page has reason to send before the map is there. */
const most = 20

let held: MessageEvent<unknown>[] = []

function hold(event: MessageEvent<unknown>): void {
  if (event.source === window.parent && held.length < most) held.push(event)
}

/** Keeps what the page around a frame says before the map can listen: that page knows no more than that the frame has loaded. */
export function holdMessages(): void {
  if (window.parent !== window) window.addEventListener('message', hold)
}

/** What was kept, the earliest first. From now on nothing is. */
export function takeHeldMessages(): readonly MessageEvent<unknown>[] {
  window.removeEventListener('message', hold)
  const taken = held
  held = []
  return taken
}
