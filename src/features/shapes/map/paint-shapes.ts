import type { Coordinate } from '../../../geometry/coordinates.ts'

/** A line or an area as it is painted. */
export interface PaintedShape {
  readonly points: readonly Coordinate[]
  /** Whether it is an area. */
  readonly closed: boolean
  /** As CSS writes it. */
  readonly colour: string
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** CSS pixels: the line, and the light rim with it within. */
const widths = { line: 3, rim: 6 } as const
const selectedShare = 1.5

/** The light rim sets a dark line off from woods and from the night. */
const rimColour = 'rgb(255 248 228 / 0.85)'
const insideOpacity = 0.18

/** Points nearer to the last one than so many CSS pixels are not drawn. */
const nearest = 1.5

/**
 * Paints a shape's line in its colour, and what an area holds as a tint of it.
 *
 * @param at where a point of the world is painted, in CSS pixels
 */
export function paintShape(
  context: Context,
  { points, closed, colour }: PaintedShape,
  at: (point: Coordinate) => readonly [x: number, y: number],
  selected = false,
): void {
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  let last: readonly [number, number] | undefined
  for (const [index, point] of points.entries()) {
    const [x, y] = at(point)
    const isNear = last && Math.hypot(x - last[0], y - last[1]) < nearest
    if (isNear && index < points.length - 1) continue
    context.lineTo(x, y)
    last = [x, y]
  }
  if (closed) {
    context.closePath()
    context.globalAlpha = insideOpacity
    context.fillStyle = colour
    context.fill('evenodd')
    context.globalAlpha = 1
  }
  for (const [width, style] of [
    [widths.rim, rimColour],
    [widths.line, colour],
  ] as const) {
    context.lineWidth = width * (selected ? selectedShare : 1)
    context.strokeStyle = style
    context.stroke()
  }
}
