import { buildingUses, type BuildingUse, type LandFeature } from '../geography.ts'
import { extentOf, longestSide, turn } from '../curves.ts'
import { water, type Ground } from '../ground.ts'
import { chance } from '../random.ts'
import { broken, cornersOf, gabled, tower, type Cover } from './bodies.ts'
import { pedestal } from './works.ts'
import { pointOf, SolidBuilder, type Lie, type Point3, type Solid } from './solid.ts'

/** Returns the rectangle around a building's outline that is parallel to the outline's longest side. */
export function lieOf({ parts }: LandFeature): Lie {
  const [ring = []] = parts
  const angle = longestSide(ring)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [minX, minY, maxX, maxY] = extentOf([turn(ring, cos, -sin)])
  const [u, v] = [(minX + maxX) / 2, (minY + maxY) / 2]
  const middle = { x: u * cos - v * sin, y: u * sin + v * cos }
  const [long, wide] = [(maxX - minX) / 2, (maxY - minY) / 2]
  // Turning the rectangle by 180 degrees changes nothing, so let the length always point east.
  const [dx, dy] = cos < 0 || (cos < 1e-9 && sin < 0) ? [-cos, -sin] : [cos, sin]
  return { ...middle, dx, dy, long: Math.max(long, 3), wide: Math.max(wide, 3) }
}

interface Surroundings {
  readonly ground: Ground
  /** Whether the survey has a tower near this point, so that a castle needs no tower of its own. */
  readonly isTowered: (x: number, y: number) => boolean
  readonly isChief: boolean
  readonly isOnRock: boolean
}

/** Castle buildings nearer to each other than this belong to one castle, in chart units. */
const sameCastle = 200

/** Returns the largest building of each castle. The castle's other buildings are drawn as stone houses. */
export function chiefCastles(features: readonly LandFeature[]): ReadonlySet<LandFeature> {
  const castles = features
    .filter(({ kind, use }) => kind === 'building' && use === 'castle')
    .map((feature) => ({ feature, ...lieOf(feature) }))
    .sort((a, b) => b.long * b.wide - a.long * a.wide)
  const chiefs = castles.filter(
    ({ x, y }, index) =>
      !castles.slice(0, index).some((other) => Math.hypot(other.x - x, other.y - y) < sameCastle),
  )
  return new Set(chiefs.map(({ feature }) => feature))
}

const drawings: Readonly<
  Record<BuildingUse, (lie: Lie, surroundings: Surroundings) => readonly Solid[]>
> = {
  house: (lie) => [house(lie)],
  barn: (lie) => [gabled(lie, { walls: 7, roof: lie.wide * 0.95, cover: 'thatch' }, 'none')],
  mill: (lie, { ground }) => [house(lie), wheel(lie, ground)],
  windmill,
  church,
  tower: (lie, { isOnRock }) => (isOnRock ? rockTower(lie) : [keep(lie, 34)]),
  castle: (lie, { isTowered, isChief }) =>
    isChief ? castle(lie, isTowered(lie.x, lie.y)) : [stoneHouse(lie)],
  monastery: (lie) => [gabled(lie, { walls: 15, roof: lie.wide * 0.85, cover: 'tiles' })],
  mine: (lie) => [horseGin(lie)],
  tent: (lie) => [gabled(lie, { walls: 1.5, roof: lie.wide * 1.2, cover: 'canvas' }, 'none')],
  ruin: (lie) => [broken(lie, (corner) => chance(lie.x, lie.y, 160 + corner))],
}

/** Returns the solids of a building in the order in which they are drawn. */
export function solidsOf(feature: LandFeature, surroundings: Surroundings): readonly Solid[] {
  const use = buildingUses.find((known) => known === feature.use) ?? 'house'
  return drawings[use](lieOf(feature), surroundings)
}

function house(lie: Lie): Solid {
  const cover: Cover = chance(lie.x, lie.y, 151) < 0.4 ? 'tiles' : 'thatch'
  return gabled(lie, { walls: 8 + 3 * chance(lie.x, lie.y, 152), roof: lie.wide * 0.9, cover })
}

function stoneHouse(lie: Lie): Solid {
  return gabled(lie, { walls: 14, roof: lie.wide * 0.9, cover: 'tiles' })
}

function keep({ x, y, wide }: Lie, walls: number): Solid {
  const half = Math.max(wide, 8)
  return square(x, y, half, walls, Math.max(16, half * 0.9), 'tiles')
}

/** Returns a tower high on a rock. The rock comes last, because its front covers the foot of the tower. */
function rockTower(lie: Lie): Solid[] {
  const { wide } = lie
  // A slender tower gets a higher rock. The numbers, in chart units, were chosen by eye to look right beside houses.
  const height = Math.max(Math.min((wide - 6) * 7, 74 - wide * 1.6), 12)
  const [upper, lower] = pedestal(lie, height)
  const stands = upper && lower ? [upper, lower] : []
  return [keep(lie, height + 34), ...stands]
}

/** Returns the round roof over a mine shaft, under which horses turn the hoist. */
function horseGin({ x, y, long, wide }: Lie): Solid {
  const half = Math.max((long + wide) / 2, 9)
  const foot = Array.from({ length: 10 }, (_, index): [number, number] => {
    const turned = ((index + 0.5) / 10) * Math.PI * 2
    return [x + Math.cos(turned) * half, y + Math.sin(turned) * half]
  })
  return tower(foot, { walls: 4, roof: half * 1.1, cover: 'thatch' })
}

function square(
  x: number,
  y: number,
  half: number,
  walls: number,
  roof: number,
  cover: Cover,
): Solid {
  const lie = { x, y, dx: 1, dy: 0, long: half, wide: half }
  return tower(cornersOf(lie), { walls, roof, cover })
}

/** Returns a nave, and a tower with a cross at its western end. */
function church(lie: Lie): Solid[] {
  const { long, wide } = lie
  // The height grows more slowly than the width, so that wide churches are not too high.
  const high = 6 + wide * 0.5
  const nave = gabled(lie, { walls: high, roof: wide * 1.05, cover: 'tiles' }, 'tall')
  const half = Math.min(wide * 0.52, 11)
  const [x, y] = pointOf(lie, -long + half * 0.8, 0, 0)
  const [walls, roof] = [high + wide * 1.05 + 10, 24]
  const steeple = square(x, y, half, walls, roof, 'tiles')
  const parts = y > lie.y ? [steeple, nave] : [nave, steeple]
  return [...parts, cross([x, y, walls + roof])]
}

function cross([x, y, z]: Point3): Solid {
  const solid = new SolidBuilder()
  solid.edge([x, y, z - 1], [x, y, z + 8])
  solid.edge([x - 2.6, y, z + 5], [x + 2.6, y, z + 5])
  return solid
}

/** Returns a palace with a pennant, which flies from a tower behind the palace if no tower is known near by. */
function castle(lie: Lie, isTowered: boolean): Solid[] {
  const { long, wide } = lie
  const palace = gabled(lie, { walls: 22, roof: wide * 0.9, cover: 'tiles' })
  if (isTowered) {
    const [ridgeX, ridgeY] = pointOf(lie, -long * 0.8, 0, 0)
    return [palace, pennant([ridgeX, ridgeY, 20 + wide * 0.9])]
  }
  const half = Math.min(wide * 0.5, 10)
  const [x, y] = pointOf(lie, long - half, lie.dx > 0 ? wide - half : half - wide, 0)
  return [square(x, y, half, 52, 20, 'tiles'), pennant([x, y, 70]), palace]
}

function pennant([x, y, z]: Point3): Solid {
  const solid = new SolidBuilder()
  const top: Point3 = [x, y, z + 15]
  solid.edge([x, y, z], top)
  solid.uprightFace('tiles', top, [
    [0, 0],
    [0, -6],
    [12, -3],
  ])
  return solid
}

/** Returns a water wheel on the side of the mill that has more water. */
function wheel(lie: Lie, ground: Ground): Solid {
  const solid = new SolidBuilder()
  const wet = (side: number) => {
    let count = 0
    for (const reach of [1.2, 1.8, 2.6, 3.4]) {
      const [x, y] = pointOf(lie, 0, side * lie.wide * reach, 0)
      if (ground.has(water, x, y)) count += 1
    }
    return count
  }
  const south = lie.dx >= 0 ? -1 : 1
  const side = wet(-south) > wet(south) ? -south : south
  const [x, y] = pointOf(lie, lie.long * 0.35, side * (lie.wide + 1), 0)
  const rim = Array.from({ length: 14 }, (_, index): [number, number] => {
    const turned = (index / 14) * Math.PI * 2
    return [Math.cos(turned) * 7.5, Math.sin(turned) * 7.5]
  })
  solid.uprightFace('thatch', [x, y, 6], rim)
  for (const [east, up] of rim.slice(0, 7)) {
    solid.edge([x - east, y, 6 - up], [x + east, y, 6 + up])
  }
  return solid
}

function windmill({ x, y }: Lie): Solid[] {
  const foot = Array.from({ length: 8 }, (_, index): [number, number] => {
    const turned = ((index + 0.5) / 8) * Math.PI * 2
    return [x + Math.cos(turned) * 9, y + Math.sin(turned) * 9]
  })
  const sails = new SolidBuilder()
  for (let sail = 0; sail < 4; sail += 1) {
    const turned = Math.PI / 5 + (sail * Math.PI) / 2
    const [u, v] = [Math.cos(turned) * 22, Math.sin(turned) * 22]
    const hub = 26
    sails.edge([x, y, hub], [x + u, y, hub + v])
    sails.uprightFace(
      'wall',
      [x, y, hub],
      [
        [u * 0.3, v * 0.3],
        [u, v],
        [u - v * 0.26, v + u * 0.26],
        [u * 0.3 - v * 0.26, v * 0.3 + u * 0.26],
      ],
    )
  }
  return [tower(foot, { walls: 26, roof: 12, cover: 'thatch' }), sails]
}
