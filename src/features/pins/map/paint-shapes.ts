import type { Coordinate } from '../../../geometry/coordinates.ts'

export interface PaintedShape {
  readonly points: readonly Coordinate[]
  readonly closed: boolean
  readonly colour: string
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const widthsCssPx = { line: 3, rim: 6 } as const
const selectedShare = 1.5

/** The light rim makes a dark line visible on woods and at night. */
const rimColour = 'rgb(255 248 228 / 0.85)'
const insideOpacity = 0.18

/** Points closer than this to the previous point are not drawn, in CSS pixels. */
const nearest = 1.5

/** Draws the line of a shape, and a tint inside an area. @param at converts world coordinates to CSS pixels */
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
    [widthsCssPx.rim, rimColour],
    [widthsCssPx.line, colour],
  ] as const) {
    context.lineWidth = width * (selected ? selectedShare : 1)
    context.strokeStyle = style
    context.stroke()
  }
}
