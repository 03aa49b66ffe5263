import type { LandFeature } from '../geography.ts'
import { pointAt, walk, type Run } from '../curves.ts'
import { gabled, tower } from './bodies.ts'
import { pointOf, SolidBuilder, type Lie, type Solid } from './solid.ts'

/** Chart units: walls are drawn in pieces, so that houses stand before and behind them. */
const pieceLength = 24

/** Pieces reach into each other by so many chart units, so that corners have no gaps. */
const overlap = 1.4

/** Half the thickness of a wall, and its height. */
const walls = { stone: { half: 3.2, height: 13 }, wood: { half: 1.2, height: 10 } } as const

/** A piece of a wall with its battlements or pales. */
export interface WallPiece {
  readonly x: number
  readonly y: number
  readonly solid: () => Solid
}

export function wallPieces({ parts, material }: LandFeature): WallPiece[] {
  return parts.flatMap((run) => {
    const corners = walk(run, false, pieceLength)
    const ends = corners.map(({ x, y }) => [x, y] as const)
    ends.push(pointAt(run, run.length / 2 - 1))
    return ends.slice(1).flatMap(([x, y], index): WallPiece[] => {
      const [fromX, fromY] = ends[index] ?? [x, y]
      const length = Math.hypot(x - fromX, y - fromY)
      if (length < 1) return []
      const lie: Lie = {
        x: (fromX + x) / 2,
        y: (fromY + y) / 2,
        dx: (x - fromX) / length,
        dy: (y - fromY) / length,
        long: length / 2 + overlap,
        wide: material === 'wood' ? walls.wood.half : walls.stone.half,
      }
      return [
        { x: lie.x, y: lie.y, solid: () => (material === 'wood' ? pales(lie) : masonry(lie)) },
      ]
    })
  })
}

function masonry(lie: Lie): Solid {
  const solid = new SolidBuilder()
  const { long, wide } = lie
  const { height } = walls.stone
  const at = (a: number, b: number, z: number) => pointOf(lie, a, b, z)
  for (const side of [-1, 1] as const) {
    const [l, w] = [long * side, wide * side]
    const seen = solid.face(
      'shade',
      [at(l, w, 0), at(-l, w, 0), at(-l, w, height), at(l, w, height)],
      false,
    )
    if (seen) solid.edge(at(l, w, 0), at(-l, w, 0))
    if (seen) solid.edge(at(l, w, height), at(-l, w, height))
    if (!seen) solid.edge(at(l, w, height), at(-l, w, height))
  }
  solid.face(
    'wall',
    [
      at(-long, -wide, height),
      at(long, -wide, height),
      at(long, wide, height),
      at(-long, wide, height),
    ],
    false,
  )
  // Merlons stand on the outer edge as one sees it: the southern one, or the western.
  const edge = lie.dx >= 0 ? -wide : wide
  const count = Math.max(Math.round(long / 4), 1)
  for (let number = 0; number < count; number += 1) {
    const a = -long + ((number + 0.5) * 2 * long) / count
    const [x, y] = at(a, edge, 0)
    const [low, high] = [height - 0.5, height + 3.6]
    const corner = (east: number, z: number) => [x + east, y, z] as const
    const merlon = [corner(-1.9, low), corner(1.9, low), corner(1.9, high), corner(-1.9, high)]
    solid.face('wall', merlon, false)
    merlon.forEach((from, index) => solid.course(from, merlon[(index + 1) % 4] ?? from))
  }
  return solid
}

/** Pointed pales in a row. */
function pales(lie: Lie): Solid {
  const solid = new SolidBuilder()
  const count = Math.max(Math.round(lie.long / 2), 1)
  for (let pale = 0; pale < count; pale += 1) {
    const [x, y] = pointOf(lie, lie.long - ((pale + 0.5) * 2 * lie.long) / count, 0, 0)
    solid.uprightFace(
      'thatch',
      [x, y, 0],
      [
        [-1.7, 0],
        [1.7, 0],
        [1.7, 7.5],
        [0, 10],
        [-1.7, 7.5],
      ],
    )
  }
  return solid
}

/** A round tower of a wall. */
export function wallTower(x: number, y: number): Solid {
  const foot = Array.from({ length: 10 }, (_, index): [number, number] => {
    const turned = (index / 10) * Math.PI * 2
    return [x + Math.cos(turned) * 10, y + Math.sin(turned) * 10]
  })
  return tower(foot, { walls: 26, roof: 17, cover: 'tiles' })
}

/** A gatehouse across the nearest wall, with its arch. */
export function gatehouse(x: number, y: number, near: readonly Run[]): Solid[] {
  const { dx, dy } = directionAt(x, y, near)
  const lie = { x, y, dx, dy, long: 12, wide: 9 }
  const arch = new SolidBuilder()
  for (const side of [-1, 1]) {
    const w = lie.wide * side
    const at = (a: number, z: number) => pointOf(lie, a * side, w, z)
    arch.opening([at(5, 0), at(-5, 0), at(-5, 9), at(-3, 12.5), at(0, 13.8), at(3, 12.5), at(5, 9)])
  }
  return [gabled(lie, { walls: 24, roof: 11, cover: 'tiles' }, false), arch]
}

/** The direction of the line that passes nearest to a point. */
export function directionAt(
  x: number,
  y: number,
  runs: readonly Run[],
): { readonly dx: number; readonly dy: number } {
  let nearest = 60
  let direction = { dx: 1, dy: 0 }
  for (const run of runs) {
    for (const step of walk(run, false, 6)) {
      const distance = Math.hypot(step.x - x, step.y - y)
      if (distance >= nearest) continue
      nearest = distance
      direction = step.dx < 0 ? { dx: -step.dx, dy: -step.dy } : { dx: step.dx, dy: step.dy }
    }
  }
  return direction
}

/** A domed kiln with its mouth. */
export function kiln(x: number, y: number): Solid {
  const solid = new SolidBuilder()
  solid.uprightFace(
    'wall',
    [x, y, 0],
    [
      [-9, 0],
      [9, 0],
      [8, 8],
      [4.5, 13],
      [2, 14.5],
      [-2, 14.5],
      [-4.5, 13],
      [-8, 8],
    ],
  )
  solid.opening([
    [x - 3, y, 0],
    [x + 3, y, 0],
    [x + 3, y, 4],
    [x, y, 6.5],
    [x - 3, y, 4],
  ])
  return solid
}

/** A charcoal burner's pile, smoking. */
export function charcoalPile(x: number, y: number): Solid {
  const solid = new SolidBuilder()
  solid.uprightFace(
    'darkThatch',
    [x, y, 0],
    [
      [-12, 0],
      [12, 0],
      [8, 7],
      [3, 11],
      [-3, 11],
      [-8, 7],
    ],
  )
  for (const [east, up] of [
    [0, 12],
    [2.5, 17],
    [0.5, 22],
  ] as const) {
    solid.course([x + east, y, up], [x + east + (up === 17 ? -2 : 2.5), y, up + 5])
  }
  for (const east of [-6, 0, 6]) solid.course([x + east, y, 0], [x + east * 0.4, y, 9])
  return solid
}
