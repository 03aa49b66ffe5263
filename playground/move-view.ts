/** What moves a view. */
interface ViewMoves {
  /** @param x @param y CSS pixels by which the land goes to the right and down */
  readonly pan: (x: number, y: number) => void
  /** @param levels by which it comes nearer @param x @param y the fixed point, in CSS pixels from the canvas's middle */
  readonly zoom: (levels: number, x: number, y: number) => void
}

/** The wheel's pixels for one zoom level. */
const pixelsALevel = 300

/** Browsers count the wheel in pixels, lines or pages, in this order. */
const pixelsAStep = [1, 32, 600]

/** Has a drag and the wheel move the view of a canvas. @returns what lets go of it */
export function watchMoves(canvas: HTMLCanvasElement, moves: ViewMoves): () => void {
  const letGo = new AbortController()
  const { signal } = letGo
  /** Where the pointer that drags was last, in CSS pixels. */
  let [fromX, fromY] = [0, 0]
  canvas.addEventListener(
    'pointerdown',
    ({ button, pointerId, clientX, clientY }) => {
      if (button !== 0) return
      canvas.setPointerCapture(pointerId)
      ;[fromX, fromY] = [clientX, clientY]
    },
    { signal },
  )
  canvas.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (!canvas.hasPointerCapture(pointerId)) return
      moves.pan(clientX - fromX, clientY - fromY)
      ;[fromX, fromY] = [clientX, clientY]
    },
    { signal },
  )
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const levels = (-event.deltaY * (pixelsAStep[event.deltaMode] ?? 1)) / pixelsALevel
      moves.zoom(levels, event.clientX - left - width / 2, event.clientY - top - height / 2)
    },
    { signal, passive: false },
  )
  return () => letGo.abort()
}
