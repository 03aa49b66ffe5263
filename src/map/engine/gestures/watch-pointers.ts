/** A pointer that has moved by so many CSS pixels drags; one that has not clicks. */
const slack = 1

/** A finger that taps a second time trembles, and a double tap is not to become a drag: CSS pixels. */
const slackAgain = 10

/** The second of two taps is no farther from the first than so many CSS pixels. */
const reachAgain = 48

/** Milliseconds in which a second click makes a double click. */
const doubleTime = 250

/** CSS pixels of the window. */
export type Pixel = readonly [clientX: number, clientY: number]

export interface PointerListener {
  /**
   * Another pointer is down.
   *
   * @param pointers all that are
   * @param again whether a finger has just tapped there, and this is its second press
   */
  readonly press: (event: PointerEvent, pointers: readonly Pixel[], again: boolean) => void
  /** One of those that are down has moved, or another follows it. */
  readonly drag: (pointers: readonly Pixel[]) => void
  /** One is up again, or was taken away. @param pointers those that are left */
  readonly lift: (pointers: readonly Pixel[], cancelled: boolean) => void
  /** Whether the press that now ends has come to mean something else than a click. */
  readonly spent: () => boolean
  /** Pressed and let go at one place, the first of two as well as the second. */
  readonly click: (at: Pixel, finger: boolean) => void
  /** No second click has followed. */
  readonly singleClick: () => void
  readonly doubleClick: (at: Pixel, shift: boolean) => void
  /** A pointer moves over the map without dragging it; a finger does not before it presses. */
  readonly hover: (at: Pixel, finger: boolean) => void
}

/**
 * Hears presses, drags and clicks of mouse, fingers and pen. Moves are heard on the document, so that whoever
 * takes a gesture for themselves can stop it on its way, and a drag goes on over whatever lies over the map.
 *
 * @returns what stops it
 */
export function watchPointers(surface: HTMLElement, listener: PointerListener): () => void {
  const pointers = new Map<number, Pixel>()
  let pressed: PointerEvent | undefined
  let dragging = false
  /** Whether the press is one of a single pointer. */
  let alone = false
  /** Where a click was that another may follow. */
  let first: Pixel | undefined
  let untilSingle: ReturnType<typeof setTimeout> | undefined
  /** Whether a finger presses for the second time. */
  let again = false

  const all = () => [...pointers.values()]
  const hasMoved = ({ clientX, clientY }: PointerEvent) =>
    dragging ||
    (pressed !== undefined && farther([clientX, clientY], pressed, again ? slackAgain : slack))

  const click = ({ clientX, clientY, shiftKey, pointerType }: PointerEvent) => {
    listener.click([clientX, clientY], pointerType === 'touch')
    if (first) {
      clearTimeout(untilSingle)
      first = undefined
      listener.doubleClick([clientX, clientY], shiftKey)
      return
    }
    first = [clientX, clientY]
    untilSingle = setTimeout(() => {
      first = undefined
      listener.singleClick()
    }, doubleTime)
  }
  const press = (event: PointerEvent) => {
    alone = pointers.size === 0
    again =
      alone &&
      event.pointerType === 'touch' &&
      first !== undefined &&
      !farther(first, event, reachAgain)
    // However long the finger rests now, the first tap is no click of its own.
    if (again) clearTimeout(untilSingle)
    pressed = event
    pointers.set(event.pointerId, [event.clientX, event.clientY])
    listener.press(event, all(), again)
  }
  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const cancelled = event.type !== 'pointerup'
    const clicked = alone && !cancelled && !dragging && event.button === 0 && !listener.spent()
    listener.lift(all(), cancelled)
    if (clicked && pressed) click(pressed)
    else if (again) first = undefined
    if (pointers.size > 0) return
    again = false
    dragging = false
    pressed = undefined
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    // The button was let go where nobody could hear it.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      lift(event)
      return
    }
    if (!hasMoved(event)) return
    dragging = true
    pointers.set(event.pointerId, [event.clientX, event.clientY])
    listener.drag(all())
  }
  const hover = (event: PointerEvent) => {
    if (pressed && hasMoved(event)) return
    listener.hover([event.clientX, event.clientY], event.pointerType === 'touch')
  }

  surface.addEventListener('pointerdown', press)
  surface.addEventListener('pointermove', hover)
  document.addEventListener('pointermove', move)
  document.addEventListener('pointerup', lift)
  document.addEventListener('pointercancel', lift)
  return () => {
    clearTimeout(untilSingle)
    surface.removeEventListener('pointerdown', press)
    surface.removeEventListener('pointermove', hover)
    document.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', lift)
    document.removeEventListener('pointercancel', lift)
  }
}

/** Whether two places are more than so many CSS pixels apart, to the side or up and down. */
function farther([x, y]: Pixel, { clientX, clientY }: PointerEvent, pixels: number): boolean {
  return Math.abs(x - clientX) > pixels || Math.abs(y - clientY) > pixels
}
