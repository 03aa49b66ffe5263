import { distance, legLengths, lineLength, type Coordinate } from '../../../geometry/coordinates.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { mapMessages } from '../../../i18n/generated/map.ts'
import { onLocaleChange } from '../../../i18n/language/locale.ts'
import { drawDots, strokeLine } from '../../../map/layers/lines.ts'
import { createCanvasLayer } from '../../../map/layers/map-layer.ts'
import { toScreen } from '../../../map/layers/viewport.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import type { Draggable } from '../../../map/point-drag.ts'
import { drawnLine, useDrawnLine } from '../../viewport/drawn-line.ts'
import { moveMeasuredPoint } from '../measuring.ts'

type Pixel = readonly [x: number, y: number]

const lengthColours = { label: '#1b1712', text: '#f3e7c9' } as const

const labelHeightCssPx = 22
const labelPaddingCssPx = 7
/** Height of the total above the last point. */
const totalRiseCssPx = 24

const font = '500 14px "Alegreya Sans", system-ui, sans-serif'

/** Shows the line that is being measured, whose points can be dragged. @returns a function that removes it */
export function showMeasuredLine(
  engine: Pick<MapEngine, 'addLayer'>,
  metresPerUnit: number,
): () => void {
  let shown: { readonly points: readonly Coordinate[] } | null = null
  const layer = createCanvasLayer(
    () => shown,
    (context, viewport) => {
      const points = shown?.points ?? []
      const pixels = points.map((point) => toScreen(point, viewport))
      strokeLine(context, () => {
        for (const [x, y] of pixels) context.lineTo(x, y)
      })
      drawDots(context, pixels)
      writeLengths(context, points, pixels, metresPerUnit)
    },
  )
  layer.handleAt = (at, reach) => pointNear(shown?.points ?? [], at, reach)
  const update = () => {
    const line = drawnLine('measure')
    shown = line && { points: line.points }
    layer.changed()
  }
  const stops = [
    engine.addLayer(layer, 'top'),
    useDrawnLine.subscribe(update),
    onLocaleChange(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** Returns the point nearest to a coordinate, within `reach` world units. */
function pointNear(
  points: readonly Coordinate[],
  at: Coordinate,
  reach: number,
): Draggable | undefined {
  const [nearest] = points
    .map((coordinate, index) => ({ coordinate, index, separation: distance(coordinate, at) }))
    .filter(({ separation }) => separation <= reach)
    .sort((one, other) => one.separation - other.separation)
  if (!nearest) return undefined
  const { coordinate, index } = nearest
  const move = (to: Coordinate) => moveMeasuredPoint(index, to)
  return { coordinate, snaps: true, move, cancel: () => move(coordinate) }
}

function writeLengths(
  context: CanvasRenderingContext2D,
  points: readonly Coordinate[],
  pixels: readonly Pixel[],
  metresPerUnit: number,
): void {
  const legs = legLengths(points, metresPerUnit)
  const last = pixels.at(-1)
  context.font = font
  for (const [leg, length] of legs.entries()) {
    const [from, to] = [pixels[leg], pixels[leg + 1]]
    if (!from || !to) continue
    const text = messages.measure.metres(length)
    const room = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (room < context.measureText(text).width + 4 * labelPaddingCssPx) continue
    writeLabel(context, text, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
  }
  if (legs.length > 1 && last) {
    const total = mapMessages.measure.total(lineLength(points, metresPerUnit))
    writeLabel(context, total, [last[0], last[1] - totalRiseCssPx])
  }
}

function writeLabel(context: CanvasRenderingContext2D, text: string, [x, y]: Pixel): void {
  const width = context.measureText(text).width + 2 * labelPaddingCssPx
  context.beginPath()
  context.roundRect(x - width / 2, y - labelHeightCssPx / 2, width, labelHeightCssPx, 4)
  context.fillStyle = lengthColours.label
  context.fill()
  context.fillStyle = lengthColours.text
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}
