import type { Brush } from '../../brush.ts'
import {
  crossings,
  extentOf,
  farOut,
  lazily,
  longestSide,
  toFarShape,
  toShape,
  turn,
  type Run,
  type Shape,
} from '../../curves.ts'
import { chance } from '../../random.ts'
import type { CreateBasemapLayer } from '../basemap-layer.ts'

/** Chart units between the finest furrows. */
const furrow = 4.5

/** Furrows are drawn where they stand at least this far apart, in CSS pixels. */
const minGap = 3.8

/** Every so many furrows a strip changes its owner. */
const stripFurrows = 9

interface Field extends Shape {
  /** Furrows and strips by how many of the finest furrows lie between two of them. */
  readonly furrows: (every: number) => Path2D
  readonly strips: Path2D
}

/** Tilled land: strips side by side, hatched by the plough along their longest side. */
export const createFields: CreateBasemapLayer = ({ features }) => {
  const surveyed = features.filter(({ kind }) => kind === 'field').map(({ parts }) => parts)
  const fields = surveyed.map((rings) => ({
    extent: extentOf(rings),
    tilled: lazily(() => createField(rings)),
  }))
  const fromAfar = [toFarShape(surveyed.flat(), true)]
  return {
    name: 'fields',
    paint: (brush) => {
      brush.inWorld()
      const far = brush.unitsPerPixel > farOut
      const inView = far ? [] : brush.visible(fields).map(({ tilled }) => tilled())
      const visible = far ? fromAfar : inView
      brush.wash(visible, brush.palette.field)
      paintFurrows(brush, inView)
      brush.stroke(visible, brush.palette.furrow, brush.width(2, 0.6, 1.6))
    },
  }
}

function paintFurrows(brush: Brush, fields: readonly Field[]): void {
  const { context, palette, unitsPerPixel } = brush
  if (unitsPerPixel < 6) {
    context.fillStyle = palette.strip
    for (const { strips } of fields) context.fill(strips)
  }
  let every = 1
  while ((furrow * every) / unitsPerPixel < minGap) every *= 2
  context.strokeStyle = palette.furrow
  context.lineWidth = brush.width(1.1, 0.5, 1.4)
  context.lineCap = 'round'
  for (const { furrows } of fields) context.stroke(furrows(every))
}

function createField(rings: readonly Run[]): Field {
  const angle = longestSide(rings[0] ?? [])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = rings.map((ring) => turn(ring, cos, -sin))
  const [, minY, , maxY] = extentOf(turned)
  const back = (x: number, y: number) => [x * cos - y * sin, x * sin + y * cos] as const
  const first = Math.ceil(minY / furrow)
  const last = Math.floor(maxY / furrow)
  const lines = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => {
    const number = first + index
    return { number, y: number * furrow, xs: crossings(turned, number * furrow) }
  })
  const kept = new Map<number, Path2D>()
  const { extent, path } = toShape(rings, true)
  return {
    extent,
    path,
    strips: stripPath(lines, back),
    furrows: (every) => {
      let path = kept.get(every)
      if (!path) {
        path = furrowPath(
          lines.filter(({ number }) => number % every === 0),
          back,
        )
        kept.set(every, path)
      }
      return path
    },
  }
}

interface Line {
  readonly number: number
  readonly y: number
  readonly xs: readonly number[]
}

type Back = (x: number, y: number) => readonly [number, number]

/** A hand does not plough with a ruler: each furrow bends a little and ends a little early. */
function furrowPath(lines: readonly Line[], back: Back): Path2D {
  const path = new Path2D()
  for (const { number, y, xs } of lines) {
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const stop = 2 + chance(number, pair, 31) * 9
      const from = (xs[pair] ?? 0) + stop
      const to = (xs[pair + 1] ?? 0) - 2 - chance(number, pair, 32) * 9
      if (to - from < 8) continue
      const bend = (chance(number, pair, 33) - 0.5) * Math.min((to - from) * 0.02, 3)
      const [startX, startY] = back(from, y)
      const [middleX, middleY] = back((from + to) / 2, y + bend * 2)
      const [endX, endY] = back(to, y)
      path.moveTo(startX, startY)
      path.quadraticCurveTo(middleX, middleY, endX, endY)
    }
  }
  return path
}

/** Every other strip of the field. */
function stripPath(lines: readonly Line[], back: Back): Path2D {
  const path = new Path2D()
  for (const { number, y, xs } of lines) {
    if (Math.floor(number / stripFurrows) % 2 === 0) continue
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const [from, to] = [xs[pair] ?? 0, xs[pair + 1] ?? 0]
      const corners = [back(from, y), back(to, y), back(to, y + furrow), back(from, y + furrow)]
      corners.forEach(([cx, cy], index) =>
        index === 0 ? path.moveTo(cx, cy) : path.lineTo(cx, cy),
      )
      path.closePath()
    }
  }
  return path
}
