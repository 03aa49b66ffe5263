import type { Coordinate } from '../../../geometry/coordinates.ts'
import { drawDots, strokeLine } from '../../../map/layers/lines.ts'
import { createCanvasLayer } from '../../../map/layers/map-layer.ts'
import { toScreen } from '../../../map/layers/viewport.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { drawnLine, useDrawnLine } from '../../viewport/drawn-line.ts'

const insideTint = 'rgb(240 194 106 / 0.22)'

const dashCssPx = 8

/** Shows the lasso: open with its corners, or closed with its inside tinted. @returns a function that removes it */
export function showLasso(engine: Pick<MapEngine, 'addLayer'>): () => void {
  /** The line that a drag is drawing, which hides the previous line. */
  let stroke: readonly Coordinate[] | null = null
  const layer = createCanvasLayer(
    () => {
      const lasso = drawnLine('lasso')
      return lasso && (stroke ?? lasso)
    },
    (context, viewport) => {
      const { points = [], closed = false } = drawnLine('lasso') ?? {}
      const pixels = (stroke ?? points).map((corner) => toScreen(corner, viewport))
      drawArea(context, pixels, closed)
      if (!closed && !stroke) drawDots(context, pixels)
    },
  )
  layer.showStroke = (points) => {
    stroke = points
    layer.changed()
  }
  const stops = [
    engine.addLayer(layer, 'top'),
    useDrawnLine.subscribe((state) => {
      if (!drawnLine('lasso', state)) stroke = null
      layer.changed()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function drawArea(
  context: CanvasRenderingContext2D,
  pixels: readonly (readonly [x: number, y: number])[],
  closed: boolean,
): void {
  const [first, last] = [pixels[0], pixels.at(-1)]
  if (!first || !last) return
  const trace = () => {
    for (const [x, y] of pixels) context.lineTo(x, y)
    if (closed) context.closePath()
  }
  context.beginPath()
  trace()
  context.fillStyle = insideTint
  context.fill('evenodd')
  if (!closed && pixels.length > 2) {
    context.setLineDash([dashCssPx, 2 * dashCssPx])
    strokeLine(context, () => {
      context.moveTo(...last)
      context.lineTo(...first)
    })
    context.setLineDash([])
  }
  strokeLine(context, trace)
}
