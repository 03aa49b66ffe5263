/** Paints a canvas. The context's unit is a device pixel. */
export type CanvasPainter = (
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
) => void

/** Canvases outside the page for painting, by size. They are reused. */
const easels = new Map<string, OffscreenCanvas>()
const maxEasels = 4

/**
 * Paints a picture that never changes. Browsers upload a changeable canvas in every frame, which takes 10 ms for a
 * phone's screen, but a finished bitmap only once.
 *
 * @param width
 * @param height in device pixels
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
  const easel = emptyEasel(width, height)
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

/** Paints a canvas that changes in every frame, for which the bitmap of {@link paintCanvas} would be slower. */
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

/** Frees the memory of a canvas at once; browsers would do it late. */
export function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.remove()
  canvas.width = canvas.height = 0
}

function emptyEasel(width: number, height: number): OffscreenCanvas | undefined {
  if (typeof OffscreenCanvas !== 'function') return undefined
  const key = `${width} ${height}`
  let easel = easels.get(key)
  if (!easel) {
    const [oldest] = easels.keys()
    if (oldest !== undefined && easels.size >= maxEasels) easels.delete(oldest)
    easel = new OffscreenCanvas(width, height)
    easels.set(key, easel)
  }
  return easel
}
