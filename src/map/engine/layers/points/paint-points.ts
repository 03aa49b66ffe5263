import type { Frame } from '../frame.ts'
import type { PointSource } from './point-source.ts'

/** Draws the points at some positions of a source onto a picture of a frame. */
export function paintPoints(
  context: Pick<CanvasRenderingContext2D, 'drawImage'>,
  { centre, resolution, size, pixelRatio }: Frame,
  source: PointSource,
  positions: readonly number[],
): void {
  const middleX = Math.round(size[0] * pixelRatio) / 2
  const middleY = Math.round(size[1] * pixelRatio) / 2
  const scale = pixelRatio / resolution
  for (const position of positions) {
    const { canvas, left, top } = source.picture(position)
    // Whole device pixels: a badge between two pixels is a blurred badge.
    const x = Math.round(middleX + (source.x(position) - centre[0]) * scale)
    const y = Math.round(middleY - (source.y(position) - centre[1]) * scale)
    const stretch = source.stretch(position)
    if (stretch === 1) context.drawImage(canvas, x - left, y - top)
    else {
      const [width, height] = [canvas.width * stretch, canvas.height * stretch]
      context.drawImage(canvas, x - left * stretch, y - top * stretch, width, height)
    }
  }
}
