/** CSS pixels. `shortcut-chips.css` uses the same figure. */
const arrowWidth = 40

/** The share of its width by which a row scrolls when its arrow is pressed. */
const pageShare = 0.7

/**
 * Ref callback for a row that scrolls sideways. Sets `data-more-start` and `data-more-end` on the sides where content is
 * hidden, so that the styles show an arrow there, and scrolls when an arrow is pressed. The arrows are for pointers only:
 * the browser scrolls a control into view when it gets the focus.
 */
export function hintOverflow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const update = () => {
    const before = row.scrollLeft
    const after = row.scrollWidth - row.clientWidth - before
    // Positions may be fractions of a pixel.
    row.toggleAttribute('data-more-start', before >= 1)
    row.toggleAttribute('data-more-end', after >= 1)
  }
  const press = ({ target, clientX }: MouseEvent) => {
    // The arrows are pseudo-elements of the row, so a press on one is a press on the row itself.
    if (target !== row) return
    const { left, right } = row.getBoundingClientRect()
    const isAtEnd = row.hasAttribute('data-more-end') && clientX > right - arrowWidth
    const isAtStart = row.hasAttribute('data-more-start') && clientX < left + arrowWidth
    if (!isAtEnd && !isAtStart) return
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollBy({
      left: (isAtEnd ? 1 : -1) * pageShare * row.clientWidth,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }
  const sizes = new ResizeObserver(update)
  const contents = new MutationObserver(update)
  sizes.observe(row)
  contents.observe(row, { childList: true, characterData: true, subtree: true })
  row.addEventListener('scroll', update, { passive: true })
  row.addEventListener('click', press)
  return () => {
    sizes.disconnect()
    contents.disconnect()
    row.removeEventListener('scroll', update)
    row.removeEventListener('click', press)
  }
}
