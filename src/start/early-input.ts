import { markerSelectEvent, onMarkerSelect } from '../features/selection/marker-select-event.ts'

/**
 * Keeps what is pressed, and which place another script asks for, on a page that is not live yet, so that nothing half-way happens to it: links work by
 * themselves, and what is typed stays in its field.
 *
 * @returns ends it; does now what was asked last, where that is wanted and still on the page
 */
export function holdInput(): (replay: boolean) => void {
  let last: (() => void) | undefined

  const click = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('a[href]')) return
    const pressed = target.closest<HTMLElement>('button, input, label')
    if (!pressed || pressed.matches('[type=text]')) return
    event.preventDefault()
    event.stopPropagation()
    last = () => onPageNow(pressed)?.click()
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
    // Not within an effect of React's: there it can bring no part of the page to life, and drops what is pressed in one.
    setTimeout(() => last?.())
  }
}

/** The element, or on a page that was made anew the one that says the same; its figures may be the player's own by then. */
function onPageNow(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed
  const words = wordsOf(pressed)
  const alike = [...document.querySelectorAll<HTMLElement>(pressed.localName)]
  return words ? alike.find((element) => wordsOf(element) === words) : undefined
}

function wordsOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent).replace(/[\d\s]+/g, '')
}
