import { markerSelectEvent, onMarkerSelect } from '../features/card/marker-select-event.ts'

/**
 * Holds back clicks, submits and marker requests until the page is live; links and text fields keep working. The
 * returned function ends this. With `replay`, it repeats the last action if the element is still on the page.
 */
export function holdBackInput(): (replay: boolean) => void {
  let last: (() => void) | undefined

  const click = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('a[href]')) return
    const pressed = target.closest<HTMLElement>('button, input, label')
    if (!pressed || pressed.matches('[type=text]')) return
    event.preventDefault()
    event.stopPropagation()
    last = () => findOnCurrentPage(pressed)?.click()
  }
  const submit = (event: Event) => {
    const { target } = event
    event.preventDefault()
    if (target instanceof HTMLFormElement) last = () => target.isConnected && target.requestSubmit()
  }

  let asked: (() => void) | undefined
  const stopListening = onMarkerSelect((detail) => {
    asked = () => window.dispatchEvent(new CustomEvent(markerSelectEvent, { detail }))
  })
  document.addEventListener('click', click, true)
  document.addEventListener('submit', submit, true)
  return (replay) => {
    document.removeEventListener('click', click, true)
    document.removeEventListener('submit', submit, true)
    stopListening()
    if (!replay) return
    asked?.()
    // Outside of React's effects: a click within one can't hydrate its part of the page, and React drops it.
    setTimeout(() => last?.())
  }
}

/** Returns the element, or its counterpart with the same words if the page was rendered again. */
function findOnCurrentPage(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const words = wordsOf(pressed)
  const alike = [...document.querySelectorAll<HTMLElement>(pressed.localName)]
  return words ? alike.find((element) => wordsOf(element) === words) : undefined
}

function wordsOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent).replace(/[\d\s]+/g, '')
}
