/** A bright line with a dark rim: in each basemap style one of the two contrasts with the land. */
const colours = { rim: '#17130e', line: '#f0c26a' } as const

const rimWidthCssPx = 7
const lineWidthCssPx = 3
const dotRadius = 5
const dotRim = 2.5

/** Draws a line. @param trace adds the line to the path; called once for the rim and once for the line */
export function strokeLine(context: CanvasRenderingContext2D, trace: () => void): void {
  context.lineCap = context.lineJoin = 'round'
  for (const [width, colour] of [
    [rimWidthCssPx, colours.rim],
    [lineWidthCssPx, colours.line],
  ] as const) {
    context.beginPath()
    trace()
    context.lineWidth = width
    context.strokeStyle = colour
    context.stroke()
  }
}

export function drawDots(
  context: CanvasRenderingContext2D,
  pixels: readonly (readonly [x: number, y: number])[],
): void {
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
