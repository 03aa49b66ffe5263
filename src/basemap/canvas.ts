/**
 * Pictures of the land are drawn by the processor: the same on every machine, and a worker need not wait for
 * the graphics card.
 */
export const onProcessor: CanvasRenderingContext2DSettings = { willReadFrequently: true }

type Canvas = OffscreenCanvas | HTMLCanvasElement

const reserved: Canvas[] = []

/**
 * Makes a canvas for later. Where there is no graphics card, a worker's new canvas has to wait until the
 * page's thread has a moment, which is long when the page is just being built: better before than while.
 */
export function reserveCanvas(width: number, height: number): void {
  const canvas = create(width, height)
  // It is the first thing drawn that waits.
  contextOf(canvas)?.clearRect(0, 0, 1, 1)
  reserved.push(canvas)
}

/** Off the page wherever the browser can. */
export function createCanvas(width: number, height: number): Canvas {
  const index = reserved.findIndex((one) => one.width === width && one.height === height)
  return reserved.splice(index, index < 0 ? 0 : 1)[0] ?? create(width, height)
}

/** @throws when this browser cannot draw. */
export function drawingOn(
  canvas: Canvas,
): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = contextOf(canvas)
  if (!context) throw new Error('This browser cannot draw on a canvas.')
  return context
}

function contextOf(canvas: Canvas) {
  return canvas.getContext('2d', onProcessor) as CanvasRenderingContext2D | null
}

function create(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
