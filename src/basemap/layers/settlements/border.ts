import { type Extent, overlaps } from '../../../geometry/extent.ts'
import type { TilePainter } from '../../tile-painter.ts'
import type { ChartLand, CreateBasemapLayer } from '../../chart-land.ts'
import { toShape } from '../../curves.ts'
import { landFont } from '../../land-fonts.ts'

/** Below this many chart units per CSS pixel, there is room for coordinates. */
const maxNumeralsUnitsPerPixel = 12

const numeralSizeCssPx = 12

/** Positions and sizes beside the land, in chart units. They depend on the margin, so all worlds look alike. */
interface Furniture {
  /** Distance of the frame's outer line from the land. */
  readonly border: number
  /** Distances from the land at which ticks start and end. */
  readonly ticks: readonly [from: number, to: number]
  readonly rose: { readonly at: readonly [x: number, y: number]; readonly radius: number }
  readonly cartouche: {
    readonly at: readonly [x: number, y: number]
    readonly width: number
    readonly height: number
  }
}

function placeFurniture({ extent: [minX, minY, maxX, maxY], margin, chart }: ChartLand): Furniture {
  const border = margin / 16
  const from = border * 1.35
  const radius = (45 * margin) / 128
  const distance = margin / 2 + border / 2
  return {
    border,
    ticks: [from, from + (9 * margin) / 256],
    rose: {
      at: [
        chart.compass.endsWith('east') ? maxX + distance : minX - distance,
        chart.compass.startsWith('south') ? minY + radius + border : maxY - radius - border,
      ],
      radius,
    },
    cartouche: {
      at: [(minX + maxX) / 2, chart.cartouche === 'north' ? maxY + distance : minY - distance],
      width: Math.min((375 * margin) / 128, 0.9 * (maxX - minX)),
      height: (155 * margin) / 256,
    },
  }
}

interface Tick {
  /** Position in chart units. */
  readonly at: number
  /** Coordinate in world units. `undefined` if this tick has no numeral. */
  readonly numeral: number | undefined
}

/** Draws the frame with its ticks, the compass rose, and the title in a cartouche. */
export const createBorder: CreateBasemapLayer = (land) => {
  const { extent, title, north = 'N' } = land
  const [minX, minY, maxX, maxY] = extent
  const { border, ticks, rose, cartouche } = placeFurniture(land)
  const ring = (distance: number) => toShape([boxRun(padExtent(extent, distance))], true)
  const inner = ring(0)
  const outer = ring(border)
  const outermost = ring(border * 1.35)
  const bars = createBars(land, border)
  const [xTicks, yTicks] = [ticksBetween(minX, maxX, land), ticksBetween(minY, maxY, land)]
  const tickLines = ticksAround(extent, xTicks, yTicks, ticks)
  return {
    name: 'frame',
    paint: (painter) => {
      const [nearMinX, nearMinY, nearMaxX, nearMaxY] = painter.near
      const inside = nearMinX > minX && nearMinY > minY && nearMaxX < maxX && nearMaxY < maxY
      if (inside) return
      painter.useChartUnits()
      painter.wash([bars], painter.palette.ink)
      painter.stroke([inner], painter.palette.ink, painter.width(5, 1, 3))
      painter.stroke([outer], painter.palette.ink, painter.width(5, 0.8, 3))
      painter.stroke([outermost], painter.palette.ink, painter.width(10, 1.4, 6))
      painter.stroke([tickLines], painter.palette.ink, painter.width(4, 0.7, 2))
      if (painter.unitsPerPixel < maxNumeralsUnitsPerPixel) {
        paintNumerals(painter, padExtent(extent, ticks[1]), xTicks, yTicks)
      }
      painter.useChartUnits()
      paintRose(painter, rose, north)
      paintCartouche(painter, cartouche, title)
    },
  }
}

function padExtent([minX, minY, maxX, maxY]: Extent, by: number): Extent {
  return [minX - by, minY - by, maxX + by, maxY + by]
}

function boxRun([minX, minY, maxX, maxY]: Extent): number[] {
  return [minX, minY, maxX, minY, maxX, maxY, minX, maxY]
}

/** Fills every other span between two ticks, as old charts do. */
function createBars({ extent: [minX, minY, maxX, maxY], chart, unit }: ChartLand, border: number) {
  const thin = border * 0.45
  const step = chart.ticks * unit
  const spans = (min: number, max: number) =>
    wholeNumbersFrom(Math.floor(min / step), (count) => count * step < max)
      .filter((count) => count % 2 === 0)
      .map((count) => [Math.max(count * step, min), Math.min((count + 1) * step, max)] as const)
      .filter(([from, to]) => from < to)
  const across = spans(minX, maxX).flatMap(([from, to]): Extent[] => [
    [from, minY - border + thin * 0.6, to, minY - thin * 0.6],
    [from, maxY + thin * 0.6, to, maxY + border - thin * 0.6],
  ])
  const upwards = spans(minY, maxY).flatMap(([from, to]): Extent[] => [
    [minX - border + thin * 0.6, from, minX - thin * 0.6, to],
    [maxX + thin * 0.6, from, maxX + border - thin * 0.6, to],
  ])
  return toShape([...across, ...upwards].map(boxRun), true)
}

/** Returns ticks at whole multiples of the step, wherever the land starts. */
function ticksBetween(min: number, max: number, { chart, unit }: ChartLand): Tick[] {
  const step = chart.ticks * unit
  return wholeNumbersFrom(Math.ceil(min / step), (count) => count * step <= max).map((count) => ({
    at: count * step,
    numeral: count % chart.numeralEvery === 0 ? count * chart.ticks : undefined,
  }))
}

function wholeNumbersFrom(first: number, isWanted: (count: number) => boolean): number[] {
  const counts: number[] = []
  for (let count = first; isWanted(count); count += 1) counts.push(count)
  return counts
}

function ticksAround(
  [minX, minY, maxX, maxY]: Extent,
  xTicks: readonly Tick[],
  yTicks: readonly Tick[],
  [from, to]: Furniture['ticks'],
) {
  const runs = [
    ...xTicks.flatMap(({ at }) => [
      [at, minY - from, at, minY - to],
      [at, maxY + from, at, maxY + to],
    ]),
    ...yTicks.flatMap(({ at }) => [
      [minX - from, at, minX - to, at],
      [maxX + from, at, maxX + to, at],
    ]),
  ]
  return toShape(runs, false)
}

/** Writes the coordinates beside the ticks, which end at the given box. */
function paintNumerals(
  painter: TilePainter,
  [minX, minY, maxX, maxY]: Extent,
  xTicks: readonly Tick[],
  yTicks: readonly Tick[],
): void {
  const { context, palette, ratio } = painter
  const gap = numeralSizeCssPx * 0.75 * ratio
  painter.useDevicePixels()
  context.fillStyle = palette.ink
  context.font = landFont(numeralSizeCssPx * ratio)
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  for (const { at, numeral } of xTicks) {
    if (numeral === undefined) continue
    context.fillText(String(numeral), painter.x(at), painter.y(minY) + gap)
    context.fillText(String(numeral), painter.x(at), painter.y(maxY) - gap)
  }
  for (const { at, numeral } of yTicks) {
    if (numeral === undefined) continue
    context.textAlign = 'right'
    context.fillText(String(numeral), painter.x(minX) - gap / 2, painter.y(at))
    context.textAlign = 'left'
    context.fillText(String(numeral), painter.x(maxX) + gap / 2, painter.y(at))
  }
}

/** Draws a compass rose of sixteen points. The four main points have a light and a dark half. */
function paintRose(
  painter: TilePainter,
  { at: [x, y], radius }: Furniture['rose'],
  north: string,
): void {
  const { context, palette } = painter
  const reach = radius * 1.3
  if (!overlaps([x - reach, y - reach, x + reach, y + reach], painter.near)) return
  context.save()
  context.translate(x, y)
  context.lineWidth = painter.width(5, 0.7, 2.5)
  context.lineJoin = 'miter'
  context.strokeStyle = palette.ink
  for (const share of [0.6, 0.66]) {
    context.beginPath()
    context.arc(0, 0, radius * share, 0, Math.PI * 2)
    context.stroke()
  }
  for (const [count, offset, long, wide] of [
    [8, Math.PI / 8, 0.56, 0.1],
    [4, Math.PI / 4, 0.72, 0.15],
    [4, 0, 1, 0.19],
  ] as const) {
    for (let point = 0; point < count; point += 1) {
      rosePoint(painter, offset + (point / count) * Math.PI * 2, long * radius, wide * radius)
    }
  }
  context.scale(1, -1)
  context.fillStyle = palette.ink
  context.font = landFont(radius * 0.28)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(north, 0, -radius * 1.06)
  context.restore()
}

function rosePoint(
  { context, palette }: TilePainter,
  angle: number,
  long: number,
  wide: number,
): void {
  context.save()
  context.rotate(angle)
  for (const [side, fill] of [
    [1, palette.ink],
    [-1, palette.wall],
  ] as const) {
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(side * wide * 0.7, wide)
    context.lineTo(0, long)
    context.closePath()
    context.fillStyle = fill
    context.fill()
    context.stroke()
  }
  context.restore()
}

function paintCartouche(
  painter: TilePainter,
  { at: [x, y], width, height }: Furniture['cartouche'],
  title: string,
): void {
  const { context, palette } = painter
  const halfWidth = width / 2
  const half = height / 2
  const reach = halfWidth * 1.2
  if (!overlaps([x - reach, y - half, x + reach, y + half], painter.near)) return
  context.save()
  context.translate(x, y)
  context.scale(1, -1)
  context.lineWidth = painter.width(7, 0.8, 3)
  context.lineJoin = 'round'
  context.strokeStyle = palette.ink
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(side * halfWidth * 0.86, -half * 0.2)
    context.lineTo(side * halfWidth * 1.12, -half * 0.2)
    context.lineTo(side * halfWidth * 1.03, half * 0.3)
    context.lineTo(side * halfWidth * 1.12, half * 0.8)
    context.lineTo(side * halfWidth * 0.86, half * 0.8)
    context.closePath()
    context.fillStyle = palette.stone
    context.fill()
    context.stroke()
  }
  context.beginPath()
  context.moveTo(-halfWidth, -half * 0.55)
  context.quadraticCurveTo(0, -half * 0.95, halfWidth, -half * 0.55)
  context.lineTo(halfWidth, half * 0.55)
  context.quadraticCurveTo(0, half * 0.15, -halfWidth, half * 0.55)
  context.closePath()
  context.fillStyle = palette.wall
  context.fill()
  context.stroke()
  context.fillStyle = palette.title
  context.font = landFont(height * 0.5)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // An accent on a capital letter would reach over the ribbon's edge, so lower such a title.
  const over = context.measureText(title).actualBoundingBoxAscent - half * 0.54
  context.fillText(title, 0, Math.max(over, 0) - half * 0.13, halfWidth * 1.7)
  context.restore()
}
