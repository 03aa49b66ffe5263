/** Detects drags that begin on the page itself. @returns a function that tells whether the current drag does */
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
  // If the dragged element is gone, no `dragend` comes. Pointer events show that the drag has ended.
  window.addEventListener('pointermove', end, { signal, capture: true, passive: true })
  window.addEventListener('pointerdown', end, { signal, capture: true, passive: true })
  return () => isOwn
}
