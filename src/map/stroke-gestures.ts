import { pressSlack } from '../ui/press.ts'

const minPointDistanceCssPx = 4

type Pixel = readonly [clientX: number, clientY: number]

interface StrokeGestureOptions {
  readonly target: HTMLElement
  readonly dragsDrawLines: () => boolean
  /** Called with the stroke so far, in CSS pixels of the window; with `null` when the stroke ends. */
  readonly onStroke: (stroke: readonly Pixel[] | null) => void
  readonly onDone: (stroke: readonly Pixel[]) => void
}

/** Recognises strokes of the mouse or one finger. A second finger cancels the stroke. @returns a stop function */
export function watchStrokes({
  target,
  dragsDrawLines,
  onStroke,
  onDone,
}: StrokeGestureOptions): () => void {
  const pointers = new Set<number>()
  let stroke: Pixel[] | null = null

  const breakOff = () => {
    if (stroke && stroke.length > 1) onStroke(null)
    stroke = null
  }
  const press = ({ pointerId, button, shiftKey, clientX, clientY }: PointerEvent) => {
    pointers.add(pointerId)
    breakOff()
    if (pointers.size === 1 && button === 0 && !shiftKey && dragsDrawLines())
      stroke = [[clientX, clientY]]
  }
  const move = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    const last = stroke?.at(-1)
    if (!stroke || !last || !pointers.has(pointerId)) return
    const moved = Math.hypot(clientX - last[0], clientY - last[1])
    if (moved < (stroke.length === 1 ? pressSlack(pointerType) : minPointDistanceCssPx)) return
    stroke.push([clientX, clientY])
    onStroke(stroke)
  }
  const release = ({ pointerId, type }: PointerEvent) => {
    if (!pointers.delete(pointerId)) return
    const done = type === 'pointerup' && stroke && stroke.length > 1 ? stroke : null
    breakOff()
    if (done) onDone(done)
  }

  const stopped = new AbortController()
  const { signal } = stopped
  // On the window: a stroke continues over panel and card, and ends wherever the pointer is released.
  const early = { signal, capture: true }
  target.addEventListener('pointerdown', press, { signal })
  window.addEventListener('pointermove', move, early)
  window.addEventListener('pointerup', release, early)
  window.addEventListener('pointercancel', release, early)
  return () => stopped.abort()
}
