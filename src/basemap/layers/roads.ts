import { clamp, overlaps, type Extent } from '../../geometry/extent.ts'
import type { LandFeature } from '../geography.ts'
import {
  dropNearPoints,
  extentOfRuns,
  farViewUnitsPerPixel,
  lazily,
  splitRun,
  pointAt,
  smooth,
  toFarShape,
  toShape,
  pointsAlong,
  type Run,
  type Shape,
} from '../curves.ts'
import type { CreateBasemapLayer } from '../chart-land.ts'
import { roadsAndPathsOf } from './joined-roads.ts'

/** Width of a road, and half the length of a bridge that the survey has as a point, in chart units. */
const roadWidth = 13
const bridgeHalfLength = 13

const bridgedRoadSearchUnits = 60

/**
 * Above this many chart units per CSS pixel, roads are drawn with points at least `coarsePointDistance` chart units
 * apart.
 */
const coarseUnitsPerPixel = 3.5
const coarsePointDistance = 14

/** Ends of roads are grouped by cells with this side, in chart units. */
const cellSide = 1024

/** A dash longer than any line, because `stroke` gives only dashed lines blunt ends. */
const solidDash = [100_000]

/** Dashes of the grass between the wheel ruts, close up. */
const rutDash = (unitsPerPixel: number) => [9, 15, 4, 21].map((pixels) => pixels * unitsPerPixel)

/** Draws roads as double lines and paths as dashed lines. */
export const createRoads: CreateBasemapLayer = ({ features, extent }) => {
  const { roads: tapered, paths: pathRuns } = roadsAndPathsOf(features, extent)
  // The first view needs only one of these two.
  const roads = {
    near: lazily(() => tapered.runs.flatMap(shapesAlong)),
    far: lazily(() => tapered.runs.map(toCoarseShape)),
  }
  const paths = {
    near: lazily(() => pathRuns.map((run) => toShape([run], false, 2))),
    far: lazily(() => pathRuns.map(toCoarseShape)),
  }
  const shares = [...new Set(tapered.tips.map(({ share }) => share))]
  const tips = shares.map((share) => {
    const runs = tapered.tips.filter((tip) => tip.share === share).map(({ run }) => run)
    return { share, shapes: groupByCell(runs).map((near) => toShape(near, false)) }
  })
  const fromAfar = lazily(() => [
    toFarShape([...tapered.runs, ...tapered.tips.map(({ run }) => run)], false),
  ])
  return {
    name: 'roads',
    paint: (painter) => {
      const { palette, unitsPerPixel } = painter
      painter.useChartUnits()
      const detail = unitsPerPixel > coarseUnitsPerPixel ? 'far' : 'near'
      if (unitsPerPixel < farViewUnitsPerPixel) {
        const dash = [5.5, 3.6].map((pixels) => pixels * unitsPerPixel)
        painter.stroke(
          painter.visible(paths[detail]()),
          palette.pathInk,
          painter.width(3, 0.7, 2.2),
          dash,
        )
      }
      if (unitsPerPixel > farViewUnitsPerPixel) {
        painter.stroke(fromAfar(), palette.roadInk, 1.1 * unitsPerPixel)
        return
      }
      const visible = painter.visible(roads[detail]())
      const width = painter.width(roadWidth, 2.8, 22)
      const ink = painter.width(1.6, 0.7, 1.5)
      // All ink comes before all fillings, so that roads run into each other where they meet.
      painter.stroke(visible, palette.roadInk, width + ink, solidDash)
      const ends = tips.map(({ share, shapes }) => ({ share, shapes: painter.visible(shapes) }))
      for (const { shapes, share } of ends) {
        painter.stroke(shapes, palette.roadInk, width * share + ink)
      }
      painter.stroke(visible, palette.road, width - ink)
      for (const { shapes, share } of ends) {
        if (width * share > ink) painter.stroke(shapes, palette.road, width * share - ink)
      }
      if (unitsPerPixel < 0.8)
        painter.stroke(visible, palette.paleInk, 0.8 * unitsPerPixel, rutDash(unitsPerPixel))
    },
  }
}

/** Groups runs by the cell in which they start. Both one stroke per run and one stroke for all take long. */
function groupByCell(runs: readonly Run[]): Run[][] {
  const cells = new Map<string, Run[]>()
  for (const run of runs) {
    const cell = pointAt(run, 0)
      .map((units) => Math.floor(units / cellSide))
      .join()
    cells.set(cell, [...(cells.get(cell) ?? []), run])
  }
  return [...cells.values()]
}

function toCoarseShape(run: Run): Shape {
  return toShape([dropNearPoints(run, coarsePointDistance)], false, 1)
}

function shapesAlong(run: Run): Shape[] {
  return splitRun(smooth(run, false, 2), 48).map((piece) => toShape([piece], false))
}

interface Bridge {
  readonly deck: Shape
  readonly planks: Shape
}

export const createBridges: CreateBasemapLayer = ({ features }) => {
  const roads = features
    .filter(({ kind }) => kind === 'road')
    .flatMap(({ parts }) => parts)
    .map((run) => ({ run, extent: extentOfRuns([run]) }))
  const bridges = features
    .filter(({ kind }) => kind === 'bridge')
    .map((feature) => ({
      extent: extentOfRuns(feature.parts),
      built: lazily(() => createBridge(feature, roads)),
    }))
  return {
    name: 'bridges',
    paint: (painter) => {
      if (painter.unitsPerPixel > 9) return
      const { palette } = painter
      const visible = painter.visible(bridges).map(({ built }) => built())
      painter.useChartUnits()
      const deck = painter.width(roadWidth + 3, 3.4, 26)
      const ink = painter.width(2, 0.9, 2)
      const decks = visible.map((bridge) => bridge.deck)
      painter.stroke(decks, palette.ink, deck + ink * 2, solidDash)
      painter.stroke(decks, palette.wall, deck - ink * 0.4, solidDash)
      if (painter.unitsPerPixel < 2.5) {
        painter.stroke(
          visible.map(({ planks }) => planks),
          palette.paleInk,
          painter.width(1, 0.6, 1.4),
        )
      }
    },
  }
}

function createBridge({ shape, parts }: LandFeature, roads: readonly Road[]): Bridge {
  const [part = []] = parts
  let run: Run = part
  if (shape === 'point') {
    const [x, y] = pointAt(part, 0)
    const { dx, dy } = directionAt(x, y, roads)
    run = [
      x - dx * bridgeHalfLength,
      y - dy * bridgeHalfLength,
      x + dx * bridgeHalfLength,
      y + dy * bridgeHalfLength,
    ]
  }
  const deck = toShape([run], false)
  const half = roadWidth / 2
  const across = pointsAlong(run, false, 4.5, 2).map(({ x, y, dx, dy }) => [
    x - dy * half,
    y + dx * half,
    x + dy * half,
    y - dx * half,
  ])
  return { deck, planks: toShape(across, false) }
}

interface Road {
  readonly run: Run
  readonly extent: Extent
}

function directionAt(x: number, y: number, roads: readonly Road[]): { dx: number; dy: number } {
  const around = [
    x - bridgedRoadSearchUnits,
    y - bridgedRoadSearchUnits,
    x + bridgedRoadSearchUnits,
    y + bridgedRoadSearchUnits,
  ] as const
  let nearest = Infinity
  let direction = { dx: 1, dy: 0 }
  for (const { run, extent } of roads) {
    if (!overlaps(extent, around)) continue
    for (let index = 0; index + 3 < run.length; index += 2) {
      const ax = run[index] ?? 0
      const ay = run[index + 1] ?? 0
      const dx = (run[index + 2] ?? 0) - ax
      const dy = (run[index + 3] ?? 0) - ay
      const length = Math.hypot(dx, dy)
      if (length === 0) continue
      const share = ((x - ax) * dx + (y - ay) * dy) / length ** 2
      const along = clamp(share, 0, 1)
      const distance = Math.hypot(ax + dx * along - x, ay + dy * along - y)
      if (distance >= nearest) continue
      nearest = distance
      direction = { dx: dx / length, dy: dy / length }
    }
  }
  return direction
}
