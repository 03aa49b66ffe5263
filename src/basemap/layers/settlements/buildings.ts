import type { LandFeature, LandKind } from '../../geography.ts'
import type { Extent } from '../../../core/geometry/extent.ts'
import type { TilePainter } from '../../tile-painter.ts'
import { solidsOf } from '../../built/buildings.ts'
import { colourOf, type Solid } from '../../built/solid.ts'
import { charcoalPile, gatehouse, kiln, wallPieces, wallTower } from '../../built/works.ts'
import { extentOf, lazily, pointAt, toShape, type Shape } from '../../curves.ts'
import type { Ground } from '../../ground.ts'
import type { BasemapLayer, CreateBasemapLayer } from '../../chart-land.ts'

/** Nearer than so many chart units a CSS pixel, buildings are drawn as they stand. */
export const asTheyStand = 4.5

/** Walls are drawn as lines up to here, in chart units a CSS pixel. */
const wallsFrom = 17

/** Details of roofs and walls are drawn nearer than so many chart units a CSS pixel. */
const detail = 1.6

/** Nothing stands higher, in chart units. */
const highest = 95

/** A tower of a wall that is a building too stands so near to it, in chart units. */
const sameTower = 32

/** A tower so near to a castle is the castle's, in chart units. */
const besideCastle = 90

interface Standing {
  readonly y: number
  readonly extent: Extent
  readonly solids: () => readonly Solid[]
}

/** Buildings, walls, gates and towers that are known one by one, as they stand. */
export const createBuildings: CreateBasemapLayer = ({ features }, ground): BasemapLayer => {
  const standing = [...buildings(features, ground), ...works(features)].sort((a, b) => b.y - a.y)
  const linesOf = (material: string) => {
    const walls = features.filter((one) => one.kind === 'wall' && one.material === material)
    const runs = walls.flatMap(({ parts }) => parts)
    // From afar nearly all are in view, and one stroke is quicker.
    return runs.length > 0 ? [toShape(runs, false)] : []
  }
  const [stone, wood] = [linesOf('stone'), linesOf('wood')]
  return {
    name: 'buildings',
    paint: (painter) => {
      painter.inWorld()
      if (painter.unitsPerPixel > asTheyStand) paintWalls(painter, stone, wood)
      else paintStanding(painter, painter.visible(standing))
    },
  }
}

function paintWalls(painter: TilePainter, stone: readonly Shape[], wood: readonly Shape[]): void {
  if (painter.unitsPerPixel > wallsFrom) return
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
    for (const { faces, outline, courses, openings } of solids()) {
      for (const { tone, path } of faces) {
        context.fillStyle = colourOf(palette, tone)
        context.fill(path)
      }
      if (unitsPerPixel < detail) {
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

function at(x: number, y: number, solids: () => readonly Solid[]): Standing {
  return { y, extent: [x - 30, y - 30, x + 30, y + highest], solids: lazily(solids) }
}

function buildings(features: readonly LandFeature[], ground: Ground): Standing[] {
  const towers = features
    .filter(({ kind, use }) => kind === 'tower' || use === 'tower')
    .map(({ parts }) => pointAt(parts[0] ?? [], 0))
  const isTowered = (x: number, y: number) =>
    towers.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < besideCastle)
  return features
    .filter(({ kind }) => kind === 'building')
    .map((feature) => {
      const [minX, minY, maxX, maxY] = extentOf(feature.parts)
      return {
        y: (minY + maxY) / 2,
        extent: [minX - 10, minY - 10, maxX + 10, maxY + highest],
        solids: lazily(() => solidsOf(feature, { ground, isTowered })),
      }
    })
}

function works(features: readonly LandFeature[]): Standing[] {
  const towers = features
    .filter(({ kind, use }) => kind === 'building' && use === 'tower')
    .map(({ parts }) => extentOf(parts))
  const walls = features.filter(({ kind }) => kind === 'wall')
  const runs = lazily(() => walls.flatMap(({ parts }) => parts))
  const isBuilding = (x: number, y: number) =>
    towers.some(
      ([minX, minY, maxX, maxY]) =>
        Math.hypot((minX + maxX) / 2 - x, (minY + maxY) / 2 - y) < sameTower,
    )
  const points: Partial<Record<LandKind, (x: number, y: number) => readonly Solid[]>> = {
    tower: (x, y) => (isBuilding(x, y) ? [] : [wallTower(x, y)]),
    gate: (x, y) => gatehouse(x, y, runs()),
    kiln: (x, y) => [kiln(x, y)],
    charcoal: (x, y) => [charcoalPile(x, y)],
  }
  const pieces = walls
    .flatMap((wall) => wallPieces(wall))
    .map(({ x, y, solid }) => at(x, y, () => [solid()]))
  const standing = features.flatMap(({ kind, parts }): Standing[] => {
    const draw = points[kind]
    const [x, y] = pointAt(parts[0] ?? [], 0)
    return draw ? [at(x, y, () => draw(x, y))] : []
  })
  return [...pieces, ...standing]
}
