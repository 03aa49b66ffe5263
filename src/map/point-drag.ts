import type { Coordinate } from '../geometry/coordinates.ts'
import { isEscape } from '../ui/keys/composition.ts'
import { isDrag } from '../ui/press.ts'

/** Distance in CSS pixels from which the mouse or a finger can grab a point. */
const mouseReach = 10
const fingerReach = 22

/** A point on the map that can be dragged. */
export interface Draggable {
  readonly coordinate: Coordinate
  /** Whether the point snaps to markers: near a marker's middle, `move` gets the marker's own coordinate. */
  readonly snaps?: boolean
  readonly move: (to: Coordinate) => void
  /** Called when the drag is cancelled. */
  readonly putBack: () => void
  readonly drop?: (at: Coordinate) => void
}

interface PointDragOptions {
  readonly target: HTMLElement
  /** Returns the world coordinate at a position in the window, which is in CSS pixels. */
  readonly pointAt: (clientX: number, clientY: number) => Coordinate
  /** Returns the point that can be grabbed at most `reach` CSS pixels away. */
  readonly thingAt: (point: Coordinate, reach: number) => Draggable | undefined
  /** Whether the press has opened the context menu, and so can't drag. */
  readonly spent: () => boolean
}

export interface PointDrags {
  /** Whether the current press has dragged something, so that releasing it is not a click. */
  readonly dragged: () => boolean
  readonly canHold: (point: Coordinate) => boolean
  readonly stop: () => void
}

interface Hold {
  readonly pointerId: number
  readonly thing: Draggable
  readonly pressed: PointerEvent
  /** Distance from the pointer to the dragged point in world units. It stays the same during the drag. */
  readonly offset: Coordinate
}

/** Lets the mouse or a finger drag points of the map. Escape or a second finger, which zooms, cancels the drag. */
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
    // The listeners that drag the map are on the document. This one is on the window and runs first.
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
