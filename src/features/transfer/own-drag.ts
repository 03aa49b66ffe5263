/**
 * Follows drags that begin on the page itself: its pictures, links and selected words come back to it as files and addresses,
 * but are nothing new. Pictures of the page cannot be dragged at all.
 *
 * @param signal ends it
 * @returns tells whether the drag that is going on began on the page
 */
export function watchOwnDrags(signal: AbortSignal): () => boolean {
  let isOwn = false
  const begin = (event: DragEvent) => {
    if (event.target instanceof HTMLImageElement) event.preventDefault()
    else isOwn = true
  }
  const end = () => {
    isOwn = false
  }
  window.addEventListener('dragstart', begin, { signal, capture: true })
  window.addEventListener('dragend', end, { signal, capture: true })
  // No `dragend` comes if the dragged element is gone by then. While a drag goes on, browsers send no pointer events.
  window.addEventListener('pointermove', end, { signal, capture: true, passive: true })
  window.addEventListener('pointerdown', end, { signal, capture: true, passive: true })
  return () => isOwn
}
