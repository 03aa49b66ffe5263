import type { SymbolKind, SymbolContext } from './symbols.ts'
import type { Palette } from '../palettes.ts'

export const house: SymbolKind = {
  name: 'house',
  variants: 8,
  breadth: 1.5,
  size: 1,
  draw: (context, palette, random, line, fine) => {
    if (random() < 0.5) context.scale(-1, 1)
    const roof = pick(palette.roofs, random())
    const wall = 0.42 + random() * 0.06
    const long = 0.62 + random() * 0.1
    drawHouse(context, palette, roof, line, fine, { left: -0.6, wall, long, height: 0.95 })
  },
}

export const church: SymbolKind = {
  name: 'church',
  variants: 1,
  breadth: 1.1,
  size: 2.5,
  draw: (context, palette, _random, line, fine) => {
    const roof = palette.roofs[0] ?? palette.stone
    drawHouse(context, palette, roof, line, fine, {
      left: -0.12,
      wall: 0.22,
      long: 0.4,
      height: 0.5,
    })
    drawTower(context, palette, roof, line, { x: -0.22, half: 0.11, wall: 0.52, spire: 0.36 })
    context.beginPath()
    context.moveTo(-0.22, -0.99)
    context.lineTo(-0.22, -0.86)
    context.moveTo(-0.26, -0.95)
    context.lineTo(-0.18, -0.95)
    context.stroke()
    if (fine) window(context, palette, -0.22, -0.36, 0.035)
  },
}

export const castle: SymbolKind = {
  name: 'castle',
  variants: 1,
  breadth: 1.3,
  size: 2.9,
  draw: (context, palette, _random, line, fine) => {
    const roof = palette.roofs[2] ?? palette.stone
    drawTower(context, palette, roof, line, { x: 0.02, half: 0.14, wall: 0.66, spire: 0.32 })
    polygon(context, palette.stone, battlements(-0.42, 0.46, 0.3, 0.07, fine ? 7 : 4))
    drawTower(context, palette, roof, line, { x: -0.44, half: 0.12, wall: 0.44, spire: 0.26 })
    drawTower(context, palette, roof, line, { x: 0.46, half: 0.12, wall: 0.5, spire: 0.26 })
    context.beginPath()
    context.arc(0.02, -0.12, 0.07, Math.PI, 0)
    context.lineTo(0.09, 0)
    context.lineTo(-0.05, 0)
    context.closePath()
    context.fillStyle = palette.ink
    context.fill()
    if (fine) {
      window(context, palette, 0.02, -0.5, 0.03)
      window(context, palette, -0.44, -0.3, 0.025)
      window(context, palette, 0.46, -0.34, 0.025)
    }
  },
}

export const monastery: SymbolKind = {
  name: 'monastery',
  variants: 1,
  breadth: 1.35,
  size: 3,
  draw: (context, palette, _random, line, fine) => {
    const roof = palette.roofs[0] ?? palette.stone
    drawHouse(context, palette, roof, line, fine, {
      left: -0.3,
      wall: 0.3,
      long: 0.62,
      height: 0.62,
    })
    drawTower(context, palette, roof, line, { x: -0.34, half: 0.1, wall: 0.62, spire: 0.3 })
    drawTower(context, palette, roof, line, { x: -0.02, half: 0.06, wall: 0.62, spire: 0.22 })
    polygon(context, palette.stone, [
      [-0.6, -0.16],
      [0.6, -0.16],
      [0.6, 0],
      [-0.6, 0],
    ])
    if (fine) {
      context.beginPath()
      for (let x = -0.5; x <= 0.5; x += 0.125) {
        context.moveTo(x, -0.02)
        context.lineTo(x, -0.1)
      }
      context.strokeStyle = palette.paleInk
      context.stroke()
    }
  },
}

export const watermill: SymbolKind = {
  name: 'watermill',
  variants: 1,
  breadth: 1.6,
  size: 1.2,
  draw: (context, palette, _random, line, fine) => {
    const roof = palette.roofs[1] ?? palette.stone
    drawHouse(context, palette, roof, line, fine, {
      left: -0.7,
      wall: 0.42,
      long: 0.6,
      height: 0.95,
    })
    context.fillStyle = palette.wall
    context.beginPath()
    context.arc(0.5, -0.3, 0.27, 0, Math.PI * 2)
    context.fill()
    context.stroke()
    context.beginPath()
    for (let spoke = 0; spoke < 4; spoke += 1) {
      const angle = (spoke / 4) * Math.PI
      context.moveTo(0.5 - Math.cos(angle) * 0.3, -0.3 - Math.sin(angle) * 0.3)
      context.lineTo(0.5 + Math.cos(angle) * 0.3, -0.3 + Math.sin(angle) * 0.3)
    }
    context.stroke()
  },
}

export const windmill: SymbolKind = {
  name: 'windmill',
  variants: 1,
  breadth: 1.1,
  size: 1.9,
  draw: (context, palette, _random, line) => {
    polygon(context, palette.wall, [
      [-0.17, 0],
      [-0.12, -0.5],
      [0.12, -0.5],
      [0.17, 0],
    ])
    polygon(context, palette.roofs[1] ?? palette.stone, [
      [-0.16, -0.5],
      [0, -0.68],
      [0.16, -0.5],
    ])
    context.lineWidth = line * 1.2
    context.beginPath()
    for (let sail = 0; sail < 4; sail += 1) {
      const angle = Math.PI / 5 + (sail * Math.PI) / 2
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      context.moveTo(0, -0.52)
      context.lineTo(x * 0.45, -0.52 + y * 0.45)
      context.lineTo(x * 0.45 - y * 0.12, -0.52 + y * 0.45 + x * 0.12)
      context.lineTo(x * 0.14 - y * 0.12, -0.52 + y * 0.14 + x * 0.12)
      context.lineTo(x * 0.14, -0.52 + y * 0.14)
    }
    context.stroke()
  },
}

export const ruin: SymbolKind = {
  name: 'ruin',
  variants: 2,
  breadth: 1.7,
  size: 1.2,
  draw: (context, palette, random, _line, fine) => {
    polygon(context, palette.stone, [
      [-0.7, 0],
      [-0.7, -0.7],
      [-0.55, -0.95],
      [-0.42, -0.6],
      [-0.3, -0.45],
      [-0.12, -0.5 + random() * 0.1],
      [-0.02, -0.2],
      [0.02, 0],
    ])
    polygon(context, palette.stone, [
      [0.25, 0],
      [0.25, -0.42],
      [0.4, -0.62],
      [0.55, -0.3],
      [0.72, -0.24],
      [0.76, 0],
    ])
    if (fine) window(context, palette, -0.5, -0.36, 0.06)
  },
}

export const tent: SymbolKind = {
  name: 'tent',
  variants: 3,
  breadth: 1.7,
  size: 0.8,
  draw: (context, palette, random) => {
    if (random() < 0.5) context.scale(-1, 1)
    polygon(context, palette.wall, [
      [-0.7, 0],
      [-0.1, -0.92],
      [0.75, -0.02],
    ])
    polygon(context, palette.stone, [
      [-0.7, 0],
      [-0.1, -0.92],
      [-0.05, 0],
    ])
    context.beginPath()
    context.moveTo(-0.1, -0.92)
    context.lineTo(-0.1, -1)
    context.stroke()
  },
}

function pick<Item>(items: readonly Item[], share: number): Item {
  return items[Math.min(Math.floor(share * items.length), items.length - 1)] as Item
}

type Points = readonly (readonly [x: number, y: number])[]

interface HouseShape {
  readonly left: number
  /** Width of the gable wall, length of the eaves, and height of the ridge. */
  readonly wall: number
  readonly long: number
  readonly height: number
}

function drawHouse(
  context: SymbolContext,
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

function drawTower(
  context: SymbolContext,
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

function battlements(
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

function window(
  context: SymbolContext,
  palette: Palette,
  x: number,
  y: number,
  half: number,
): void {
  context.fillStyle = palette.ink
  context.fillRect(x - half, y - half * 1.6, half * 2, half * 3.2)
}

function polygon(context: SymbolContext, fill: string, points: Points): void {
  context.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
  context.fillStyle = fill
  context.fill()
  context.stroke()
}
