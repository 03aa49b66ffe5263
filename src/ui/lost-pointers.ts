/**
 * Ends presses whose `pointerup` never comes, for example after an alert, by sending `pointercancel`. The page starts
 * this once, so gestures only need to handle `pointercancel`.
 */

interface Press {
  readonly event: PointerEvent
  readonly target: EventTarget | null
  captor?: Element
}

export function endLostPointers(): () => void {
  const presses = new Map<number, Press>()

  const end = (press: Press | undefined) => {
    if (!press) return
    const { pointerId, pointerType, isPrimary, clientX, clientY } = press.event
    presses.delete(pointerId)
    const { target, captor } = press
    // Sliders follow the pointer as long as they have captured it.
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
    // A primary pointer begins a new gesture. Further fingers are not primary.
    if (event.isPrimary) endAll()
    else end(presses.get(event.pointerId))
    presses.set(event.pointerId, { event, target: event.target })
  }
  const move = ({ pointerId, pointerType, buttons }: PointerEvent) => {
    // A hovering mouse or pen was released outside the page. Fingers don't hover.
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
    // The document is the target if the element was removed; the finger then stays down.
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
  // Only the window's own `blur` counts, not that of an element, so `capture` is not set.
  window.addEventListener('blur', endAll, { signal })
  return () => stopped.abort()
}

/** Whether an element or an ancestor has taken over the capture, as a card does when a press in it becomes a drag. */
function isCapturedAbove(element: Element, pointerId: number): boolean {
  return (
    element.hasPointerCapture(pointerId) ||
    (element.parentElement !== null && isCapturedAbove(element.parentElement, pointerId))
  )
}
