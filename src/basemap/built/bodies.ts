import {
  pointInBox,
  SolidBuilder,
  type OrientedBox,
  type Point3,
  type Solid,
  type Tone,
} from './solid.ts'

export type Cover = 'tiles' | 'thatch' | 'canvas'

const sunlitRoofTones = { tiles: 'tiles', thatch: 'thatch', canvas: 'wall' } as const
const shadedRoofTones = { tiles: 'darkTiles', thatch: 'darkThatch', canvas: 'shade' } as const

const courseGap = 5

const eavesOverhangUnits = 1.4

interface House {
  /** Height of the walls up to the eaves, and of the roof from there to the ridge, in chart units. */
  readonly walls: number
  readonly roof: number
  readonly cover: Cover
}

/** True if a face with this outward normal is turned away from the light, which comes from the north-west. */
function isShaded(normalX: number, normalY: number): boolean {
  return normalX * 0.9 - normalY * 0.25 > 0.3
}

/** Whether the side between two neighbouring corners is shaded. Corners run anticlockwise. */
function isShadedSide(a: readonly [number, number], b: readonly [number, number]): boolean {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return isShaded((b[1] - a[1]) / length, (a[0] - b[0]) / length)
}

export function buildGabledHouse(
  box: OrientedBox,
  { walls, roof, cover }: House,
  windows: 'usual' | 'tall' | 'none' = 'usual',
): Solid {
  const solid = new SolidBuilder()
  const { halfLength, halfWidth } = box
  const at = (a: number, b: number, z: number) => pointInBox(box, a, b, z)
  const top = walls + roof
  for (const side of [-1, 1] as const) {
    const [l, w] = [halfLength * side, halfWidth * side]
    const isEast = isShaded(box.dx * side, box.dy * side)
    const gable = [at(l, -w, 0), at(l, w, 0), at(l, w, walls), at(l, 0, top), at(l, -w, walls)]
    solid.face(isEast ? 'shade' : 'wall', gable)
    solid.face('shade', [at(l, w, 0), at(-l, w, 0), at(-l, w, walls), at(l, w, walls)])
    if (windows !== 'none') addDoorAndWindows(solid, box, side, walls, windows === 'tall')
  }
  // The roof comes last, because it covers the tops of the walls.
  for (const side of [-1, 1] as const) {
    const isOff = isShaded(-box.dy * side, box.dx * side)
    addRoofSide(
      solid,
      box,
      side,
      { walls, roof, cover },
      isOff ? shadedRoofTones[cover] : sunlitRoofTones[cover],
    )
  }
  return solid
}

function addRoofSide(
  solid: SolidBuilder,
  box: OrientedBox,
  side: -1 | 1,
  { walls, roof }: House,
  tone: Tone,
): void {
  const { halfLength, halfWidth } = box
  const [l, w] = [(halfLength + eavesOverhangUnits) * side, (halfWidth + eavesOverhangUnits) * side]
  const low = walls - (eavesOverhangUnits * roof) / halfWidth
  const top = walls + roof
  const at = (a: number, b: number, z: number) => pointInBox(box, a, b, z)
  if (!solid.face(tone, [at(l, w, low), at(-l, w, low), at(-l, 0, top), at(l, 0, top)])) return
  const count = Math.max(Math.round((2 * halfLength) / courseGap), 2)
  for (let course = 1; course < count; course += 1) {
    const a = -l + (2 * l * course) / count
    solid.course(at(a, 0, top), at(a, w, low))
  }
}

/** Chart units between two windows. Tall church windows stand closer and have buttresses between them. */
const windowGap = { usual: 15, tall: 9 } as const

function addDoorAndWindows(
  solid: SolidBuilder,
  box: OrientedBox,
  side: -1 | 1,
  walls: number,
  isTall: boolean,
): void {
  const { halfLength, halfWidth } = box
  const [l, w] = [halfLength * side, halfWidth * side]
  const at = (a: number, b: number, z: number) => pointInBox(box, a, b, z)
  const upright = (along: number, half: number, low: number, high: number) => {
    const [from, to] = [along + half * side, along - half * side]
    solid.opening([at(from, w, low), at(to, w, low), at(to, w, high), at(from, w, high)])
  }
  const half = 1.9 * side
  const door = Math.min(walls * 0.7, 9)
  solid.opening([at(l, -half, 0), at(l, half, 0), at(l, half, door), at(l, -half, door)])
  const gap = isTall ? windowGap.tall : windowGap.usual
  const count = Math.max(Math.round((2 * halfLength) / gap), 2)
  for (let number = 0; number < count; number += 1) {
    const along = 0.9 * l * ((2 * number + 1) / count - 1)
    if (isTall) {
      upright(along, 1, walls * 0.3, walls * 0.85)
      if (number > 0) upright(along - (0.9 * l) / count, 0.4, 0, walls * 0.8)
    } else {
      upright(along, 1.3, walls * 0.42, walls * 0.75)
    }
  }
}

/** Returns a tower with a pointed roof that has as many sides as the tower. */
export function buildTower(
  corners: readonly (readonly [x: number, y: number])[],
  { walls, roof, cover }: House,
): Solid {
  const solid = new SolidBuilder()
  const count = corners.length
  const [x, y] = corners.reduce(([sx, sy], [cx, cy]) => [sx + cx / count, sy + cy / count], [0, 0])
  const out = (point: readonly [number, number], share: number, z: number): Point3 => [
    x + (point[0] - x) * share,
    y + (point[1] - y) * share,
    z,
  ]
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % count] ?? a
    const isOff = isShadedSide(a, b)
    const face = [out(a, 1, 0), out(b, 1, 0), out(b, 1, walls), out(a, 1, walls)]
    const seen = solid.face(isOff ? 'shade' : 'wall', face, count < 6)
    if (seen && count >= 6) solid.edge(out(a, 1, 0), out(b, 1, 0))
    if (seen && !isOff && count < 6) addSlit(solid, a, b, walls)
  })
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % count] ?? a
    const isOff = isShadedSide(a, b)
    const cone: Point3[] = [out(a, 1.16, walls - 1), out(b, 1.16, walls - 1), [x, y, walls + roof]]
    if (!solid.face(isOff ? shadedRoofTones[cover] : sunlitRoofTones[cover], cone, count < 6))
      return
    if (count >= 6) solid.edge(out(a, 1.16, walls - 1), out(b, 1.16, walls - 1))
    else
      solid.course(out([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 1.16, walls - 1), [
        x,
        y,
        walls + roof,
      ])
  })
  if (count >= 6) addSilhouette(solid, corners, { x, y, walls, roof })
  return solid
}

function addSilhouette(
  solid: SolidBuilder,
  corners: readonly (readonly [number, number])[],
  { x, y, walls, roof }: { x: number; y: number; walls: number; roof: number },
): void {
  const byX = [...corners].sort((a, b) => a[0] - b[0])
  for (const corner of [byX[0], byX.at(-1)]) {
    if (!corner) continue
    solid.edge([...corner, 0], [...corner, walls])
    const eave: Point3 = [x + (corner[0] - x) * 1.16, y + (corner[1] - y) * 1.16, walls - 1]
    solid.edge(eave, [x, y, walls + roof])
  }
}

function addSlit(
  solid: SolidBuilder,
  a: readonly [number, number],
  b: readonly [number, number],
  walls: number,
): void {
  const between = (share: number, z: number): Point3 => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    z,
  ]
  const [low, high] = [walls * 0.62, walls * 0.78]
  solid.opening([between(0.42, low), between(0.58, low), between(0.58, high), between(0.42, high)])
}

/** Returns the corners of a rectangle, anticlockwise. */
export function boxCorners(box: OrientedBox): (readonly [x: number, y: number])[] {
  const { halfLength, halfWidth } = box
  return (
    [
      [-halfLength, -halfWidth],
      [halfLength, -halfWidth],
      [halfLength, halfWidth],
      [-halfLength, halfWidth],
    ] as const
  ).map(([a, b]) => {
    const [x, y] = pointInBox(box, a, b, 0)
    return [x, y]
  })
}

/** Returns a ruined house: walls of uneven height around its floor. */
export function buildRuin(box: OrientedBox, random: (corner: number) => number): Solid {
  const solid = new SolidBuilder()
  const corners = boxCorners(box)
  const walls = corners.map((corner, index) => ({
    corner,
    next: corners[(index + 1) % corners.length] ?? corner,
    high: 4 + 11 * random(index),
    low: 2 + 4 * random(index + 4),
  }))
  // Far walls come first: the viewer looks over the near walls into the ruin.
  for (const { corner: a, next: b, high, low } of [...walls].sort(
    (one, other) => other.corner[1] + other.next[1] - one.corner[1] - one.next[1],
  )) {
    const up = (share: number, z: number): Point3 => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      z,
    ]
    const face = [up(0, 0), up(1, 0), up(1, low), up(0.6, low), up(0.45, high), up(0, high)]
    if (!solid.face('wall', face)) solid.face('shade', face.reverse())
  }
  return solid
}
