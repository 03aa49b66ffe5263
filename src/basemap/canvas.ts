/** Keeps canvases in main memory: the result is the same everywhere, and workers don't wait for the graphics card. */
export const mainMemoryCanvas: CanvasRenderingContext2DSettings = { willReadFrequently: true }

type Canvas = OffscreenCanvas | HTMLCanvasElement

const reserved: Canvas[] = []

/** Creates a canvas in advance. Without a graphics card, a worker's new canvas waits for the page's busy thread. */
export function reserveCanvas(width: number, height: number): void {
  const canvas = create(width, height)
  // Browsers allocate the canvas on the first drawing call.
  contextOf(canvas)?.clearRect(0, 0, 1, 1)
  reserved.push(canvas)
}

/** Returns a reserved canvas of that size, or a new one. Off screen if the browser supports it. */
export function createCanvas(width: number, height: number): Canvas {
  const index = reserved.findIndex((one) => one.width === width && one.height === height)
  return reserved.splice(index, index < 0 ? 0 : 1)[0] ?? create(width, height)
}

/** @throws if the browser has no 2D context */
export function getDrawingContext(
  canvas: Canvas,
): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = contextOf(canvas)
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  return context
}

function contextOf(canvas: Canvas) {
  return canvas.getContext('2d', mainMemoryCanvas) as CanvasRenderingContext2D | null
}

function create(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
