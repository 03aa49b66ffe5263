import type { LandFeature, LandKind } from '../../geography.ts'
import { overlaps, type Extent } from '../../../geometry/extent.ts'
import type { TilePainter } from '../../tile-painter.ts'
import { findChiefCastles, buildSolids } from '../../built/building-solids.ts'
import { fillFaces, type Solid } from '../../built/solid.ts'
import {
  buildCharcoalPile,
  buildGatehouse,
  buildKiln,
  buildWallPieces,
  buildWallTower,
} from '../../built/works.ts'
import { extentOfRuns, lazily, pointAt, toShape, type Shape } from '../../curves.ts'
import type { Ground } from '../../ground.ts'
import type { BasemapLayer, CreateBasemapLayer } from '../../chart-land.ts'

/** Below this many chart units per CSS pixel, buildings are drawn as solids instead of symbols. */
export const solidsUnitsPerPixel = 4.5

/** Up to this many chart units per CSS pixel, walls are drawn as lines. */
const wallsUnitsPerPixel = 17

/** Below this many chart units per CSS pixel, courses, doors and windows are drawn. */
const detailUnitsPerPixel = 1.6

const maxBuildingHeightUnits = 115

/** Greatest height in chart units of walls, houses and everything that has no tower. */
const usualBuildingHeight = 48

/** A wall tower within this many chart units of a tower building is the same tower. */
const sameTowerReachUnits = 32

const gateTowerReachUnits = 24

const castleTowerReachUnits = 90

interface Standing {
  readonly y: number
  readonly extent: Extent
  readonly solids: () => readonly Solid[]
}

/** Draws surveyed buildings, walls, gates and towers as solids. */
export const createBuildings: CreateBasemapLayer = ({ features }, ground): BasemapLayer => {
  const standing = [
    ...createStandingBuildings(features, ground),
    ...createStandingWorks(features),
  ].sort((a, b) => b.y - a.y)
  const linesOf = (material: string) => {
    const walls = features.filter((one) => one.kind === 'wall' && one.material === material)
    const runs = walls.flatMap(({ parts }) => parts)
    // Far out, nearly all walls are in view, so a single stroke is faster.
    return runs.length > 0 ? [toShape(runs, false)] : []
  }
  const [stone, wood] = [linesOf('stone'), linesOf('wood')]
  return {
    name: 'buildings',
    paint: (painter) => {
      painter.useChartUnits()
      if (painter.unitsPerPixel > solidsUnitsPerPixel) paintWalls(painter, stone, wood)
      else paintStanding(painter, painter.visible(standing))
    },
  }
}

function paintWalls(painter: TilePainter, stone: readonly Shape[], wood: readonly Shape[]): void {
  if (painter.unitsPerPixel > wallsUnitsPerPixel) return
  const { palette, unitsPerPixel } = painter
  painter.stroke(painter.visible(wood), palette.ink, 0.9 * unitsPerPixel)
  const visible = painter.visible(stone)
  painter.stroke(visible, palette.ink, painter.width(16, 2.2, 3))
  painter.stroke(visible, palette.stone, painter.width(8, 0.8, 1.6))
}

function paintStanding(painter: TilePainter, standing: readonly Standing[]): void {
  const { context, palette, unitsPerPixel } = painter
  const line = painter.width(1.1, 0.5, 1.3)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { solids } of standing) {
    for (const solid of solids()) {
      const { outline, courses, openings } = solid
      fillFaces(context, palette, solid)
      if (unitsPerPixel < detailUnitsPerPixel) {
        context.lineWidth = line * 0.8
        context.strokeStyle = palette.paleInk
        context.stroke(courses)
        context.fillStyle = palette.ink
        context.fill(openings)
      }
      context.lineWidth = line
      context.strokeStyle = palette.ink
      context.stroke(outline)
    }
  }
}

function createStanding(
  x: number,
  y: number,
  solids: () => readonly Solid[],
  before = 0,
): Standing {
  return { y: y - before, extent: [x - 30, y - 30, x + 30, y + 60], solids: lazily(solids) }
}

/** Uses of buildings that are no higher than {@link usualBuildingHeight}. */
const lowUses: readonly (string | undefined)[] = ['house', 'barn', 'mill', 'tent', 'mine', 'ruin']

function createStandingBuildings(features: readonly LandFeature[], ground: Ground): Standing[] {
  const towers = features
    .filter(({ kind, use }) => kind === 'tower' || use === 'tower')
    .map(({ parts }) => pointAt(parts[0] ?? [], 0))
  const isTowered = (x: number, y: number) =>
    towers.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < castleTowerReachUnits)
  const chiefs = lazily(() => findChiefCastles(features))
  const rocks = features
    .filter(({ kind }) => kind === 'rock')
    .map(({ parts }) => extentOfRuns(parts))
  const gates = findPoints(features, 'gate')
  return features
    .filter(({ kind }) => kind === 'building')
    .filter(
      ({ use, parts }) => use !== 'tower' || !isNear(gates, middleOf(parts), gateTowerReachUnits),
    )
    .map((feature) => {
      const [minX, minY, maxX, maxY] = extentOfRuns(feature.parts)
      const isTower = feature.use === 'tower'
      // The rock under a tower is wider than the tower.
      const margin = isTower ? 40 : 10
      return {
        y: (minY + maxY) / 2 - (isTower ? 8 : 0),
        extent: [
          minX - margin,
          minY - margin,
          maxX + margin,
          maxY + (lowUses.includes(feature.use) ? usualBuildingHeight : maxBuildingHeightUnits),
        ],
        solids: lazily(() =>
          buildSolids(feature, {
            ground,
            isTowered,
            isChief: chiefs().has(feature),
            isOnRock: isTower && rocks.some((one) => overlaps(one, [minX, minY, maxX, maxY])),
          }),
        ),
      }
    })
}

type Point = readonly [x: number, y: number]

function middleOf(parts: LandFeature['parts']): Point {
  const [minX, minY, maxX, maxY] = extentOfRuns(parts)
  return [(minX + maxX) / 2, (minY + maxY) / 2]
}

function findPoints(features: readonly LandFeature[], wanted: LandKind): Point[] {
  return features
    .filter(({ kind }) => kind === wanted)
    .map(({ parts }) => pointAt(parts[0] ?? [], 0))
}

function isNear(points: readonly Point[], [x, y]: Point, reach: number): boolean {
  return points.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < reach)
}

function createStandingWorks(features: readonly LandFeature[]): Standing[] {
  const known = features
    .filter(({ kind, use }) => kind === 'building' && use === 'tower')
    .map(({ parts }) => middleOf(parts))
  const [gates, towers] = [
    findPoints(features, 'gate'),
    [...known, ...findPoints(features, 'tower')],
  ]
  const walls = features.filter(({ kind }) => kind === 'wall')
  const runs = lazily(() => walls.flatMap(({ parts }) => parts))
  const isElsewhere = (at: Point) =>
    isNear(known, at, sameTowerReachUnits) || isNear(gates, at, gateTowerReachUnits)
  const points: Partial<Record<LandKind, (x: number, y: number) => readonly Solid[]>> = {
    tower: (x, y) => (isElsewhere([x, y]) ? [] : [buildWallTower(x, y)]),
    gate: (x, y) => buildGatehouse(x, y, runs(), isNear(towers, [x, y], gateTowerReachUnits)),
    kiln: (x, y) => [buildKiln(x, y)],
    charcoal: (x, y) => [buildCharcoalPile(x, y)],
  }
  const pieces = walls
    .flatMap((wall) => buildWallPieces(wall))
    .map(({ x, y, solid }) => createStanding(x, y, () => [solid()]))
  const standing = features.flatMap(({ kind, parts }): Standing[] => {
    const draw = points[kind]
    const [x, y] = pointAt(parts[0] ?? [], 0)
    // Gates and towers are drawn after the wall on which they stand.
    return draw
      ? [createStanding(x, y, () => draw(x, y), kind === 'gate' || kind === 'tower' ? 13 : 0)]
      : []
  })
  return [...pieces, ...standing]
}
