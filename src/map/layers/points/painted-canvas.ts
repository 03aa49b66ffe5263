/** Draws what is on a canvas. The context's unit is a device pixel. */
export type CanvasPainter = (
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
) => void

/** Canvases that are drawn on beside the page, one for each size that is in use. */
const easels = new Map<string, OffscreenCanvas>()
const mostEasels = 4

/**
 * Paints a picture for the page, once and for good. A canvas that could still be drawn on is handed to the screen
 * anew with every frame of the page, which takes 10 ms for a phone's screen; a finished picture is not.
 *
 * @param width @param height device pixels
 */
export function paintCanvas(
  width: number,
  height: number,
  pixelRatio: number,
  paint: CanvasPainter,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'map-picture'
  canvas.width = width
  canvas.height = height
  canvas.style.width = `${width / pixelRatio}px`
  canvas.style.height = `${height / pixelRatio}px`
  const easel = easelOf(width, height)
  const viewport = easel && canvas.getContext('bitmaprenderer')
  const context = viewport ? easel.getContext('2d') : canvas.getContext('2d')
  if (context) {
    context.save()
    paint(context)
    context.restore()
  }
  viewport?.transferFromImageBitmap((easel as OffscreenCanvas).transferToImageBitmap())
  return canvas
}

/** A canvas that is drawn on anew in every frame, which a finished picture would make slower. */
export function paintLive(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  pixelRatio: number,
  paint: CanvasPainter,
): void {
  const context = canvas.getContext('2d')
  if (canvas.width === width && canvas.height === height) context?.clearRect(0, 0, width, height)
  else {
    canvas.className = 'map-picture'
    canvas.width = width
    canvas.height = height
    canvas.style.width = `${width / pixelRatio}px`
    canvas.style.height = `${height / pixelRatio}px`
  }
  if (context) paint(context)
}

/** Frees a canvas's pixels, which browsers do late otherwise. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.remove()
  canvas.width = canvas.height = 0
}

/** An empty canvas beside the page; nothing where the browser has none. */
function easelOf(width: number, height: number): OffscreenCanvas | undefined {
  if (typeof OffscreenCanvas !== 'function') return undefined
  const key = `${width} ${height}`
  let easel = easels.get(key)
  if (!easel) {
    const [oldest] = easels.keys()
    if (oldest !== undefined && easels.size >= mostEasels) easels.delete(oldest)
    easel = new OffscreenCanvas(width, height)
    easels.set(key, easel)
  }
  return easel
}
