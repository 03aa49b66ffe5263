import { flushSync } from 'react-dom'

/** Spread over each control that `rovingFocus` is to lead to. */
export const rovingStop = { 'data-roving': true, tabIndex: -1 } as const

/** Page Up and Page Down go so many rows, as they go ten steps of a slider. */
const leap = 10

/** For each key, whether it goes along the row or across rows, and how far. */
const moves: Readonly<Record<string, readonly ['along' | 'across', number]>> = {
  ArrowRight: ['along', 1],
  ArrowLeft: ['along', -1],
  ArrowDown: ['across', 1],
  ArrowUp: ['across', -1],
  PageDown: ['across', leap],
  PageUp: ['across', -leap],
  Home: ['along', -Infinity],
  End: ['along', Infinity],
}

/**
 * For the `ref` of a list or a group of controls: together they are one Tab stop, the one that was used last or
 * else the first, and arrow keys, Home, End, Page Up and Page Down go from one to the next. Rows are what stands
 * side by side on screen, whatever the markup. Typed letters go on to the page, whose shortcuts they are.
 *
 * It works on the page itself, so that a key draws none of hundreds of rows anew: React writes a `tabIndex` only
 * when it changes, and that of `rovingStop` never does.
 *
 * @returns what lets go of the element again
 */
export function rovingFocus(group: HTMLElement | null): (() => void) | undefined {
  return group ? rove(group) : undefined
}

function rove(group: HTMLElement): () => void {
  let current: HTMLElement | undefined
  /** Where the way up and down began, so that a wide control on it does not lead to another column. */
  let column: number | undefined

  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-roving]')]

  function makeCurrent(stop: HTMLElement | undefined): void {
    if (stop === current) return
    if (current) current.tabIndex = -1
    current = stop
    if (stop) stop.tabIndex = 0
  }

  function keepOne(): void {
    if (!current || !group.contains(current)) makeCurrent(stops()[0])
  }

  function focused({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !('roving' in target.dataset)) return
    makeCurrent(target)
    column = undefined
  }

  function pressed(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    const move = Object.hasOwn(moves, key) ? moves[key] : undefined
    if (!move || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
    const all = stops()
    const from = all.findIndex((stop) => stop === event.target)
    if (from === -1) return
    const [direction, steps] = move
    const wanted = column ?? middleOf(all[from])
    const to =
      direction === 'along'
        ? Math.min(Math.max(from + steps, 0), all.length - 1)
        : acrossRows(all, from, steps, wanted)
    // At either end the key scrolls, as ever.
    if (to === from) return
    event.preventDefault()
    all[to]?.focus()
    if (direction === 'across') column = wanted
  }

  const observer = new MutationObserver(keepOne)
  observer.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', focused)
  group.addEventListener('keydown', pressed)
  keepOne()
  return () => {
    observer.disconnect()
    group.removeEventListener('focusin', focused)
    group.removeEventListener('keydown', pressed)
  }
}

/** The place in `stops` that is so many rows further, or as far as there are rows, nearest to `column`. */
function acrossRows(
  stops: readonly HTMLElement[],
  from: number,
  rows: number,
  column: number,
): number {
  let reached = from
  for (let row = 0; row < Math.abs(rows); row += 1) {
    reached = inNextRow(stops, reached, Math.sign(rows), column) ?? reached
  }
  return reached
}

function inNextRow(
  stops: readonly HTMLElement[],
  from: number,
  step: number,
  column: number,
): number | undefined {
  let at = from
  while (sideBySide(stops[from], stops[at])) at += step
  const first = at
  if (!stops[first]) return undefined
  let best = first
  let least = Infinity
  for (; sideBySide(stops[first], stops[at]); at += step) {
    const off = Math.abs(middleOf(stops[at]) - column)
    // Of two that are equally near the left one.
    if (off < least || (off === least && step < 0)) [best, least] = [at, off]
  }
  return best
}

function sideBySide(one: HTMLElement | undefined, other: HTMLElement | undefined): boolean {
  if (!one || !other) return false
  if (one === other) return true
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom && b.top < a.bottom
}

function middleOf(stop: HTMLElement | undefined): number {
  const { left, right } = stop?.getBoundingClientRect() ?? { left: 0, right: 0 }
  return (left + right) / 2
}

/**
 * Draws a change that takes away the control with the focus, and leads the focus to what `find` gives then. At
 * once: a key that comes before the next frame would be heard by the page, whose Escape closes the panel.
 */
export function focusInstead(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change)
  if (document.activeElement === document.body) find()?.focus()
}

/**
 * Gives the focus back to where it was. The player did not go there, so nothing scrolls: the browser would scroll a
 * panel to where what stays at its edge stands in the text.
 *
 * @returns whether it is still on the page to take the focus
 */
export function returnFocus(to: Element | null | undefined): boolean {
  if (!(to instanceof HTMLElement) || !to.isConnected || to === document.body) return false
  to.focus({ preventScroll: true })
  return true
}
