import { isDrag, pressSlack } from '../../ui/press.ts'

/** The second click of a double click may be this many times the press tolerance away from the first. */
const doubleClickReach = 3

/** Time limit in ms for a double click, and for a tap with two fingers. */
const multiTapMs = 300

export type Pixel = readonly [clientX: number, clientY: number]

export interface PointerListener {
  /** @param pointers all pointers that are down @param isSecondPress true if a finger has just tapped there */
  readonly press: (event: PointerEvent, pointers: readonly Pixel[], isSecondPress: boolean) => void
  /** @param from position where the press became a drag, in the first call of each drag */
  readonly drag: (pointers: readonly Pixel[], from?: Pixel) => void
  /** @param pointers positions of the pointers that are still down */
  readonly lift: (pointers: readonly Pixel[], cancelled: boolean) => void
  /** Whether another gesture has used the current press, so that releasing it is not a click. */
  readonly isPressUsed: () => boolean
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
  let hasLeftTolerance = false
  const clicks = pairClicks(listener)
  let isSecondPress = false

  const positions = () => [...pointers.values()]
  const leavesTolerance = (event: PointerEvent) =>
    hasLeftTolerance ||
    presses.some((own) => own.pointerId === event.pointerId && isDrag(own, event))

  const press = (event: PointerEvent) => {
    const alone = pointers.size === 0
    presses = alone ? [event] : [...presses, event]
    isSecondPress = alone && clicks.press(event)
    pointers.set(event.pointerId, pixelOf(event))
    listener.press(event, positions(), isSecondPress)
  }
  const lift = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const cancelled = event.type !== 'pointerup'
    hasLeftTolerance = cancelled || leavesTolerance(event)
    const [pressed, other] = presses
    const spent = hasLeftTolerance || listener.isPressUsed()
    const clicked = !spent && !other && event.button === 0
    listener.lift(positions(), cancelled)
    if (clicked && pressed) clicks.click(pressed, isSecondPress)
    if (pointers.size > 0) return
    if (!spent && pressed && other && isPairTap(presses, event)) {
      listener.pairTap([
        (pressed.clientX + other.clientX) / 2,
        (pressed.clientY + other.clientY) / 2,
      ])
    }
    isSecondPress = hasLeftTolerance = false
    presses = []
  }
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, pixelOf(event))
    const began = hasLeftTolerance || presses.length > 1
    hasLeftTolerance = leavesTolerance(event)
    const [pressed] = presses
    if (began) listener.drag(positions())
    else if (hasLeftTolerance && pressed) listener.drag(positions(), edgeBetween(pressed, event))
  }
  const hover = (event: PointerEvent) => {
    if (leavesTolerance(event)) return
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
  let firstClick: PointerEvent | undefined
  let untilSingle: ReturnType<typeof setTimeout> | undefined

  const single = () => {
    firstClick = undefined
    listener.singleClick()
  }
  return {
    /** @returns whether this is the second press of a finger */
    press: (event: PointerEvent): boolean => {
      if (!firstClick) return false
      const far = isDrag(firstClick, event, doubleClickReach)
      const isSecondPress = !far && event.pointerType === 'touch'
      // The tap is part of a gesture now, so `singleClick` must not be called for it, however long the finger rests.
      if (far || isSecondPress) clearTimeout(untilSingle)
      if (far) single()
      else if (isSecondPress) firstClick = undefined
      return isSecondPress
    },
    click: (event: PointerEvent, isSecondPress: boolean): void => {
      listener.click(pixelOf(event), event.pointerType === 'touch')
      clearTimeout(untilSingle)
      if (isSecondPress || firstClick) {
        firstClick = undefined
        listener.doubleClick(pixelOf(event), event.shiftKey)
        return
      }
      firstClick = event
      untilSingle = setTimeout(single, multiTapMs)
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
  return presses.length === 2 && fingers && timeStamp - begin <= multiTapMs
}
