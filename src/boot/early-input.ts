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
    last = () => pressed.isConnected && pressed.click()
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
    last?.()
    asked?.()
  }
}
