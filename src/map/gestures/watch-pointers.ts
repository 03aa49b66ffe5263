import { isDrag, pressSlack } from '../../ui/press.ts'

/** The second of two clicks is no farther from the first than what a press may move, so many times. */
const reachAgain = 3

/** Milliseconds in which a second click makes a double click, and in which two fingers tap. */
const doubleTime = 300

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
  /**
   * One of those that are down has moved.
   *
   * @param from where it ceased to be a press, in the move in which it does
   */
  readonly drag: (pointers: readonly Pixel[], from?: Pixel) => void
  /** One is up again, or was taken away. @param pointers those that are left */
  readonly lift: (pointers: readonly Pixel[], cancelled: boolean) => void
  /** Whether the press that now ends has come to mean something else than a click. */
  readonly spent: () => boolean
  /** Pressed and let go at one place, the first of two as well as the second. */
  readonly click: (at: Pixel, finger: boolean) => void
  /** No second click has followed. */
  readonly singleClick: () => void
  readonly doubleClick: (at: Pixel, shift: boolean) => void
  /** Two fingers have tapped at once. @param at what lies between them */
  readonly pairTap: (at: Pixel) => void
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
  /** Where each pointer pressed since there was none, the first one first. */
  let presses: readonly PointerEvent[] = []
  /** Whether one of them has moved too far for a press. */
  let slipped = false
  const clicks = pairClicks(listener)
  /** Whether a finger presses for the second time. */
  let again = false

  const all = () => [...pointers.values()]
  const slips = (event: PointerEvent) =>
    slipped || presses.some((own) => own.pointerId === event.pointerId && isDrag(own, event))

  const press = (event: PointerEvent) => {
    const alone = pointers.size === 0
    presses = alone ? [event] : [...presses, event]
    again = alone && clicks.press(event)
    pointers.set(event.pointerId, pixelOf(event))
    listener.press(event, all(), again)
  }
  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const cancelled = event.type !== 'pointerup'
    slipped = cancelled || slips(event)
    const [pressed, other] = presses
    const spent = slipped || listener.spent()
    const clicked = !spent && !other && event.button === 0
    listener.lift(all(), cancelled)
    if (clicked && pressed) clicks.click(pressed, again)
    if (pointers.size > 0) return
    if (!spent && pressed && other && isPairTap(presses, event)) {
      listener.pairTap([
        (pressed.clientX + other.clientX) / 2,
        (pressed.clientY + other.clientY) / 2,
      ])
    }
    again = slipped = false
    presses = []
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, pixelOf(event))
    const began = slipped || presses.length > 1
    slipped = slips(event)
    const [pressed] = presses
    if (began) listener.drag(all())
    else if (slipped && pressed) listener.drag(all(), edgeBetween(pressed, event))
  }
  const hover = (event: PointerEvent) => {
    if (slips(event)) return
    listener.hover(pixelOf(event), event.pointerType === 'touch')
  }

  const stopped = new AbortController()
  const { signal } = stopped
  surface.addEventListener('pointerdown', press, { signal })
  surface.addEventListener('pointermove', hover, { signal })
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', lift, { signal })
  document.addEventListener('pointercancel', lift, { signal })
  return () => {
    clicks.stop()
    stopped.abort()
  }
}

/** Tells two clicks at one place from two that have nothing to do with each other. */
function pairClicks(listener: PointerListener) {
  /** A click that another may follow. */
  let first: PointerEvent | undefined
  let untilSingle: ReturnType<typeof setTimeout> | undefined

  const single = () => {
    first = undefined
    listener.singleClick()
  }
  return {
    /** @returns whether a finger presses for the second time */
    press: (event: PointerEvent): boolean => {
      if (!first) return false
      const far = isDrag(first, event, reachAgain)
      const again = !far && event.pointerType === 'touch'
      // However long the finger rests now, the first tap is no click of its own.
      if (far || again) clearTimeout(untilSingle)
      if (far) single()
      else if (again) first = undefined
      return again
    },
    click: (event: PointerEvent, again: boolean): void => {
      listener.click(pixelOf(event), event.pointerType === 'touch')
      clearTimeout(untilSingle)
      if (again || first) {
        first = undefined
        listener.doubleClick(pixelOf(event), event.shiftKey)
        return
      }
      first = event
      untilSingle = setTimeout(single, doubleTime)
    },
    stop: () => clearTimeout(untilSingle),
  }
}

function pixelOf({ clientX, clientY }: PointerEvent): Pixel {
  return [clientX, clientY]
}

/** Where a pointer on its way went too far for a press. The map begins to move there, and does not jump. */
function edgeBetween(press: PointerEvent, { clientX, clientY, pointerType }: PointerEvent): Pixel {
  const [x, y] = [clientX - press.clientX, clientY - press.clientY]
  const share = pressSlack(pointerType) / Math.hypot(x, y)
  return [press.clientX + x * share, press.clientY + y * share]
}

function isPairTap(presses: readonly PointerEvent[], { timeStamp }: PointerEvent): boolean {
  const begin = presses[0]?.timeStamp ?? 0
  const fingers = presses.every(({ pointerType }) => pointerType === 'touch')
  return presses.length === 2 && fingers && timeStamp - begin <= doubleTime
}
