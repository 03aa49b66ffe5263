import { cdp } from 'vitest/browser'
import { mainMemoryCanvas } from '../basemap/canvas.ts'
import type { Picture } from './picture-measures.ts'
import type { Point } from './real-input.ts'

/** Captures the page of a component test around a point, `reach` CSS pixels to each side. */
export async function pictureAround([x, y]: Point, reach: number): Promise<Picture> {
  const side = 2 * reach + 1
  const { data: text } = await cdp().send('Page.captureScreenshot', {
    clip: {
      x: Math.round(x) - reach,
      y: Math.round(y) - reach,
      width: side,
      height: side,
      scale: 1,
    },
    optimizeForSpeed: true,
  })
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const context = new OffscreenCanvas(side, side).getContext('2d', mainMemoryCanvas)
  if (!context) throw new Error('There is no canvas to read the picture from.')
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, side, side)
  return {
    at: (dx, dy) => {
      const index = ((Math.round(dy) + reach) * side + Math.round(dx) + reach) * 4
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0]
    },
  }
}
