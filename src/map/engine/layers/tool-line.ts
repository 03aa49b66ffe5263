/** A bright line within a dark one, which one of the two sets off from the land in each of its looks. */
const colours = { rim: '#17130e', line: '#f0c26a' } as const

/** CSS pixels. */
const rimWidth = 7
const lineWidth = 3
const dotRadius = 5
const dotRim = 2.5

export type Pixel = readonly [x: number, y: number]

/** Draws a line of the map's tools. @param trace makes it the context's path, once for the rim and once for the line */
export function strokeToolLine(context: CanvasRenderingContext2D, trace: () => void): void {
  context.lineCap = context.lineJoin = 'round'
  for (const [width, colour] of [
    [rimWidth, colours.rim],
    [lineWidth, colours.line],
  ] as const) {
    context.beginPath()
    trace()
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke()
  }
}

/** Draws the points that a player has set. */
export function drawToolDots(context: CanvasRenderingContext2D, pixels: readonly Pixel[]): void {
  context.fillStyle = colours.line
  context.strokeStyle = colours.rim
  context.lineWidth = dotRim
  for (const [x, y] of pixels) {
    context.beginPath()
    context.arc(x, y, dotRadius, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}
