import type { Coordinate } from '../geometry/coordinates.ts'
import { isEscape } from '../ui/keys/composition.ts'
import { isDrag } from '../ui/press.ts'

const mouseReachCssPx = 10
const fingerReachCssPx = 22

export interface Draggable {
  readonly coordinate: Coordinate
  /** Whether the point snaps to markers: near a marker's middle, `move` gets the marker's own coordinate. */
  readonly snaps?: boolean
  readonly move: (to: Coordinate) => void
  readonly cancel: () => void
  readonly drop?: (at: Coordinate) => void
}

interface PointDragOptions {
  readonly target: HTMLElement
  /** Returns the world coordinate at a position in the window, which is in CSS pixels. */
  readonly pointAt: (clientX: number, clientY: number) => Coordinate
  /** Returns the point that can be grabbed at most `reach` CSS pixels away. */
  readonly draggableAt: (point: Coordinate, reach: number) => Draggable | undefined
  /** Whether the press has opened the context menu, and so can't drag. */
  readonly isPressUsed: () => boolean
}

export interface PointDrags {
  /** Whether the current press has dragged something, so that releasing it is not a click. */
  readonly hasDragged: () => boolean
  readonly canGrab: (point: Coordinate) => boolean
  readonly stop: () => void
}

interface Hold {
  readonly pointerId: number
  readonly draggable: Draggable
  readonly pressed: PointerEvent
  /** Distance from the pointer to the dragged point in world units. It stays the same during the drag. */
  readonly offset: Coordinate
}

/** Lets the mouse or a finger drag points of the map. Escape or a second finger, which zooms, cancels the drag. */
export function watchPointDrags(options: PointDragOptions): PointDrags {
  const { target, pointAt, draggableAt, isPressUsed } = options
  const pointers = new Set<number>()
  let grab: Hold | null = null
  let dragged = false

  const positionWhileDragged = ({ offset: [dx, dy] }: Hold, event: PointerEvent): Coordinate => {
    const [x, y] = pointAt(event.clientX, event.clientY)
    return [x + dx, y + dy]
  }
  const cancelDrag = () => {
    if (dragged) grab?.draggable.cancel()
    grab = null
  }
  const press = (event: PointerEvent) => {
    const { pointerId, pointerType, button, shiftKey, clientX, clientY } = event
    pointers.add(pointerId)
    cancelDrag()
    if (pointers.size > 1) return
    dragged = false
    if (button !== 0 || shiftKey) return
    const [x, y] = pointAt(clientX, clientY)
    const draggable = draggableAt(
      [x, y],
      pointerType === 'mouse' ? mouseReachCssPx : fingerReachCssPx,
    )
    if (!draggable) return
    const offset: Coordinate = [draggable.coordinate[0] - x, draggable.coordinate[1] - y]
    grab = { pointerId, draggable, pressed: event, offset }
  }
  const move = (event: PointerEvent) => {
    if (grab?.pointerId !== event.pointerId) return
    // The listeners that drag the map are on the document. This one is on the window and runs first.
    event.stopPropagation()
    if (isPressUsed()) {
      cancelDrag()
      return
    }
    if (!dragged && !isDrag(grab.pressed, event)) return
    dragged = true
    target.style.cursor = 'grabbing'
    grab.draggable.move(positionWhileDragged(grab, event))
  }
  const release = (event: PointerEvent) => {
    pointers.delete(event.pointerId)
    if (grab?.pointerId !== event.pointerId) return
    if (event.type === 'pointercancel') cancelDrag()
    else if (dragged) grab.draggable.drop?.(positionWhileDragged(grab, event))
    grab = null
    target.style.cursor = ''
  }
  const escape = (event: KeyboardEvent) => {
    if (!isEscape(event) || !grab || !dragged) return
    event.preventDefault()
    event.stopPropagation()
    cancelDrag()
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
    hasDragged: () => dragged,
    canGrab: (point) => draggableAt(point, mouseReachCssPx) !== undefined,
    stop: () => stopped.abort(),
  }
}
