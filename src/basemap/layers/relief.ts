import type { Relief } from '../geography.ts'
import { clamp, type Extent } from '../../geometry/extent.ts'
import { fillFaces, type Solid } from '../built/solid.ts'
import { buildRock } from '../built/works.ts'
import type { Palette } from '../palettes.ts'
import type { SymbolContext } from '../symbols/symbols.ts'
import type { CreateBasemapLayer } from '../chart-land.ts'
import type { TilePainter } from '../tile-painter.ts'
import {
  extentOfRuns,
  lazily,
  smooth,
  toFarShape,
  toShape,
  pointsAlong,
  type Run,
  type Shape,
} from '../curves.ts'
import { chance, noise } from '../random.ts'

/** Pixels of the shading between two heights of the grid, and the greatest side of the shading in pixels. */
const pixelsPerStep = 4
const maxShadingSide = 248

/** Slope, as metres up per metre forward, at which the shading has its full strength. */
const fullShadeSlope = 0.24

/** Shades hills: light on slopes that face the north-west, dark on the opposite side. */
export const createRelief: CreateBasemapLayer = ({ relief, extent }) => {
  const [minX, minY, maxX, maxY] = extent
  const size = relief && sizeOf(relief)
  return {
    name: 'relief',
    paint: (painter) => {
      if (!relief || !size) return
      const { context, palette, symbols, tile } = painter
      const { atlas, left, top, width, height } = symbols.picture(
        `relief ${tile.basemapStyle}`,
        size,
        (on, x, y) => {
          const image = drawShading(on, relief, size, palette, [maxX - minX, maxY - minY])
          on.putImageData(image, x, y)
        },
      )
      painter.useDevicePixels()
      const [x, y] = [painter.x(minX), painter.y(maxY)]
      context.drawImage(
        atlas,
        left + 0.5,
        top + 0.5,
        width - 1,
        height - 1,
        x,
        y,
        painter.x(maxX) - x,
        painter.y(minY) - y,
      )
    },
  }
}

function sizeOf({ columns, rows }: Relief): readonly [width: number, height: number] {
  const fine = Math.min(pixelsPerStep, maxShadingSide / Math.max(columns, rows))
  return [Math.round((columns - 1) * fine) + 1, Math.round((rows - 1) * fine) + 1]
}

/** Draws the shading. `wide` and `high` are the land's size in chart units, of which two make a metre. */
function drawShading(
  context: SymbolContext,
  relief: Relief,
  [width, height]: readonly [number, number],
  { hill }: Palette,
  [wide, high]: readonly [number, number],
): ImageData {
  const image = context.createImageData(width, height)
  const surface = createSurface(relief)
  const { columns, rows } = relief
  const [acrossMetres, upMetres] = [wide / 2 / (columns - 1), high / 2 / (rows - 1)]
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 4) {
      const u = (x / (width - 1)) * (columns - 1)
      const v = (1 - y / (height - 1)) * (rows - 1)
      const east = (surface(u + 0.5, v) - surface(u - 0.5, v)) / acrossMetres
      const north = (surface(u, v + 0.5) - surface(u, v - 0.5)) / upMetres
      const facing = clamp(((east - north) * Math.SQRT1_2) / fullShadeSlope, -1, 1)
      const { colour, strength } = facing > 0 ? hill.light : hill.shade
      image.data.set(colour, index)
      image.data[index + 3] = Math.abs(facing) ** 0.85 * strength * 255
    }
  }
  return image
}

/** Returns a function that interpolates heights in metres by a cubic B-spline, which has no creases. */
function createSurface({ columns, rows, heights }: Relief): (u: number, v: number) => number {
  let decimetres = 0
  const metres = heights.map((step) => (decimetres += step) / 10)
  const at = (column: number, row: number) =>
    metres[clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1)] ?? 0
  return (u, v) => {
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [across, up] = [splineWeights(u - column), splineWeights(v - row)]
    let sum = 0
    up.forEach((vertical, j) => {
      across.forEach((horizontal, i) => {
        sum += vertical * horizontal * at(column + i - 1, row + j - 1)
      })
    })
    return sum
  }
}

function splineWeights(t: number): readonly number[] {
  return [
    (1 - t) ** 3 / 6,
    (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
    (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
    t ** 3 / 6,
  ]
}

const cliffStrokeGapUnits = 5
const maxCliffStrokeUnits = 26

/** Above this many chart units per CSS pixel, all rocks are drawn as one path. */
const onePathUnitsPerPixel = 7

const maxRaisedRocksUnitsPerPixel = 4.5

/** Draws cliffs as a brow with hachures below it, and free-standing rocks. */
export const createCliffs: CreateBasemapLayer = ({ features }) => {
  const cliffs = features
    .filter(({ kind }) => kind === 'cliff')
    .flatMap(({ parts }) => parts)
    .map((part) => ({ extent: extentOfRuns([part]), drawn: lazily(() => createCliff(part)) }))
  const rocks = features
    .filter(({ kind }) => kind === 'rock')
    .map(({ parts: [ring = []] }) => ({
      ...padExtent(extentOfRuns([ring])),
      ground: toShape([ring], true, 2),
      solid: lazily(() => buildRock(smooth(ring, true, 1))),
    }))
    .sort((a, b) => b.y - a.y)
  const ofKind = (wanted: string) =>
    features.filter(({ kind }) => kind === wanted).flatMap(({ parts }) => parts)
  const fromAfar = {
    rocks: [toFarShape(ofKind('rock'), true)],
    brows: [toFarShape(ofKind('cliff'), false)],
  }
  return {
    name: 'cliffs',
    paint: (painter) => {
      if (painter.unitsPerPixel > 14) return
      const { palette } = painter
      painter.useChartUnits()
      if (painter.unitsPerPixel > onePathUnitsPerPixel) {
        painter.wash(fromAfar.rocks, palette.stone)
        painter.stroke(fromAfar.rocks, palette.paleInk, 0.6 * painter.unitsPerPixel)
        painter.stroke(fromAfar.brows, palette.ink, 0.9 * painter.unitsPerPixel)
        return
      }
      paintRocks(painter, painter.visible(rocks))
      const visible = painter.visible(cliffs).map(({ drawn }) => drawn())
      const strokes = visible.map(({ fine, coarse }) => (painter.unitsPerPixel > 3 ? coarse : fine))
      painter.stroke(strokes, palette.paleInk, painter.width(1.7, 0.6, 2.2))
      painter.stroke(
        visible.map(({ brow }) => brow),
        palette.ink,
        painter.width(3, 0.9, 2.6),
      )
    },
  }
}

/** Adds the height of a rock to its extent. `y` gives the drawing order. */
function padExtent([minX, minY, maxX, maxY]: Extent): { extent: Extent; y: number } {
  return { extent: [minX, minY, maxX, maxY + 20], y: minY }
}

const maxCleftsUnitsPerPixel = 2.2

interface StandingRock {
  readonly ground: Shape
  readonly solid: () => Solid
}

function paintRocks(painter: TilePainter, rocks: readonly StandingRock[]): void {
  const { context, palette, unitsPerPixel } = painter
  if (unitsPerPixel > maxRaisedRocksUnitsPerPixel) {
    const grounds = rocks.map(({ ground }) => ground)
    painter.wash(grounds, palette.stone)
    painter.stroke(grounds, palette.paleInk, painter.width(1.8, 0.6, 1.8))
    return
  }
  context.lineWidth = painter.width(1.1, 0.5, 1.2)
  context.strokeStyle = palette.paleInk
  context.lineCap = 'butt'
  context.lineJoin = 'bevel'
  for (const { solid } of rocks) {
    const standing = solid()
    fillFaces(context, palette, standing)
    if (unitsPerPixel < maxCleftsUnitsPerPixel) context.stroke(standing.courses)
    context.stroke(standing.outline)
  }
}

function createCliff(surveyed: Run) {
  const run = rugged(smooth(surveyed, false, 2))
  const strokes = pointsAlong(run, false, cliffStrokeGapUnits).map(({ x, y, dx, dy }, index) => {
    const length = maxCliffStrokeUnits * (0.35 + 0.65 * chance(index, Math.round(x), 51))
    const slant = (chance(index, Math.round(y), 52) - 0.5) * 6
    return [x, y, x + dy * length + dx * slant, y - dx * length + dy * slant]
  })
  const some = strokes.filter((_, index) => index % 3 === 0)
  return {
    brow: toShape([run], false),
    fine: toShape(strokes, false),
    coarse: toShape(some, false),
  }
}

/** Makes a brow irregular, because rough surveys have straight lines where there is rock. */
function rugged(run: Run): Run {
  return pointsAlong(run, false, 9).flatMap(({ x, y, dx, dy }) => {
    const shift =
      (noise(x, y, 34, 53) - 0.5) * 16 + (chance(Math.round(x), Math.round(y), 54) - 0.5) * 3
    return [x - dy * shift, y + dx * shift]
  })
}
