import { clamp, type Extent } from '../../geometry/extent.ts'
import type { LandFeature } from '../geography.ts'
import type { TilePainter } from '../tile-painter.ts'
import {
  type Run,
  type Shape,
  type Step,
  extentOfRuns,
  farViewUnitsPerPixel,
  lazily,
  lengthOf,
  splitRun,
  pointAt,
  reversed,
  signedArea,
  smooth,
  toFarShape,
  toShape,
  pointsAlong,
} from '../curves.ts'
import { water, type Ground } from '../ground.ts'
import { chance } from '../random.ts'
import type { CreateBasemapLayer } from '../chart-land.ts'

const rippleGapUnits = 9

const maxRipplesPerBank = 7

const ripplePointGapUnits = 12

const minRippleGapCssPx = 3.4

const streamTaperSteps = 5

/** Number of bank points whose ripples are drawn together. */
const sectionLength = 28

interface Ripple extends Shape {
  /** Number of gaps from the bank. */
  readonly rank: number
}

interface Reach extends Shape {
  /** Chart units. */
  readonly width: number
}

interface ShoreSection {
  readonly extent: Extent
  readonly ripples: () => readonly Ripple[]
}

/** A river or pond. Banks and ripples are computed when they first come into view. */
interface Body extends Shape {
  readonly banks: () => readonly Shape[]
  readonly sections: () => readonly ShoreSection[]
}

/** Draws rivers and ponds with banks and ripples, streams, and islands. */
export const createWater: CreateBasemapLayer = ({ features }, ground) => {
  const standing = features.filter(({ kind }) => kind === 'river' || kind === 'pond')
  const flowing = features.filter(({ kind }) => kind === 'stream' || kind === 'race')
  // If the survey has an island beside the water, it is already drawn as land.
  const islands = features
    .filter(({ kind, parts }) => kind === 'island' && liesInWater(parts[0] ?? [], ground))
    .map(({ parts: rings }) => toShape(rings, true, 2))
  const bodies = standing.map(({ parts }) => createBody(parts, ground))
  const streams = flowing.map((stream) => ({
    extent: extentOfRuns(stream.parts),
    splitIntoReaches: lazily(() => reaches(stream, ground)),
  }))
  const parts = (some: readonly LandFeature[]) => some.flatMap((feature) => feature.parts)
  const bodiesFromAfar = [toFarShape(parts(standing), true)]
  const streamsFromAfar = [toFarShape(parts(flowing), false)]
  return {
    name: 'water',
    paint: (painter) => {
      const { palette, unitsPerPixel } = painter
      painter.useChartUnits()
      if (unitsPerPixel > farViewUnitsPerPixel) {
        painter.stroke(streamsFromAfar, palette.bank, 0.6 * unitsPerPixel)
        painter.wash(bodiesFromAfar, palette.water)
        painter.stroke(bodiesFromAfar, palette.bank, 0.7 * unitsPerPixel)
        return
      }
      const inView = painter.visible(
        painter.visible(streams).flatMap((stream) => stream.splitIntoReaches()),
      )
      paintReaches(painter, inView, palette.bank, 1.5)
      paintReaches(painter, inView, palette.water, 0)
      const visible = painter.visible(bodies)
      painter.wash(visible, palette.water)
      paintRipples(painter, visible)
      const banks = painter.visible(visible.flatMap((body) => body.banks()))
      painter.stroke(banks, palette.bank, painter.width(2.6, 0.7, 2.4))
      const dry = painter.visible(islands)
      painter.wash(dry, palette.paper)
      painter.stroke(dry, palette.bank, painter.width(1.6, 0.5, 1.5))
    },
  }
}

function liesInWater(ring: Run, ground: Ground): boolean {
  const wet = pointsAlong(ring, true, ripplePointGapUnits).filter(({ x, y }) =>
    ground.has(water, x, y),
  )
  return wet.length * ripplePointGapUnits > lengthOf(ring, true) * 0.8
}

function paintRipples(painter: TilePainter, bodies: readonly Body[]): void {
  let every = 1
  while ((rippleGapUnits * every) / painter.unitsPerPixel < minRippleGapCssPx) every *= 2
  const sections = painter.visible(bodies.flatMap((body) => body.sections()))
  const shown = painter
    .visible(sections.flatMap((section) => section.ripples()))
    .filter(({ rank }) => rank % every === 0)
  painter.stroke(shown, painter.palette.ripple, painter.width(1, 0.5, 1.3))
}

function createBody(parts: readonly Run[], ground: Ground): Body {
  const rings = lazily(() => parts.map((part) => smooth(part, true, 2)))
  const shape = toShape(parts, true, 2)
  return {
    extent: shape.extent,
    get path() {
      return shape.path
    },
    banks: lazily(() =>
      rings().flatMap((ring) =>
        splitRun([...ring, ...pointAt(ring, 0)], 24).map((piece) => toShape([piece], false)),
      ),
    ),
    sections: lazily(() =>
      rings().flatMap((ring) => {
        const inwards = signedArea(ring) > 0 ? 1 : -1
        const steps = pointsAlong(ring, true, ripplePointGapUnits)
        return splitChunks(steps, sectionLength).map((section) => {
          return {
            extent: extentAround(section, rippleGapUnits * maxRipplesPerBank),
            ripples: lazily(() => ripplesAlong(section, inwards, ground)),
          }
        })
      }),
    ),
  }
}

/** Traces a shape at once, so that a caller can copy it and add properties. */
function traceShape({ extent, path }: Shape): Shape {
  return { extent, path }
}

function extentAround(steps: readonly Step[], reach: number): Extent {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of steps) {
    minX = Math.min(minX, x)
    minY = Math.min(minY, y)
    maxX = Math.max(maxX, x)
    maxY = Math.max(maxY, y)
  }
  return [minX - reach, minY - reach, maxX + reach, maxY + reach]
}

function splitChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size + 1),
  )
}

/** @param extra width of the bank lines on both sides together, in CSS pixels */
function paintReaches(
  painter: TilePainter,
  all: readonly Reach[],
  style: string,
  extra: number,
): void {
  for (const reach of all) {
    const pixels = clamp(reach.width / painter.unitsPerPixel, 0.4, 12)
    // A stream too narrow for two banks is a single line of ink.
    if (extra === 0 && pixels < 1.6) continue
    painter.stroke([reach], style, (pixels + (pixels < 1.6 ? 0.25 : extra)) * painter.unitsPerPixel)
  }
}

/** Splits a stream into parts that grow wider towards its mouth, which is the end at other water. */
function reaches({ parts, width = 1 }: LandFeature, ground: Ground): Reach[] {
  return parts.flatMap((part) => {
    const run = smooth(part, false, 2)
    const count = run.length / 2
    const downstream =
      countWaterAround(ground, run, 0) > countWaterAround(ground, run, count - 1)
        ? reversed(run)
        : run
    const full = 1.8 + width * 1.9
    const per = Math.max(Math.ceil((count - 1) / streamTaperSteps), 1)
    return splitRun(downstream, per).map((piece, index, all) => ({
      ...traceShape(toShape([piece], false)),
      width: full * (0.3 + 0.7 * ((index + 1) / all.length)),
    }))
  })
}

/** Counts points around the end of a line that are water, outside the line's own width. */
function countWaterAround(ground: Ground, run: Run, index: number): number {
  const [x, y] = pointAt(run, index)
  let wet = 0
  for (let angle = 0; angle < 16; angle += 1) {
    const dx = Math.cos((angle / 16) * Math.PI * 2)
    const dy = Math.sin((angle / 16) * Math.PI * 2)
    if (ground.has(water, x + dx * 26, y + dy * 26)) wet += 1
  }
  return wet
}

/** Returns ripple lines along a bank, away from all other banks, with random gaps like light on water. */
function ripplesAlong(bank: readonly Step[], inwards: number, ground: Ground): Ripple[] {
  const ripples: Ripple[] = []
  for (let rank = 1; rank <= maxRipplesPerBank; rank += 1) {
    const inset = rank * rippleGapUnits
    let line: number[] = []
    const end = () => {
      if (line.length >= 4) ripples.push({ ...traceShape(toShape([line], false)), rank })
      line = []
    }
    for (const { x, y, dx, dy, distance } of bank) {
      const px = x - dy * inwards * inset
      const py = y + dx * inwards * inset
      const number = Math.round(distance / ripplePointGapUnits)
      const broken = chance(Math.floor(number / 2), rank, 41) < 0.2 + rank * 0.06
      if (broken || !isAfloat(ground, px, py, inset * 0.85)) end()
      else line.push(px, py)
    }
    end()
  }
  return ripples
}

/** Whether no bank is nearer to a point than `distance` chart units. */
function isAfloat(ground: Ground, x: number, y: number, distance: number): boolean {
  const aslant = distance * Math.SQRT1_2
  return (
    ground.has(water, x, y) &&
    ground.has(water, x + distance, y) &&
    ground.has(water, x - distance, y) &&
    ground.has(water, x, y + distance) &&
    ground.has(water, x, y - distance) &&
    ground.has(water, x + aslant, y + aslant) &&
    ground.has(water, x - aslant, y + aslant) &&
    ground.has(water, x + aslant, y - aslant) &&
    ground.has(water, x - aslant, y - aslant)
  )
}
