/**
 * Pictures of the land are drawn by the processor: the same on every machine, and a worker need not wait for
 * the page's thread, which alone can reach the graphics card.
 */
export const onProcessor: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/** Off the page wherever the browser can. */
export function createCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
