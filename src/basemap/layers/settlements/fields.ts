import type { TilePainter } from '../../tile-painter.ts'
import {
  findCrossings,
  extentOfRuns,
  farViewUnitsPerPixel,
  lazily,
  longestSide,
  toFarShape,
  toShape,
  rotateRing,
  type Run,
  type Shape,
  signedArea,
  smooth,
  pointsAlong,
} from '../../curves.ts'
import { chance, noise } from '../../random.ts'
import type { CreateBasemapLayer } from '../../chart-land.ts'
import type { Land } from '../../geography.ts'
import { type Extent, overlaps } from '../../../geometry/extent.ts'

const furrowGapUnits = 4.5

const minFurrowGapCssPx = 3.8

/** Furrows per strip. Neighbouring strips have different owners and shades. */
const stripFurrows = 9

interface Field extends Shape {
  /** Returns furrows with only every n-th of the finest ones. */
  readonly furrows: (every: number) => Path2D
  readonly strips: Path2D
}

/** Draws fields as strips side by side, ploughed along the field's longest side. */
export const createFields: CreateBasemapLayer = ({ features }) => {
  const surveyed = features.filter(({ kind }) => kind === 'field').map(({ parts }) => parts)
  const fields = surveyed.map((rings) => ({
    extent: extentOfRuns(rings),
    tilled: lazily(() => createField(rings)),
  }))
  const fromAfar = [toFarShape(surveyed.flat(), true)]
  return {
    name: 'fields',
    paint: (painter) => {
      painter.useChartUnits()
      const far = painter.unitsPerPixel > farViewUnitsPerPixel
      const inView = far ? [] : painter.visible(fields).map(({ tilled }) => tilled())
      const visible = far ? fromAfar : inView
      painter.wash(visible, painter.palette.field)
      paintFurrows(painter, inView)
      painter.stroke(visible, painter.palette.furrow, painter.width(2, 0.6, 1.6))
    },
  }
}

function paintFurrows(painter: TilePainter, fields: readonly Field[]): void {
  const { context, palette, unitsPerPixel } = painter
  if (unitsPerPixel < 6) {
    context.fillStyle = palette.strip
    for (const { strips } of fields) context.fill(strips)
  }
  let every = 1
  while ((furrowGapUnits * every) / unitsPerPixel < minFurrowGapCssPx) every *= 2
  context.strokeStyle = palette.furrow
  context.lineWidth = painter.width(1.1, 0.5, 1.4)
  context.lineCap = 'round'
  for (const { furrows } of fields) context.stroke(furrows(every))
}

function createField(rings: readonly Run[]): Field {
  const angle = longestSide(rings[0] ?? [])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = rings.map((ring) => rotateRing(ring, cos, -sin))
  const [, minY, , maxY] = extentOfRuns(turned)
  const back = (x: number, y: number) => [x * cos - y * sin, x * sin + y * cos] as const
  const first = Math.ceil(minY / furrowGapUnits)
  const last = Math.floor(maxY / furrowGapUnits)
  const lines = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => {
    const number = first + index
    return {
      number,
      y: number * furrowGapUnits,
      xs: findCrossings(turned, number * furrowGapUnits),
    }
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

/** Returns furrows that look ploughed by hand: each bends a little and ends a little early. */
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

function stripPath(lines: readonly Line[], back: Back): Path2D {
  const path = new Path2D()
  for (const { number, y, xs } of lines) {
    if (Math.floor(number / stripFurrows) % 2 === 0) continue
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const [from, to] = [xs[pair] ?? 0, xs[pair + 1] ?? 0]
      const corners = [
        back(from, y),
        back(to, y),
        back(to, y + furrowGapUnits),
        back(from, y + furrowGapUnits),
      ]
      corners.forEach(([cx, cy], index) =>
        index === 0 ? path.moveTo(cx, cy) : path.lineTo(cx, cy),
      )
      path.closePath()
    }
  }
  return path
}

const vineRowGapUnits = 10
const vineGapUnits = 6

const quarryHachureUnits = { gap: 6, length: 15 } as const

/** Draws vineyards in rows, quarries, spoil heaps and dams. */
export const createWorkedGround: CreateBasemapLayer = ({ features }) => {
  const areas = (wanted: string) =>
    features.filter(({ kind }) => kind === wanted).map(({ parts }) => parts)
  const vineyards = areas('vineyard').map((rings) => ({
    ground: toShape(rings, true),
    extent: extentOfRuns(rings),
    vines: lazily(() => toShape(vinesIn(rings), false)),
  }))
  const quarries = areas('quarry').map((rings) => ({
    ground: toShape(rings, true, 2),
    extent: extentOfRuns(rings),
    faces: lazily(() => toShape(quarryHachures(rings), false)),
  }))
  // Spoil heaps are bare and fall off to all sides.
  const heaps = areas('heap').map((rings) => ({
    ground: toShape(rings, true, 2),
    extent: extentOfRuns(rings),
    faces: lazily(() => toShape(quarryHachures(rings), false)),
  }))
  const dams = areas('dam').map((runs) => toShape(runs, false))
  return {
    name: 'worked ground',
    paint: (painter) => {
      if (painter.unitsPerPixel > 14) return
      painter.useChartUnits()
      paintVineyards(painter, painter.visible(vineyards))
      const { palette } = painter
      for (const { ground, faces } of painter.visible(heaps)) {
        painter.wash([ground], palette.stone)
        if (painter.unitsPerPixel < 6)
          painter.stroke([faces()], palette.paleInk, painter.width(1.2, 0.5, 1.5))
        painter.stroke([ground], palette.paleInk, painter.width(1.8, 0.6, 1.8))
      }
      painter.stroke(painter.visible(dams), palette.ink, painter.width(14, 1.6, 9))
      painter.stroke(painter.visible(dams), palette.stone, painter.width(10, 0.8, 6))
      for (const { ground, faces } of painter.visible(quarries)) {
        painter.wash([ground], palette.stone)
        painter.stroke([faces()], palette.paleInk, painter.width(1.6, 0.6, 2))
        painter.stroke([ground], palette.ink, painter.width(2.4, 0.8, 2.2))
      }
    },
  }
}

interface Vineyard {
  readonly ground: ReturnType<typeof toShape>
  readonly vines: () => ReturnType<typeof toShape>
}

function paintVineyards(painter: TilePainter, visible: readonly Vineyard[]): void {
  const { palette, unitsPerPixel } = painter
  for (const { ground, vines } of visible) {
    painter.wash([ground], palette.wood)
    painter.stroke([ground], palette.woodEdge, painter.width(1.6, 0.6, 1.6))
    if (unitsPerPixel < 4) painter.stroke([vines()], palette.ink, painter.width(0.9, 0.5, 1.1))
  }
}

/** Returns vines in rows along the longest side, each a pole with a plant that leans on it. */
function vinesIn(rings: readonly Run[]): Run[] {
  const angle = longestSide(rings[0] ?? [])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = rings.map((ring) => rotateRing(ring, cos, -sin))
  const [, minY, , maxY] = extentOfRuns(turned)
  const vines: Run[] = []
  for (let row = minY + vineRowGapUnits / 2; row < maxY; row += vineRowGapUnits) {
    const xs = findCrossings(turned, row)
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      for (
        let along = (xs[pair] ?? 0) + 4;
        along < (xs[pair + 1] ?? 0) - 2;
        along += vineGapUnits
      ) {
        const [x, y] = [along * cos - row * sin, along * sin + row * cos]
        const lean = (chance(x, y, 171) - 0.5) * 3
        vines.push([x, y, x, y + 5.5], [x - 2, y + 2.4, x + lean * 0.3, y + 4.2, x + 2.2, y + 3])
      }
    }
  }
  return vines
}

function quarryHachures(rings: readonly Run[]): Run[] {
  return rings.flatMap((ring) => {
    const edge = smooth(ring, true, 2)
    const isLeft = signedArea(edge) > 0
    return pointsAlong(edge, true, quarryHachureUnits.gap).map(({ x, y, dx, dy }, index) => {
      const length = quarryHachureUnits.length * (0.4 + 0.6 * chance(index, Math.round(x), 172))
      const side = isLeft ? length : -length
      return [x, y, x - dy * side, y + dx * side]
    })
  })
}

const shrubGapUnits = 11

/** Typical length of hedges, and of the gaps between them, in chart units. */
const hedgeLength = 190

export interface HedgePlant {
  readonly x: number
  readonly y: number
  readonly isTree: boolean
  /** Number in [0, 1) that selects the variant and the size. */
  readonly pick: number
}

/** Hedges along some field borders. Each field is planted when it first comes into view. */
export class Hedges {
  readonly #fields: readonly {
    readonly extent: Extent
    readonly plants: () => readonly HedgePlant[]
  }[]

  constructor({ features }: Pick<Land, 'features'>) {
    this.#fields = features
      .filter(({ kind }) => kind === 'field')
      .map(({ parts }) => ({
        extent: extentOfRuns(parts),
        plants: lazily(() => parts.flatMap((ring) => plantsAlong(ring))),
      }))
  }

  within(extent: Extent): HedgePlant[] {
    return this.#fields
      .filter((field) => overlaps(field.extent, extent))
      .flatMap(({ plants }) => plants())
  }
}

function plantsAlong(ring: Run): HedgePlant[] {
  return pointsAlong(ring, true, shrubGapUnits).flatMap(({ x, y, dx, dy }): HedgePlant[] => {
    if (noise(x, y, hedgeLength, 181) < 0.6) return []
    const random = chance(Math.round(x), Math.round(y), 182)
    if (random < 0.2) return []
    const aside = (random - 0.6) * 5
    return [
      { x: x - dy * aside, y: y + dx * aside, isTree: random > 0.93, pick: (random * 997) % 1 },
    ]
  })
}
