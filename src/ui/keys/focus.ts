import { flushSync } from 'react-dom'

/** Attributes of each control that `rovingFocus` moves the focus to. */
export const rovingStop = { 'data-roving': true, tabIndex: -1 } as const

/** Number of rows for Page Up and Page Down, the same as the steps of a slider. */
const leap = 10

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
 * Ref callback that makes a list or group of controls a single Tab stop: the control used last, or else the first.
 * Arrow keys, Home, End, Page Up and Page Down move between the controls. Rows are recognised by their position on
 * screen.
 * The function changes the DOM directly, so that a key doesn't render hundreds of rows. React doesn't undo that,
 * because the `tabIndex` of `rovingStop` never changes.
 *
 * @returns a function that stops it
 */
export function rovingFocus(group: HTMLElement | null): (() => void) | undefined {
  return group ? rove(group) : undefined
}

function rove(group: HTMLElement): () => void {
  let current: HTMLElement | undefined
  /** Horizontal position at which moving up and down began, so that a wide control doesn't lead to another column. */
  let column: number | undefined

  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-roving]')]

  function makeCurrent(stop: HTMLElement | undefined): void {
    if (stop === current) return
    if (current) current.tabIndex = -1
    current = stop
    if (stop) stop.tabIndex = 0
  }

  function keepOneTabStop(): void {
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
    // At the ends, keys scroll as usual.
    if (to === from) return
    event.preventDefault()
    all[to]?.focus()
    if (direction === 'across') column = wanted
  }

  const observer = new MutationObserver(keepOneTabStop)
  observer.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', focused)
  group.addEventListener('keydown', pressed)
  keepOneTabStop()
  return () => {
    observer.disconnect()
    group.removeEventListener('focusin', focused)
    group.removeEventListener('keydown', pressed)
  }
}

/** Returns the index of the stop nearest to `column`, `rows` rows away or in the last row. */
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
    // Prefers the left one of two equally near stops.
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
 * Renders a change that removes the focused control, and focuses the result of `find` at once. Until then, keys would
 * reach the page, whose Escape closes the panel.
 */
export function focusInstead(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change)
  if (document.activeElement === document.body) find()?.focus()
}

/** Returns the focus without scrolling, because the player has not moved. @returns false if the element is gone */
export function returnFocus(to: Element | null | undefined): boolean {
  if (!(to instanceof HTMLElement) || !to.isConnected || to === document.body) return false
  to.focus({ preventScroll: true })
  return true
}
