import { isDrag, pressSlack } from '../../ui/press.ts'

/** The second click of a double click may be this many times the press tolerance away from the first. */
const reachAgain = 3

/** Time limit in ms for a double click, and for a tap with two fingers. */
const doubleTime = 300

export type Pixel = readonly [clientX: number, clientY: number]

export interface PointerListener {
  /** @param pointers all pointers that are down @param again true if a finger has just tapped there */
  readonly press: (event: PointerEvent, pointers: readonly Pixel[], again: boolean) => void
  /** @param from position where the press became a drag, in the first call of each drag */
  readonly drag: (pointers: readonly Pixel[], from?: Pixel) => void
  /** @param pointers positions of the pointers that are still down */
  readonly lift: (pointers: readonly Pixel[], cancelled: boolean) => void
  /** Whether another gesture has used the current press, so that releasing it is not a click. */
  readonly spent: () => boolean
  /** Called for every click, including both clicks of a double click. */
  readonly click: (at: Pixel, finger: boolean) => void
  /** Called if no second click follows in time. */
  readonly singleClick: () => void
  readonly doubleClick: (at: Pixel, shift: boolean) => void
  /** Called for a tap with two fingers. @param at the middle between them */
  readonly pairTap: (at: Pixel) => void
  readonly hover: (at: Pixel, finger: boolean) => void
}

/**
 * Recognises presses, drags and clicks of mouse, fingers and pen. Moves are observed on the document, so that other
 * listeners can stop them first, and a drag continues over elements above the map.
 *
 * @returns a stop function
 */
export function watchPointers(surface: HTMLElement, listener: PointerListener): () => void {
  const pointers = new Map<number, Pixel>()
  /** Press events since no pointer was down, the oldest first. */
  let presses: readonly PointerEvent[] = []
  /** True if one of the pressed pointers has moved too far for a click. */
  let slipped = false
  const clicks = pairClicks(listener)
  /** True while a finger presses for the second time after a tap. */
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

function pairClicks(listener: PointerListener) {
  /** A click that a second click may turn into a double click. */
  let first: PointerEvent | undefined
  let untilSingle: ReturnType<typeof setTimeout> | undefined

  const single = () => {
    first = undefined
    listener.singleClick()
  }
  return {
    /** @returns whether this is the second press of a finger */
    press: (event: PointerEvent): boolean => {
      if (!first) return false
      const far = isDrag(first, event, reachAgain)
      const again = !far && event.pointerType === 'touch'
      // The tap is part of a gesture now, so `singleClick` must not be called for it, however long the finger rests.
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

/** Returns the point where a pointer left the press tolerance. A drag starts there, so that the map doesn't jump. */
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
