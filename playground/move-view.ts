interface ViewMoves {
  /** @param x @param y CSS pixels by which the land moves right and down */
  readonly pan: (x: number, y: number) => void
  /** @param levels zoom levels towards the land @param x @param y fixed point, CSS pixels from the canvas's middle */
  readonly zoom: (levels: number, x: number, y: number) => void
}

const wheelPixelsPerLevel = 300

/** Pixels per wheel unit, by `deltaMode`: pixels, lines, pages. */
const wheelPixelsPerUnit = [1, 32, 600]

/** Moves a canvas's view by drags and the wheel. @returns a function that removes the listeners */
export function watchMoves(canvas: HTMLCanvasElement, moves: ViewMoves): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  /** Last position of the dragging pointer in CSS pixels. */
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
      const levels =
        (-event.deltaY * (wheelPixelsPerUnit[event.deltaMode] ?? 1)) / wheelPixelsPerLevel
      moves.zoom(levels, event.clientX - left - width / 2, event.clientY - top - height / 2)
    },
    { signal, passive: false },
  )
  return () => listeners.abort()
}
