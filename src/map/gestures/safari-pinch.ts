/** CSS pixels by which a pinch's wheel turns for a zoom level: see `zoom-gestures.ts`, which may not be imported here. */
const pixelsOfLevel = 100

/** Safari's own event for two fingers that spread, on a trackpad or on glass. No other browser has it. */
interface GestureEvent extends UIEvent {
  /** Distance of the fingers, 1 being the distance at which they began. */
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

/**
 * Gives the map the pinch of Safari's trackpad as other browsers send it: as a wheel that turns with Ctrl. Without it
 * Safari enlarges the page instead of the map. The page starts this once it has a map, and loads it apart from the map's
 * own scripts, of which no other browser needs this.
 *
 * @returns stops it
 */
export function translateSafariPinch(): () => void {
  const touches = new Set<number>()
  /** The scale of the event before. */
  let before = 1

  const press = ({ pointerId, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') touches.add(pointerId)
  }
  const lift = ({ pointerId }: PointerEvent) => touches.delete(pointerId)
  const pinch = (event: Event) => {
    const { type, target, scale, clientX, clientY } = event as GestureEvent
    const map = target instanceof Element ? target.closest('.map-target') : null
    const surface = map?.querySelector('.map-surface')
    if (!surface) return
    event.preventDefault()
    const levels = type === 'gesturestart' ? 0 : Math.log2(scale / before)
    before = scale
    // Fingers on glass are pointers as well, by which the map zooms already.
    if (levels === 0 || !Number.isFinite(levels) || touches.size > 0) return
    const deltaY = -levels * pixelsOfLevel
    surface.dispatchEvent(
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        deltaY,
        clientX,
        clientY,
      }),
    )
  }

  const stopped = new AbortController()
  const { signal } = stopped
  const options = { signal, capture: true }
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('pointerup', lift, options)
  window.addEventListener('pointercancel', lift, options)
  for (const name of ['gesturestart', 'gesturechange', 'gestureend'])
    window.addEventListener(name, pinch, { ...options, passive: false })
  return () => stopped.abort()
}
