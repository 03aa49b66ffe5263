/** An arrow key moves the map by so many CSS pixels. */
const step = 96

/** CSS pixels by which the middle moves, to the right and up. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** With and without Shift: plus is on the key of the equals sign on many keyboards. */
const levels: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 }

interface KeyOptions {
  readonly target: HTMLElement
  readonly onPan: (x: number, y: number) => void
  readonly onZoom: (levels: number) => void
}

/** Hears the keys that move a focused map. @returns what stops it */
export function watchKeys({ target, onPan, onZoom }: KeyOptions): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.target !== target || event.ctrlKey || event.metaKey) return
    const pan = event.altKey || event.shiftKey ? undefined : arrows[event.key]
    const zoom = levels[event.key]
    if (pan) onPan(...pan)
    else if (zoom) onZoom(zoom)
    else return
    event.preventDefault()
  }
  target.addEventListener('keydown', press)
  return () => target.removeEventListener('keydown', press)
}
