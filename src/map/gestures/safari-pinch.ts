/** Turn of the wheel for one zoom level: `wheelCssPxPerLevel` / `pinchFactor` of zoom-gestures.ts. */
const pinchCssPxPerLevel = 100

/** Event that only Safari sends, for a pinch on a trackpad or a touchscreen. */
interface GestureEvent extends UIEvent {
  /** Distance between the fingers relative to the start of the gesture. */
  readonly scale: number
  readonly clientX: number
  readonly clientY: number
}

/**
 * Translates Safari's trackpad pinches into Ctrl+wheel events, which other browsers send by themselves. Without this,
 * Safari zooms the whole page. The page loads this file separately because no other browser needs it.
 *
 * @returns a function that removes the listeners
 */
export function translateSafariPinch(): () => void {
  const touches = new Set<number>()
  let previousScale = 1

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
    const levels = type === 'gesturestart' ? 0 : Math.log2(scale / previousScale)
    previousScale = scale
    // Fingers on a touchscreen also send pointer events, with which the map zooms already.
    if (levels === 0 || !Number.isFinite(levels) || touches.size > 0) return
    const deltaY = -levels * pinchCssPxPerLevel
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
