import type { Palette } from '../palettes.ts'
import type { StampContext } from './stamps.ts'

type Points = readonly (readonly [x: number, y: number])[]

interface HouseShape {
  readonly left: number
  /** Width of the gable wall, length of the eaves, height to the ridge. */
  readonly wall: number
  readonly long: number
  readonly height: number
}

export function drawHouse(
  context: StampContext,
  palette: Palette,
  roof: string,
  line: number,
  fine: boolean,
  { left, wall, long, height }: HouseShape,
): void {
  const eaves = height * 0.48
  const right = left + wall
  const end = right + long
  const ridge = left + wall / 2
  context.strokeStyle = palette.ink
  context.lineWidth = line
  polygon(context, palette.wall, [
    [left, 0],
    [left, -eaves],
    [ridge, -height],
    [right, -eaves],
    [right, 0],
  ])
  polygon(context, palette.stone, [
    [right, 0],
    [right, -eaves],
    [end, -eaves],
    [end, -0.02],
  ])
  polygon(context, roof, [
    [ridge, -height],
    [ridge + long, -height],
    [end + 0.04, -eaves + 0.05],
    [right + 0.04, -eaves + 0.05],
  ])
  if (!fine) return
  context.strokeStyle = palette.paleInk
  context.lineWidth = line * 0.8
  context.beginPath()
  for (let stroke = 1; stroke < 6; stroke += 1) {
    const along = (long * stroke) / 6
    context.moveTo(ridge + along, -height + 0.04)
    context.lineTo(right + along + 0.03, -eaves)
  }
  context.stroke()
  context.fillStyle = palette.ink
  context.fillRect(left + wall * 0.36, -eaves * 0.55, wall * 0.28, eaves * 0.55)
  context.strokeStyle = palette.ink
  context.lineWidth = line
}

interface TowerShape {
  readonly x: number
  readonly half: number
  readonly wall: number
  readonly spire: number
}

export function drawTower(
  context: StampContext,
  palette: Palette,
  roof: string,
  line: number,
  { x, half, wall, spire }: TowerShape,
): void {
  context.strokeStyle = palette.ink
  context.lineWidth = line
  polygon(context, palette.stone, [
    [x - half, 0],
    [x - half, -wall],
    [x + half, -wall],
    [x + half, 0],
  ])
  polygon(context, roof, [
    [x - half - 0.03, -wall],
    [x, -wall - spire],
    [x + half + 0.03, -wall],
  ])
  context.strokeStyle = palette.paleInk
  context.beginPath()
  for (const share of [0.55, 0.78]) {
    context.moveTo(x - half + half * 2 * share, -0.03)
    context.lineTo(x - half + half * 2 * share, -wall + 0.03)
  }
  context.stroke()
  context.strokeStyle = palette.ink
}

export function battlements(
  left: number,
  right: number,
  height: number,
  tooth: number,
  count: number,
): Points {
  const points: [number, number][] = [[left, 0]]
  const step = (right - left) / (count * 2 + 1)
  for (let index = 0; index <= count * 2; index += 1) {
    const top = index % 2 === 0 ? -height - tooth : -height
    points.push([left + step * index, top], [left + step * (index + 1), top])
  }
  points.push([right, 0])
  return points
}

export function window(
  context: StampContext,
  palette: Palette,
  x: number,
  y: number,
  half: number,
): void {
  context.fillStyle = palette.ink
  context.fillRect(x - half, y - half * 1.6, half * 2, half * 3.2)
}

export function polygon(context: StampContext, fill: string, points: Points): void {
  context.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
  context.fillStyle = fill
  context.fill()
  context.stroke()
}
