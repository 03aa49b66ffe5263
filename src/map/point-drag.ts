import type { Coordinate } from '../geometry/coordinates.ts'
import { isEscape } from '../ui/keys/composition.ts'
import { isDrag } from '../ui/press.ts'

/** How far beside a thing the mouse or a finger may take hold of it, in CSS pixels. */
const mouseReach = 10
const fingerReach = 22

/** A thing on the map that can be moved. */
export interface Draggable {
  /** Where it stands. */
  readonly coordinate: Coordinate
  /** Called with every step of the drag. */
  readonly move: (to: Coordinate) => void
  /** Called when the drag is broken off. */
  readonly putBack: () => void
  /** Called where it is let go. */
  readonly drop?: (at: Coordinate) => void
}

interface PointDragOptions {
  readonly target: HTMLElement
  /** The world coordinate at a point of the window in CSS pixels. */
  readonly pointAt: (clientX: number, clientY: number) => Coordinate
  /** What can be dragged there now, at most `reach` CSS pixels away. */
  readonly thingAt: (point: Coordinate, reach: number) => Draggable | undefined
  /** Whether the press has come to mean something else, such as a question about the spot. */
  readonly spent: () => boolean
}

export interface PointDrags {
  /** Whether the press that now ends has dragged something, so that it is no click. */
  readonly dragged: () => boolean
  /** Whether the mouse could take hold of something there. */
  readonly canHold: (point: Coordinate) => boolean
  readonly stop: () => void
}

interface Hold {
  readonly pointerId: number
  readonly thing: Draggable
  readonly pressed: PointerEvent
  /** World units from the pointer to the thing, which keeps them. */
  readonly offset: Coordinate
}

/**
 * Hears how the mouse or a finger drags a thing on the map; the map stays where it is meanwhile. A second finger,
 * which zooms, breaks the drag off, and so does Escape.
 */
export function watchPointDrags(options: PointDragOptions): PointDrags {
  const { target, pointAt, thingAt, spent } = options
  const pointers = new Set<number>()
  let hold: Hold | null = null
  let dragged = false

  const carried = ({ offset: [dx, dy] }: Hold, event: PointerEvent): Coordinate => {
    const [x, y] = pointAt(event.clientX, event.clientY)
    return [x + dx, y + dy]
  }
  const breakOff = () => {
    if (dragged) hold?.thing.putBack()
    hold = null
  }
  const press = (event: PointerEvent) => {
    const { pointerId, pointerType, button, shiftKey, clientX, clientY } = event
    pointers.add(pointerId)
    breakOff()
    if (pointers.size > 1) return
    dragged = false
    if (button !== 0 || shiftKey) return
    const [x, y] = pointAt(clientX, clientY)
    const thing = thingAt([x, y], pointerType === 'mouse' ? mouseReach : fingerReach)
    if (!thing) return
    const offset: Coordinate = [thing.coordinate[0] - x, thing.coordinate[1] - y]
    hold = { pointerId, thing, pressed: event, offset }
  }
  const move = (event: PointerEvent) => {
    if (hold?.pointerId !== event.pointerId) return
    // What would move the map listens further in.
    event.stopPropagation()
    if (spent()) {
      breakOff()
      return
    }
    if (!dragged && !isDrag(hold.pressed, event)) return
    dragged = true
    target.style.cursor = 'grabbing'
    hold.thing.move(carried(hold, event))
  }
  const release = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (hold?.pointerId !== event.pointerId) return
    if (event.type === 'pointercancel') breakOff()
    else if (dragged) hold.thing.drop?.(carried(hold, event))
    hold = null
    target.style.cursor = ''
  }
  const escape = (event: KeyboardEvent) => {
    if (!isEscape(event) || !hold || !dragged) return
    event.preventDefault()
    event.stopPropagation()
    breakOff()
  }

  const stopped = new AbortController()
  const { signal } = stopped
  const early = { signal, capture: true }
  target.addEventListener('pointerdown', press, { signal })
  window.addEventListener('pointermove', move, early)
  window.addEventListener('pointerup', release, early)
  window.addEventListener('pointercancel', release, early)
  window.addEventListener('keydown', escape, early)
  return {
    dragged: () => dragged,
    canHold: (point) => thingAt(point, mouseReach) !== undefined,
    stop: () => stopped.abort(),
  }
}
