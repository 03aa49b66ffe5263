import type { LandFeature } from '../geography.ts'
import {
  dropNearPoints,
  lengthOf,
  pointAt,
  reversed,
  signedArea,
  pointsAlong,
  type Run,
} from '../curves.ts'
import { chance } from '../random.ts'
import { boxCorners, buildGabledHouse, buildTower } from './bodies.ts'
import { pointInBox, SolidBuilder, type OrientedBox, type Point3, type Solid } from './solid.ts'

/** Greatest length of a piece of wall in chart units. Pieces let houses stand behind and in front of a wall. */
const wallPieceLength = 24

/** Corners nearer than this to the previous corner are left out, in chart units. */
const minCornerDistance = 7

const walls = { stone: { half: 3.2, height: 13 }, wood: { half: 1.2, height: 10 } } as const

/** Merlons of a stone wall in chart units: the distance between two, half the width, the lower and the upper end. */
const merlon = { gap: 7.6, half: 2, low: walls.stone.height - 0.5, high: walls.stone.height + 4 }

/** At a sharp bend, the outer corner is at most this many half thicknesses away from the wall's middle. */
const maxMitre = 1.8

export interface WallPiece {
  readonly x: number
  readonly y: number
  readonly solid: () => Solid
}

export function buildWallPieces({ parts, material }: LandFeature): WallPiece[] {
  return parts.flatMap((run) => (material === 'wood' ? buildFence(run) : buildMasonry(run)))
}

function buildFence(run: Run): WallPiece[] {
  const ends = pointsAlong(run, false, wallPieceLength).map(({ x, y }) => [x, y] as const)
  ends.push(pointAt(run, run.length / 2 - 1))
  return ends.slice(1).flatMap(([x, y], index): WallPiece[] => {
    const [fromX, fromY] = ends[index] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    if (length < 1) return []
    const box: OrientedBox = {
      x: (fromX + x) / 2,
      y: (fromY + y) / 2,
      dx: (x - fromX) / length,
      dy: (y - fromY) / length,
      halfLength: length / 2,
      halfWidth: walls.wood.half,
    }
    return [{ x: box.x, y: box.y, solid: () => buildPales(box) }]
  })
}

/** The place where two pieces of a wall meet. Both use the same vector from the middle of the wall to its left face. */
interface Joint {
  readonly x: number
  readonly y: number
  readonly acrossX: number
  readonly acrossY: number
  /** Chart units from the start of the wall. */
  readonly distance: number
}

/** Splits a stone wall into pieces that share corners at bends. Merlons are spaced evenly along the wall. */
function buildMasonry(surveyed: Run): WallPiece[] {
  const isRing = surveyed.length > 6 && surveyed.slice(0, 2).join() === surveyed.slice(-2).join()
  const run = dropNearPoints(surveyed, minCornerDistance)
  const joints = findJoints(run, isRing)
  const total = lengthOf(run)
  const gap = total / Math.max(Math.round(total / merlon.gap), 1)
  return joints.slice(1).flatMap((to, index): WallPiece[] => {
    const from = joints[index]
    if (!from || to.distance - from.distance < 1) return []
    const ends = { first: index === 0 && !isRing, last: index === joints.length - 2 && !isRing }
    return [
      {
        x: (from.x + to.x) / 2,
        y: (from.y + to.y) / 2,
        solid: () => buildWallPiece(from, to, gap, ends),
      },
    ]
  })
}

function findJoints(run: Run, isRing: boolean): Joint[] {
  const { half } = walls.stone
  const count = run.length / 2
  const sides = Array.from({ length: count - 1 }, (_, index) => {
    const [ax, ay] = pointAt(run, index)
    const [bx, by] = pointAt(run, index + 1)
    const length = Math.hypot(bx - ax, by - ay) || 1
    return { ax, ay, length, dx: (bx - ax) / length, dy: (by - ay) / length }
  })
  const joints: Joint[] = []
  let passed = 0
  const corner = (index: number): readonly [number, number] => {
    const before = sides[index - 1] ?? (isRing ? sides.at(-1) : sides[index])
    const after = sides[index] ?? (isRing ? sides[0] : before)
    if (!before || !after) return [0, half]
    const [nx, ny] = [-(before.dy + after.dy), before.dx + after.dx]
    const length = Math.hypot(nx, ny) || 1
    // The sum of both unit normals has the length 2 cos(bend / 2), and the corner's distance is half / cos(bend / 2).
    const far = Math.min(2 / length, maxMitre) * half
    return [(nx / length) * far, (ny / length) * far]
  }
  sides.forEach(({ ax, ay, length, dx, dy }, index) => {
    const pieces = Math.max(Math.ceil(length / wallPieceLength), 1)
    for (let piece = 0; piece < pieces; piece += 1) {
      const along = (length * piece) / pieces
      const [acrossX, acrossY] = piece === 0 ? corner(index) : [-dy * half, dx * half]
      joints.push({
        x: ax + dx * along,
        y: ay + dy * along,
        acrossX,
        acrossY,
        distance: passed + along,
      })
    }
    passed += length
  })
  const [x, y] = pointAt(run, count - 1)
  const [acrossX, acrossY] = corner(count - 1)
  return [...joints, { x, y, acrossX, acrossY, distance: passed }]
}

function buildWallPiece(
  from: Joint,
  to: Joint,
  gap: number,
  ends: { readonly first: boolean; readonly last: boolean },
): Solid {
  const solid = new SolidBuilder()
  const { height } = walls.stone
  const at = ({ x, y, acrossX, acrossY }: Joint, side: 1 | -1, z: number): Point3 => [
    x + acrossX * side,
    y + acrossY * side,
    z,
  ]
  for (const [a, b, side] of [
    [from, to, -1],
    [to, from, 1],
  ] as const) {
    const [low, next] = [at(a, side, 0), at(b, side, 0)]
    const [high, nextHigh] = [at(a, side, height), at(b, side, height)]
    const seen = solid.face('shade', [low, next, nextHigh, high], false)
    solid.edge(high, nextHigh)
    if (!seen) continue
    solid.edge(low, next)
    // Close up, a wall without stones would look like a road.
    for (const [share, up] of [
      [0.1, 4],
      [0.45, 8],
      [0.7, 3.5],
    ] as const) {
      const stone = (along: number): Point3 => [
        low[0] + (next[0] - low[0]) * along,
        low[1] + (next[1] - low[1]) * along,
        up,
      ]
      solid.course(stone(share), stone(share + 0.16))
    }
  }
  if (ends.first)
    solid.face('shade', [
      at(from, 1, 0),
      at(from, -1, 0),
      at(from, -1, height),
      at(from, 1, height),
    ])
  if (ends.last)
    solid.face('shade', [at(to, -1, 0), at(to, 1, 0), at(to, 1, height), at(to, -1, height)])
  solid.face(
    'wall',
    [at(from, -1, height), at(to, -1, height), at(to, 1, height), at(from, 1, height)],
    false,
  )
  addMerlons(solid, from, to, gap)
  return solid
}

/** Draws merlons along the southern edge of the wall, which is the nearer one for the viewer. */
function addMerlons(solid: SolidBuilder, from: Joint, to: Joint, gap: number): void {
  const side = to.x >= from.x ? -1 : 1
  const length = to.distance - from.distance
  for (
    let number = Math.ceil(from.distance / gap - 0.5);
    (number + 0.5) * gap < to.distance;
    number += 1
  ) {
    const share = ((number + 0.5) * gap - from.distance) / length
    const between = (a: number, b: number) => a + (b - a) * share
    const x = between(from.x + from.acrossX * side, to.x + to.acrossX * side)
    const y = between(from.y + from.acrossY * side, to.y + to.acrossY * side)
    const at = (east: number, z: number): Point3 => [x + east, y, z]
    const { half, low, high } = merlon
    const corners = [at(-half, low), at(half, low), at(half, high), at(-half, high)]
    solid.face('wall', corners, false)
    corners.forEach((corner, index) => solid.course(corner, corners[(index + 1) % 4] ?? corner))
  }
}

function buildPales(box: OrientedBox): Solid {
  const solid = new SolidBuilder()
  const count = Math.max(Math.round(box.halfLength / 2), 1)
  for (let pale = 0; pale < count; pale += 1) {
    const [x, y] = pointInBox(
      box,
      box.halfLength - ((pale + 0.5) * 2 * box.halfLength) / count,
      0,
      0,
    )
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

export function buildWallTower(x: number, y: number): Solid {
  const foot = Array.from({ length: 10 }, (_, index): [number, number] => {
    const turned = (index / 10) * Math.PI * 2
    return [x + Math.cos(turned) * 10, y + Math.sin(turned) * 10]
  })
  return buildTower(foot, { walls: 26, roof: 17, cover: 'tiles' })
}

/** Returns a gatehouse with an arch across the nearest wall. It looks like a tower if the survey has one here. */
export function buildGatehouse(
  x: number,
  y: number,
  near: readonly Run[],
  isTower: boolean,
): Solid[] {
  const { dx, dy } = directionAt(x, y, near)
  const box = { x, y, dx, dy, halfLength: isTower ? 11 : 12, halfWidth: isTower ? 11 : 9 }
  const arch = new SolidBuilder()
  for (const side of [-1, 1]) {
    const w = box.halfWidth * side
    const at = (a: number, z: number) => pointInBox(box, a * side, w, z)
    arch.opening([at(5, 0), at(-5, 0), at(-5, 9), at(-3, 12.5), at(0, 13.8), at(3, 12.5), at(5, 9)])
  }
  const body = isTower
    ? buildTower(boxCorners(box), { walls: 36, roof: 18, cover: 'tiles' })
    : buildGabledHouse(box, { walls: 24, roof: 11, cover: 'tiles' }, 'none')
  return [body, arch]
}

/** Returns the eastward direction of the nearest line. Due east if no line is within 60 chart units. */
export function directionAt(
  x: number,
  y: number,
  runs: readonly Run[],
): { readonly dx: number; readonly dy: number } {
  let nearest = 60
  let direction = { dx: 1, dy: 0 }
  for (const run of runs) {
    for (const step of pointsAlong(run, false, 6)) {
      const distance = Math.hypot(step.x - x, step.y - y)
      if (distance >= nearest) continue
      nearest = distance
      direction = step.dx < 0 ? { dx: -step.dx, dy: -step.dy } : { dx: step.dx, dy: step.dy }
    }
  }
  return direction
}

export function buildKiln(x: number, y: number): Solid {
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

export function buildCharcoalPile(x: number, y: number): Solid {
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

const cleftGap = 8

/**
 * Returns a rock that rises from its outline and has clefts in its sides.
 *
 * @param foot the outline, anticlockwise
 * @param share width of the top as a share of the width of the foot
 * @param isJagged whether something stands on the rock and hides its top; the upper edge is then uneven
 */
function buildCrag(foot: Run, height: number, share: number, isJagged = false): Solid {
  const solid = new SolidBuilder()
  const count = foot.length / 2
  let [middleX, middleY] = [0, 0]
  for (let index = 0; index < foot.length; index += 2) {
    middleX += (foot[index] ?? 0) / count
    middleY += (foot[index + 1] ?? 0) / count
  }
  const low = (index: number): Point3 => [...pointAt(foot, index % count), 0]
  const high = (index: number): Point3 => {
    const [x, y] = pointAt(foot, index % count)
    const jag = isJagged ? 0.82 + 0.3 * chance(index % count, Math.round(middleX), 193) : 1
    return [middleX + (x - middleX) * share, middleY + (y - middleY) * share, height * jag]
  }
  const isSeen = Array.from({ length: count }, (_, index) =>
    solid.face('shade', [low(index), low(index + 1), high(index + 1), high(index)], false),
  )
  // Outline the visible sides together, from the first that faces the viewer to the last.
  isSeen.forEach((seen, index) => {
    if (!seen || isSeen[(index + count - 1) % count]) return
    let last = index
    while (isSeen[last % count] && last < index + count) last += 1
    const between = Array.from({ length: last - index + 1 }, (_, step) => index + step)
    const brow = isJagged ? between.map(high).reverse() : [high(last)]
    solid.edges([high(index), ...between.map(low), ...brow])
  })
  if (!isJagged)
    solid.face(
      'wall',
      Array.from({ length: count }, (_, index) => high(index)),
    )
  for (const { x, y, dx } of pointsAlong([...foot, ...pointAt(foot, 0)], false, cleftGap)) {
    if (dx <= 0.1) continue
    const random = chance(Math.round(x), Math.round(y), 191)
    const up = (z: number): Point3 => {
      const left = 1 - (1 - share) * (z / height)
      return [middleX + (x - middleX) * left, middleY + (y - middleY) * left, z]
    }
    solid.course(up(height * (random < 0.4 ? 1 : 0.75)), up(height * random * 0.6))
  }
  return solid
}

/** Returns the rock of a surveyed outline. Its height follows from its area. */
export function buildRock(outline: Run): Solid {
  const area = signedArea(outline)
  const foot = area > 0 ? outline : reversed(outline)
  const length = lengthOf(foot, true)
  const isRound = (2 * Math.PI * Math.abs(area)) / length ** 2 > 0.6
  const height = Math.min(Math.max(Math.sqrt(Math.abs(area) / 2) * 0.3, 4), 18)
  return buildCrag(foot, height, isRound ? 0.86 : 1)
}

/** Returns the rock around the foot of a tower, in two steps: the upper one first. */
export function buildPedestal(
  { x, y, halfLength, halfWidth }: OrientedBox,
  height: number,
): Solid[] {
  const half = Math.max(halfLength, halfWidth)
  const ring = (reach: number, seed: number) =>
    Array.from({ length: 11 }, (_, index) => {
      const turned = ((index + 0.4 * chance(index, Math.round(y), seed)) / 11) * Math.PI * 2
      const far = half * reach * (0.85 + 0.4 * chance(index, Math.round(x), seed))
      return [x + Math.cos(turned) * far, y + Math.sin(turned) * far * 0.8]
    }).flat()
  return [
    buildCrag(ring(1.5, 192), height, 0.86, true),
    buildCrag(ring(1.9, 194), height * 0.45, 0.9, true),
  ]
}
