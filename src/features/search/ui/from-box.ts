import { rovingFocus } from '../../../ui/keys/focus.ts'

/**
 * For the `ref` of the results: together they are one Tab stop, and the arrow keys lead from the search box through
 * them and back.
 *
 * @returns what lets go of them again
 */
export function rovingFromBox(results: HTMLElement | null): (() => void) | undefined {
  const box = document.querySelector<HTMLInputElement>('#search')
  const stop = rovingFocus(results)
  if (!results || !box) return stop
  const down = (event: KeyboardEvent) => {
    if (!isArrow(event, 'ArrowDown')) return
    const first = results.querySelector<HTMLElement>('[data-roving]')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  const up = (event: KeyboardEvent) => {
    // From any row but the first it has led to the one above already.
    const isStop = event.target instanceof HTMLElement && 'roving' in event.target.dataset
    if (!isStop || !isArrow(event, 'ArrowUp')) return
    event.preventDefault()
    box.focus({ preventScroll: true })
  }
  box.addEventListener('keydown', down)
  results.addEventListener('keydown', up)
  return () => {
    stop?.()
    box.removeEventListener('keydown', down)
    results.removeEventListener('keydown', up)
  }
}

function isArrow(event: KeyboardEvent, arrow: 'ArrowDown' | 'ArrowUp'): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented } = event
  return (
    key === arrow && !(altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented)
  )
}

/** A panel with less room than this, in CSS pixels, shows what is found and little else: such as above a phone's keyboard. */
const short = 540

/**
 * For the `ref` of the results: keeps the panel within what the screen's keyboard leaves, which covers the page without
 * making it smaller, and marks it where that is little.
 *
 * @returns what leaves the panel as it was
 */
export function keepAboveKeyboard(results: HTMLElement | null): (() => void) | undefined {
  const frame = results?.closest<HTMLElement>('.panel-frame')
  const seen = window.visualViewport
  if (!frame || !seen) return undefined
  // What is not in sight was scrolled away for something else.
  frame.querySelector('.panel-scroll')?.scrollTo(0, 0)
  const fit = () => {
    // Zoomed in by two fingers, less is seen and nothing is covered.
    const height = Math.round(seen.height * seen.scale)
    frame.toggleAttribute('data-short', height < short)
    frame.style.maxHeight = height < window.innerHeight - 1 ? `${height}px` : ''
  }
  fit()
  seen.addEventListener('resize', fit)
  return () => {
    seen.removeEventListener('resize', fit)
    frame.removeAttribute('data-short')
    frame.style.maxHeight = ''
  }
}
