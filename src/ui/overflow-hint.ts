/** Width of an arrow in CSS pixels, the same as in `shortcut-chips.css`. */
const arrowWidth = 40

/** Share of the row's width by which an arrow scrolls it. */
const pageShare = 0.7

/**
 * Ref callback for a row that scrolls sideways. Sets `data-more-start` and `data-more-end`, for which the styles show
 * arrows, and scrolls when one is pressed. Keyboards don't need arrows, as browsers scroll to the focus.
 */
export function hintOverflow(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const update = () => {
    const before = row.scrollLeft
    const after = row.scrollWidth - row.clientWidth - before
    // Scroll positions can be fractions of a pixel.
    row.toggleAttribute('data-more-start', before >= 1)
    row.toggleAttribute('data-more-end', after >= 1)
  }
  const press = ({ target, clientX }: MouseEvent) => {
    // The arrows are pseudo-elements, so the row is the target of a press on them.
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
