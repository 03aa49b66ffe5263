import { type Extent, overlaps } from '../../../domain/world/extent.ts'
import type { Brush } from '../brush.ts'
import { toShape } from '../curves.ts'
import { sheetMargin } from '../tiles/tile-grid.ts'
import type { CreateBasemapLayer } from './basemap-layer.ts'

/** World units between two ticks. */
const tickStep = 500

/** The neat-line's outer line stands so far from the world's edge, in world units. */
const border = 64

/** Ticks reach so far beyond the frame, in world units. */
const tickLength = 36

/** Coordinates are written where they have room: nearer than so many world units a CSS pixel. */
const numeralsFrom = 12

/** CSS pixels. */
const numeralSize = 12

/** World units. */
const roseRadius = 360
const cartouche = { width: 3000, height: 620 } as const

/** What a chart has beside its land: the neat-line with its ticks, a compass rose, the title in a cartouche. */
export const createBorder: CreateBasemapLayer = ({ extent, title }) => {
  const [minX, minY, maxX, maxY] = extent
  const ring = (away: number) =>
    toShape(
      [
        [
          minX - away,
          minY - away,
          maxX + away,
          minY - away,
          maxX + away,
          maxY + away,
          minX - away,
          maxY + away,
        ],
      ],
      true,
    )
  const inner = ring(0)
  const outer = ring(border)
  const outermost = ring(border * 1.35)
  const bars = barsAround(minX, minY, maxX, maxY)
  const ticks = ticksAround(minX, minY, maxX, maxY)
  const roseAt = [maxX + sheetMargin / 2 + border / 2, minY + roseRadius + border] as const
  const titleAt = [(minX + maxX) / 2, maxY + sheetMargin / 2 + border / 2] as const
  return {
    name: 'frame',
    paint: (brush) => {
      const [nearMinX, nearMinY, nearMaxX, nearMaxY] = brush.near
      const inside = nearMinX > minX && nearMinY > minY && nearMaxX < maxX && nearMaxY < maxY
      if (inside) return
      brush.inWorld()
      brush.wash([bars], brush.palette.ink)
      brush.stroke([inner], brush.palette.ink, brush.width(5, 1, 3))
      brush.stroke([outer], brush.palette.ink, brush.width(5, 0.8, 3))
      brush.stroke([outermost], brush.palette.ink, brush.width(10, 1.4, 6))
      brush.stroke([ticks], brush.palette.ink, brush.width(4, 0.7, 2))
      if (brush.unitsPerPixel < numeralsFrom) paintNumerals(brush, extent)
      brush.inWorld()
      paintRose(brush, roseAt)
      paintCartouche(brush, titleAt, title)
    },
  }
}

/** Every other stretch between two ticks is filled, as on old charts; at each tick a coordinate can be read off. */
function barsAround(minX: number, minY: number, maxX: number, maxY: number) {
  const runs: number[][] = []
  const box = (x0: number, y0: number, x1: number, y1: number) =>
    runs.push([x0, y0, x1, y0, x1, y1, x0, y1])
  const thin = border * 0.45
  for (let at = 0, odd = false; at < maxX - minX; at += tickStep, odd = !odd) {
    const end = Math.min(at + tickStep, maxX - minX)
    if (odd) continue
    box(minX + at, minY - border + thin * 0.6, minX + end, minY - thin * 0.6)
    box(minX + at, maxY + thin * 0.6, minX + end, maxY + border - thin * 0.6)
  }
  for (let at = 0, odd = false; at < maxY - minY; at += tickStep, odd = !odd) {
    const end = Math.min(at + tickStep, maxY - minY)
    if (odd) continue
    box(minX - border + thin * 0.6, minY + at, minX - thin * 0.6, minY + end)
    box(maxX + thin * 0.6, minY + at, maxX + border - thin * 0.6, minY + end)
  }
  return toShape(runs, true)
}

function ticksAround(minX: number, minY: number, maxX: number, maxY: number) {
  const runs: number[][] = []
  const from = border * 1.35
  const to = from + tickLength
  for (let x = minX; x <= maxX; x += tickStep) {
    runs.push([x, minY - from, x, minY - to], [x, maxY + from, x, maxY + to])
  }
  for (let y = minY; y <= maxY; y += tickStep) {
    runs.push([minX - from, y, minX - to, y], [maxX + from, y, maxX + to, y])
  }
  return toShape(runs, false)
}

/** Every other tick with its coordinate, as the map's own readouts give it. */
function paintNumerals(brush: Brush, [minX, minY, maxX, maxY]: Extent): void {
  const { context, palette, ratio } = brush
  const away = border * 1.35 + tickLength
  const gap = numeralSize * 0.75 * ratio
  brush.inPixels()
  context.fillStyle = palette.ink
  context.font = `700 ${numeralSize * ratio}px "Land", serif`
  context.textBaseline = 'middle'
  context.textAlign = 'center'
  for (let x = minX; x <= maxX; x += tickStep * 2) {
    context.fillText(String(x), brush.x(x), brush.y(minY - away) + gap)
    context.fillText(String(x), brush.x(x), brush.y(maxY + away) - gap)
  }
  for (let y = minY; y <= maxY; y += tickStep * 2) {
    context.textAlign = 'right'
    context.fillText(String(y), brush.x(minX - away) - gap / 2, brush.y(y))
    context.textAlign = 'left'
    context.fillText(String(y), brush.x(maxX + away) + gap / 2, brush.y(y))
  }
}

/** Sixteen points, the four great ones in light and shade, north marked. */
function paintRose(brush: Brush, [x, y]: readonly [number, number]): void {
  const { context, palette } = brush
  const reach = roseRadius * 1.3
  if (!overlaps([x - reach, y - reach, x + reach, y + reach], brush.near)) return
  context.save()
  context.translate(x, y)
  context.lineWidth = brush.width(5, 0.7, 2.5)
  context.lineJoin = 'miter'
  context.strokeStyle = palette.ink
  for (const radius of [0.6, 0.66]) {
    context.beginPath()
    context.arc(0, 0, roseRadius * radius, 0, Math.PI * 2)
    context.stroke()
  }
  for (const [count, offset, long, wide] of [
    [8, Math.PI / 8, 0.56, 0.1],
    [4, Math.PI / 4, 0.72, 0.15],
    [4, 0, 1, 0.19],
  ] as const) {
    for (let point = 0; point < count; point += 1) {
      rosePoint(brush, offset + (point / count) * Math.PI * 2, long * roseRadius, wide * roseRadius)
    }
  }
  context.scale(1, -1)
  context.fillStyle = palette.ink
  context.font = `700 ${roseRadius * 0.28}px "Land", serif`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText('N', 0, -roseRadius * 1.06)
  context.restore()
}

function rosePoint({ context, palette }: Brush, angle: number, long: number, wide: number): void {
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

/** The title on a ribbon whose ends are rolled up. */
function paintCartouche(brush: Brush, [x, y]: readonly [number, number], title: string): void {
  const { context, palette } = brush
  const halfWidth = cartouche.width / 2
  const half = cartouche.height / 2
  const reach = halfWidth * 1.2
  if (!overlaps([x - reach, y - half, x + reach, y + half], brush.near)) return
  context.save()
  context.translate(x, y)
  context.scale(1, -1)
  context.lineWidth = brush.width(7, 0.8, 3)
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
  context.font = `700 ${cartouche.height * 0.5}px "Land", serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(title, 0, -half * 0.13, halfWidth * 1.7)
  context.restore()
}
