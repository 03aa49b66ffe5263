import type { LandFeature } from '../../../domain/geography.ts'
import {
  extentOf,
  farOut,
  lazily,
  pointAt,
  toFarShape,
  toShape,
  walk,
  type Run,
  type Shape,
} from '../curves.ts'
import type { CreateLandLayer } from './land-layer.ts'

/** World units. */
const roadWidth = 13
const bridgeReach = 13

/** A dash longer than any line: lines with dashes have blunt ends. */
const unbroken = [100_000]

/** The grass between the wheels' ruts, close up. */
const rut = (unitsPerPixel: number) => [9, 15, 4, 21].map((pixels) => pixels * unitsPerPixel)

/** Roads as double lines, paths as dashed ones, and bridges over the water. */
export const createRoads: CreateLandLayer = ({ features }) => {
  const lines = (roadClass: string) =>
    features
      .filter((feature) => feature.kind === 'road' && feature.class === roadClass)
      .flatMap(({ parts }) => parts)
  const roads = lines('road').map((run) => toShape([run], false, 2))
  const fromAfar = [toFarShape(lines('road'), false)]
  const paths = lines('path').map((run) => toShape([run], false, 2))
  return {
    name: 'roads',
    paint: (brush) => {
      const { palette, unitsPerPixel } = brush
      brush.inWorld()
      if (unitsPerPixel < farOut) {
        const dash = [5.5, 3.6].map((pixels) => pixels * unitsPerPixel)
        brush.stroke(brush.visible(paths), palette.pathInk, brush.width(3, 0.7, 2.2), dash)
      }
      const visible = brush.visible(roads)
      if (unitsPerPixel > farOut) {
        brush.stroke(fromAfar, palette.roadInk, 1.1 * unitsPerPixel)
        return
      }
      const width = brush.width(roadWidth, 2.8, 22)
      const ink = brush.width(1.6, 0.7, 1.5)
      // Blunt below and round above: where a road ends, its two lines stay open.
      brush.stroke(visible, palette.roadInk, width + ink, unbroken)
      brush.stroke(visible, palette.road, width - ink)
      if (unitsPerPixel < 0.8)
        brush.stroke(visible, palette.paleInk, 0.8 * unitsPerPixel, rut(unitsPerPixel))
    },
  }
}

interface Bridge {
  readonly deck: Shape
  readonly planks: Shape
}

export const createBridges: CreateLandLayer = ({ features }) => {
  const roads = features.filter(({ kind }) => kind === 'road')
  const bridges = features
    .filter(({ kind }) => kind === 'bridge')
    .map((feature) => ({
      extent: extentOf(feature.parts),
      built: lazily(() => createBridge(feature, roads)),
    }))
  return {
    name: 'bridges',
    paint: (brush) => {
      if (brush.unitsPerPixel > 9) return
      const { palette } = brush
      const visible = brush.visible(bridges).map(({ built }) => built())
      brush.inWorld()
      const deck = brush.width(roadWidth + 3, 3.4, 26)
      const ink = brush.width(2, 0.9, 2)
      const decks = visible.map((bridge) => bridge.deck)
      brush.stroke(decks, palette.ink, deck + ink * 2, unbroken)
      brush.stroke(decks, palette.wall, deck - ink * 0.4, unbroken)
      if (brush.unitsPerPixel < 2.5) {
        brush.stroke(
          visible.map(({ planks }) => planks),
          palette.paleInk,
          brush.width(1, 0.6, 1.4),
        )
      }
    },
  }
}

function createBridge({ shape, parts }: LandFeature, roads: readonly LandFeature[]): Bridge {
  const [part = []] = parts
  let run: Run = part
  if (shape === 'point') {
    const [x, y] = pointAt(part, 0)
    const { dx, dy } = directionAt(x, y, roads)
    run = [x - dx * bridgeReach, y - dy * bridgeReach, x + dx * bridgeReach, y + dy * bridgeReach]
  }
  const deck = toShape([run], false)
  const half = roadWidth / 2
  const across = walk(run, false, 4.5, 2).map(({ x, y, dx, dy }) => [
    x - dy * half,
    y + dx * half,
    x + dy * half,
    y - dx * half,
  ])
  return { deck, planks: toShape(across, false) }
}

/** The direction of the road that passes nearest to a point. */
function directionAt(
  x: number,
  y: number,
  roads: readonly LandFeature[],
): { dx: number; dy: number } {
  let nearest = Infinity
  let direction = { dx: 1, dy: 0 }
  for (const { parts } of roads) {
    for (const part of parts) {
      for (let index = 0; index + 1 < part.length / 2; index += 1) {
        const [ax, ay] = pointAt(part, index)
        const [bx, by] = pointAt(part, index + 1)
        if (Math.abs(ax - x) > 400 || Math.abs(ay - y) > 400) continue
        const length = Math.hypot(bx - ax, by - ay)
        if (length === 0) continue
        const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2
        const along = Math.min(Math.max(share, 0), 1)
        const distance = Math.hypot(ax + (bx - ax) * along - x, ay + (by - ay) * along - y)
        if (distance >= nearest) continue
        nearest = distance
        direction = { dx: (bx - ax) / length, dy: (by - ay) / length }
      }
    }
  }
  return direction
}
