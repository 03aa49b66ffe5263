import type { RouteSegment } from '../model/route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'

/** Colours that stand out on all basemap styles: a bright line with a dark rim. Measured lines have another colour. */
export const routeColours = { rim: '#10202e', line: '#8fd0ff', sign: '#10202e' } as const

type Pixel = readonly [x: number, y: number]

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export type PaintedSegment = Pick<RouteSegment, 'kind' | 'line'>

const rimWidthCssPx = 8
const lineWidthCssPx = 4.5
/** Distance in CSS pixels between two chevrons, which show the direction. */
const chevronStep = 90
const chevronSize = 4
/** Dash patterns in CSS pixels: straight lines over the land are dotted, fast travel is dashed. */
const dots = [0.5, 9] as const
const dashes = [10, 9] as const
/** Height of the arc of a fast travel, as a share of the distance between its ends. */
const arcRise = 0.16

/** Draws a route. All sizes are in CSS pixels, to which `toPixels` converts world coordinates. */
export function paintRoute(
  context: Context,
  segments: readonly PaintedSegment[],
  toPixels: (point: Coordinate) => Pixel,
  size: readonly [width: number, height: number],
): void {
  const lines = segments.map((segment) => ({ segment, pixels: segment.line.map(toPixels) }))
  context.lineCap = context.lineJoin = 'round'
  for (const [width, colour] of [
    [rimWidthCssPx, routeColours.rim],
    [lineWidthCssPx, routeColours.line],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    for (const { segment, pixels } of lines) {
      context.setLineDash(dashesOf(segment))
      context.beginPath()
      trace(context, segment, pixels)
      context.stroke()
    }
  }
  context.setLineDash([])
  context.lineWidth = 1.75
  context.strokeStyle = routeColours.sign
  for (const { segment, pixels } of lines) {
    if (segment.kind === 'road' || segment.kind === 'path') drawChevrons(context, pixels, size)
  }
}

function dashesOf({ kind }: PaintedSegment): number[] {
  if (kind === 'straight') return [...dots]
  return kind === 'fast-travel' ? [...dashes] : []
}

function trace(context: Context, { kind }: PaintedSegment, pixels: readonly Pixel[]): void {
  const [first, last] = [pixels[0], pixels.at(-1)]
  if (!first || !last) return
  context.moveTo(first[0], first[1])
  if (kind !== 'fast-travel') {
    for (const [x, y] of pixels.slice(1)) context.lineTo(x, y)
    return
  }
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  // The middle of a quadratic curve lies half as far out as its control point, hence the factor 2.
  const [x, y] = [first[0] + dx / 2 + 2 * arcRise * dy, first[1] + dy / 2 - 2 * arcRise * dx]
  context.quadraticCurveTo(x, y, last[0], last[1])
}

function drawChevrons(
  context: Context,
  pixels: readonly Pixel[],
  size: readonly [width: number, height: number],
): void {
  let until = chevronStep / 2
  for (const [index, b] of pixels.slice(1).entries()) {
    const a = pixels[index] ?? b
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(dx, dy)
    for (; until < length; until += chevronStep) {
      const share = until / length
      const [x, y] = [a[0] + share * dx, a[1] + share * dy]
      if (x < 0 || y < 0 || x > size[0] || y > size[1]) continue
      drawChevron(context, [x, y], [dx / length, dy / length])
    }
    until -= length
  }
}

function drawChevron(context: Context, [x, y]: Pixel, [ux, uy]: Pixel): void {
  const half = chevronSize / 2
  const at = (forward: number, aside: number) =>
    [x + forward * ux - aside * uy, y + forward * uy + aside * ux] as const
  context.beginPath()
  for (const [forward, aside] of [
    [-half, -half],
    [half, 0],
    [-half, half],
  ] as const) {
    context.lineTo(...at(forward, aside))
  }
  context.stroke()
}
