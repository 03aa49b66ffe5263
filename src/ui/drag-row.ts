import { isEscape } from './keys/composition.ts'
import { isDrag } from './press.ts'

/** The list scrolls this much per frame while the pointer is within {@link scrollEdgeCssPx} of the list's edge. */
const scrollStepCssPx = 8
const scrollEdgeCssPx = 48

/** Lets the pressed pointer drag a row within its list; Escape cancels. @param onDrop receives the row's new index */
export function dragRow(press: PointerEvent, row: HTMLElement, onDrop: (to: number) => void): void {
  const rows = [...(row.parentElement?.children ?? [])].filter(isElement)
  const from = rows.indexOf(row)
  const scroller = scrolledBy(row)
  const scrolled = scroller?.scrollTop ?? 0
  const ending = new AbortController()
  const { signal } = ending
  let { clientY: y } = press
  let to = from
  let frame = 0
  let dragged = false

  const show = () => {
    const by = y - press.clientY + (scroller?.scrollTop ?? 0) - scrolled
    const others = rows.filter((other) => other !== row)
    to = others.filter((other) => middleOf(other) < middleOf(row) + by).length
    row.style.translate = `0 ${by}px`
    for (const [at, other] of others.entries()) {
      // Places of the other row in the list: without the dragged row, and with the dragged row at its new place.
      const [without, place] = [at < from ? at : at + 1, at < to ? at : at + 1]
      other.style.translate = `0 ${(place - without) * row.offsetHeight}px`
    }
  }
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    if (!scroller || !dragged) return
    const { top, bottom } = scroller.getBoundingClientRect()
    if (y < top + scrollEdgeCssPx) scroller.scrollTop -= scrollStepCssPx
    else if (y > bottom - scrollEdgeCssPx) scroller.scrollTop += scrollStepCssPx
    else return
    show()
  }
  const end = (dropped: boolean) => {
    ending.abort()
    cancelAnimationFrame(frame)
    delete row.dataset['dragged']
    for (const each of rows) each.style.translate = ''
    if (dropped && to !== from) onDrop(to)
  }

  // Prevents scrolling by finger and selecting text by mouse.
  press.preventDefault()
  frame = requestAnimationFrame(scroll)
  const isOwn = ({ pointerId }: PointerEvent) => pointerId === press.pointerId
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOwn(event) || !(dragged ||= isDrag(press, event))) return
      row.dataset['dragged'] = ''
      y = event.clientY
      show()
    },
    { signal },
  )
  window.addEventListener('pointerup', (event) => isOwn(event) && end(true), { signal })
  window.addEventListener('pointercancel', (event) => isOwn(event) && end(false), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isEscape(event)) return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    },
    { signal, capture: true },
  )
}

function isElement(element: Element): element is HTMLElement {
  return element instanceof HTMLElement
}

/** Returns the distance of a row's middle from the list's upper edge, before any translation. */
function middleOf({ offsetTop, offsetHeight }: HTMLElement): number {
  return offsetTop + offsetHeight / 2
}

function scrolledBy(element: HTMLElement): HTMLElement | null {
  let outer = element.parentElement
  while (outer && !/auto|scroll/.test(getComputedStyle(outer).overflowY))
    outer = outer.parentElement
  return outer
}
