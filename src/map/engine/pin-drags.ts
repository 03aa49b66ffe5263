/** A pointer that has moved by so many CSS pixels drags; one that has not clicks, or rests for the menu. */
const slack = { finger: 10, mouse: 4 } as const

interface PinDragOptions {
  readonly target: HTMLElement
  /** Whether a press at a point of the window, in CSS pixels, takes hold of the selected pin. */
  readonly holds: (clientX: number, clientY: number) => boolean
  /** Whether the press has turned into something else, such as a menu. */
  readonly isBroken: () => boolean
  /** The press may become a drag, or no longer: meanwhile nothing else may be dragged. */
  readonly onHold: (held: boolean) => void
  /** How far the pin is from where it stands, in CSS pixels; nothing when the drag is broken off or done. */
  readonly onDrag: (way: readonly [right: number, down: number] | null) => void
  readonly onDrop: (way: readonly [right: number, down: number]) => void
}

/**
 * Hears how the selected pin is dragged by the mouse or by one finger. A second finger or Escape breaks the
 * drag off. @returns what stops it
 */
export function watchPinDrags(options: PinDragOptions): () => void {
  const { target, onHold, onDrag, onDrop } = options
  const pointers = new Set<number>()
  let from: readonly [clientX: number, clientY: number] | null = null
  let dragging = false

  const breakOff = () => {
    if (!from) return
    from = null
    if (dragging) onDrag(null)
    dragging = false
    onHold(false)
  }
  const press = ({ pointerId, button, shiftKey, clientX, clientY }: PointerEvent) => {
    pointers.add(pointerId)
    breakOff()
    if (pointers.size > 1 || button !== 0 || shiftKey || !options.holds(clientX, clientY)) return
    from = [clientX, clientY]
    onHold(true)
  }
  const wayOf = ({ clientX, clientY }: PointerEvent) =>
    from && ([clientX - from[0], clientY - from[1]] as const)
  const move = (event: PointerEvent) => {
    const way = wayOf(event)
    if (!way || !pointers.has(event.pointerId)) return
    const least = event.pointerType === 'touch' ? slack.finger : slack.mouse
    if (!dragging && (Math.hypot(...way) < least || options.isBroken())) return
    dragging = true
    onDrag(way)
  }
  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    const way = dragging && event.type === 'pointerup' ? wayOf(event) : null
    if (way) onDrop(way)
    breakOff()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return
    event.preventDefault()
    event.stopPropagation()
    breakOff()
  }

  // Before the engine, which listens on a child of the target and would begin to drag the map.
  target.addEventListener('pointerdown', press, true)
  // On the window: a drag goes on over panel and card, and ends wherever the pointer is let go.
  window.addEventListener('pointermove', move, true)
  window.addEventListener('pointerup', release, true)
  window.addEventListener('pointercancel', release, true)
  window.addEventListener('keydown', key, true)
  return () => {
    target.removeEventListener('pointerdown', press, true)
    window.removeEventListener('pointermove', move, true)
    window.removeEventListener('pointerup', release, true)
    window.removeEventListener('pointercancel', release, true)
    window.removeEventListener('keydown', key, true)
  }
}
