/**
 * Ends presses whose `pointerup` never comes, for example because a system gesture, an alert or another window took
 * the finger: the element that was pressed gets a `pointercancel`, as it would from a browser that noticed. The page
 * starts this once, so everything that tracks pointers only needs to handle `pointercancel`.
 */

interface Press {
  readonly event: PointerEvent
  readonly target: EventTarget | null
  /** The element that has captured the pointer. */
  captor?: Element
}

/** @returns stops watching */
export function endLostPointers(): () => void {
  const presses = new Map<number, Press>()

  const end = (press: Press | undefined) => {
    if (!press) return
    const { pointerId, pointerType, isPrimary, clientX, clientY } = press.event
    presses.delete(pointerId)
    const { target, captor } = press
    // Sliders follow the pointer for as long as they have it captured.
    if (captor?.hasPointerCapture(pointerId)) captor.releasePointerCapture(pointerId)
    const pressed = target instanceof Element && target.isConnected ? target : document.body
    pressed.dispatchEvent(
      new PointerEvent('pointercancel', {
        bubbles: true,
        pointerId,
        pointerType,
        isPrimary,
        clientX,
        clientY,
      }),
    )
  }
  const endAll = () => {
    for (const press of presses.values()) end(press)
  }
  const press = (event: PointerEvent) => {
    // The first pointer of a gesture is primary. Fingers that join it are not.
    if (event.isPrimary) endAll()
    else end(presses.get(event.pointerId))
    presses.set(event.pointerId, { event, target: event.target })
  }
  const move = ({ pointerId, pointerType, buttons }: PointerEvent) => {
    // A mouse or a pen that hovers was released where no event reached the page. Fingers don't hover.
    if (buttons === 0 && pointerType !== 'touch') end(presses.get(pointerId))
  }
  const release = ({ pointerId }: PointerEvent) => {
    presses.delete(pointerId)
  }
  const capture = ({ pointerId, target }: PointerEvent) => {
    const captured = presses.get(pointerId)
    if (captured && target instanceof Element) captured.captor = target
  }
  const loseCapture = ({ pointerId, target }: PointerEvent) => {
    // The document gets the event when the element was removed. Its finger goes on over what lies there now.
    if (target instanceof Element && !isCapturedAbove(target, pointerId))
      end(presses.get(pointerId))
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') endAll()
  }

  const stopped = new AbortController()
  const { signal } = stopped
  const options = { signal, capture: true }
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('pointermove', move, options)
  window.addEventListener('pointerup', release, options)
  window.addEventListener('pointercancel', release, options)
  window.addEventListener('gotpointercapture', capture, options)
  window.addEventListener('lostpointercapture', loseCapture, options)
  document.addEventListener('visibilitychange', hide, { signal })
  // Without `capture`, so that only the window's own `blur` counts, not that of an element.
  window.addEventListener('blur', endAll, { signal })
  return () => stopped.abort()
}

/** Whether an element around this one has taken over the capture, as a card does when a press in it becomes a drag. */
function isCapturedAbove(element: Element, pointerId: number): boolean {
  return (
    element.hasPointerCapture(pointerId) ||
    (element.parentElement !== null && isCapturedAbove(element.parentElement, pointerId))
  )
}
