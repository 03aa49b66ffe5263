import { buildingUses, type BuildingUse, type LandFeature } from '../geography.ts'
import { extentOfRuns, longestSide, rotateRing } from '../curves.ts'
import { water, type Ground } from '../ground.ts'
import { chance } from '../random.ts'
import { buildRuin, boxCorners, buildGabledHouse, buildTower, type Cover } from './bodies.ts'
import { buildPedestal } from './works.ts'
import { pointInBox, SolidBuilder, type OrientedBox, type Point3, type Solid } from './solid.ts'

/** Returns the rectangle around a building's outline that is parallel to the outline's longest side. */
export function fitOrientedBox({ parts }: LandFeature): OrientedBox {
  const [ring = []] = parts
  const angle = longestSide(ring)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [minX, minY, maxX, maxY] = extentOfRuns([rotateRing(ring, cos, -sin)])
  const [u, v] = [(minX + maxX) / 2, (minY + maxY) / 2]
  const middle = { x: u * cos - v * sin, y: u * sin + v * cos }
  const [halfLength, halfWidth] = [(maxX - minX) / 2, (maxY - minY) / 2]
  // Turning the rectangle by 180 degrees changes nothing, so let the length always point east.
  const [dx, dy] = cos < 0 || (cos < 1e-9 && sin < 0) ? [-cos, -sin] : [cos, sin]
  return {
    ...middle,
    dx,
    dy,
    halfLength: Math.max(halfLength, 3),
    halfWidth: Math.max(halfWidth, 3),
  }
}

interface Surroundings {
  readonly ground: Ground
  /** Whether the survey has a tower near this point, so that a castle needs no tower of its own. */
  readonly isTowered: (x: number, y: number) => boolean
  readonly isChief: boolean
  readonly isOnRock: boolean
}

/** Castle buildings nearer to each other than this belong to one castle, in chart units. */
const sameCastleReach = 200

/** Returns the largest building of each castle. The castle's other buildings are drawn as stone houses. */
export function findChiefCastles(features: readonly LandFeature[]): ReadonlySet<LandFeature> {
  const castles = features
    .filter(({ kind, use }) => kind === 'building' && use === 'castle')
    .map((feature) => ({ feature, ...fitOrientedBox(feature) }))
    .sort((a, b) => b.halfLength * b.halfWidth - a.halfLength * a.halfWidth)
  const largest = castles.filter(
    ({ x, y }, index) =>
      !castles
        .slice(0, index)
        .some((other) => Math.hypot(other.x - x, other.y - y) < sameCastleReach),
  )
  return new Set(largest.map(({ feature }) => feature))
}

const solidBuilders: Readonly<
  Record<BuildingUse, (box: OrientedBox, surroundings: Surroundings) => readonly Solid[]>
> = {
  house: (box) => [buildHouse(box)],
  barn: (box) => [
    buildGabledHouse(box, { walls: 7, roof: box.halfWidth * 0.95, cover: 'thatch' }, 'none'),
  ],
  mill: (box, { ground }) => [buildHouse(box), buildMillWheel(box, ground)],
  windmill: buildWindmill,
  church: buildChurch,
  tower: (box, { isOnRock }) => (isOnRock ? buildRockTower(box) : [buildKeep(box, 34)]),
  castle: (box, { isTowered, isChief }) =>
    isChief ? buildCastle(box, isTowered(box.x, box.y)) : [buildStoneHouse(box)],
  monastery: (box) => [
    buildGabledHouse(box, { walls: 15, roof: box.halfWidth * 0.85, cover: 'tiles' }),
  ],
  mine: (box) => [buildHorseGin(box)],
  tent: (box) => [
    buildGabledHouse(box, { walls: 1.5, roof: box.halfWidth * 1.2, cover: 'canvas' }, 'none'),
  ],
  ruin: (box) => [buildRuin(box, (corner) => chance(box.x, box.y, 160 + corner))],
}

/** Returns the solids of a building in the order in which they are drawn. */
export function buildSolids(feature: LandFeature, surroundings: Surroundings): readonly Solid[] {
  const use = buildingUses.find((known) => known === feature.use) ?? 'house'
  return solidBuilders[use](fitOrientedBox(feature), surroundings)
}

function buildHouse(box: OrientedBox): Solid {
  const cover: Cover = chance(box.x, box.y, 151) < 0.4 ? 'tiles' : 'thatch'
  return buildGabledHouse(box, {
    walls: 8 + 3 * chance(box.x, box.y, 152),
    roof: box.halfWidth * 0.9,
    cover,
  })
}

function buildStoneHouse(box: OrientedBox): Solid {
  return buildGabledHouse(box, { walls: 14, roof: box.halfWidth * 0.9, cover: 'tiles' })
}

function buildKeep({ x, y, halfWidth }: OrientedBox, walls: number): Solid {
  const half = Math.max(halfWidth, 8)
  return buildSquareTower(x, y, half, walls, Math.max(16, half * 0.9), 'tiles')
}

/** Returns a tower high on a rock. The rock comes last, because its front covers the foot of the tower. */
function buildRockTower(box: OrientedBox): Solid[] {
  const { halfWidth } = box
  // A slender tower gets a higher rock. The numbers, in chart units, were chosen by eye to look right beside houses.
  const height = Math.max(Math.min((halfWidth - 6) * 7, 74 - halfWidth * 1.6), 12)
  const [upper, lower] = buildPedestal(box, height)
  const stands = upper && lower ? [upper, lower] : []
  return [buildKeep(box, height + 34), ...stands]
}

/** Returns the round roof over a mine shaft, under which horses turn the hoist. */
function buildHorseGin({ x, y, halfLength, halfWidth }: OrientedBox): Solid {
  const half = Math.max((halfLength + halfWidth) / 2, 9)
  const foot = Array.from({ length: 10 }, (_, index): [number, number] => {
    const turned = ((index + 0.5) / 10) * Math.PI * 2
    return [x + Math.cos(turned) * half, y + Math.sin(turned) * half]
  })
  return buildTower(foot, { walls: 4, roof: half * 1.1, cover: 'thatch' })
}

function buildSquareTower(
  x: number,
  y: number,
  half: number,
  walls: number,
  roof: number,
  cover: Cover,
): Solid {
  const box = { x, y, dx: 1, dy: 0, halfLength: half, halfWidth: half }
  return buildTower(boxCorners(box), { walls, roof, cover })
}

/** Returns a nave, and a tower with a cross at its western end. */
function buildChurch(box: OrientedBox): Solid[] {
  const { halfLength, halfWidth } = box
  // The height grows more slowly than the width, so that wide churches are not too high.
  const high = 6 + halfWidth * 0.5
  const nave = buildGabledHouse(
    box,
    { walls: high, roof: halfWidth * 1.05, cover: 'tiles' },
    'tall',
  )
  const half = Math.min(halfWidth * 0.52, 11)
  const [x, y] = pointInBox(box, -halfLength + half * 0.8, 0, 0)
  const [walls, roof] = [high + halfWidth * 1.05 + 10, 24]
  const steeple = buildSquareTower(x, y, half, walls, roof, 'tiles')
  const parts = y > box.y ? [steeple, nave] : [nave, steeple]
  return [...parts, buildCross([x, y, walls + roof])]
}

function buildCross([x, y, z]: Point3): Solid {
  const solid = new SolidBuilder()
  solid.edge([x, y, z - 1], [x, y, z + 8])
  solid.edge([x - 2.6, y, z + 5], [x + 2.6, y, z + 5])
  return solid
}

/** Returns a palace with a pennant, which flies from a tower behind the palace if no tower is known near by. */
function buildCastle(box: OrientedBox, isTowered: boolean): Solid[] {
  const { halfLength, halfWidth } = box
  const palace = buildGabledHouse(box, { walls: 22, roof: halfWidth * 0.9, cover: 'tiles' })
  if (isTowered) {
    const [ridgeX, ridgeY] = pointInBox(box, -halfLength * 0.8, 0, 0)
    return [palace, buildPennant([ridgeX, ridgeY, 20 + halfWidth * 0.9])]
  }
  const half = Math.min(halfWidth * 0.5, 10)
  const [x, y] = pointInBox(
    box,
    halfLength - half,
    box.dx > 0 ? halfWidth - half : half - halfWidth,
    0,
  )
  return [buildSquareTower(x, y, half, 52, 20, 'tiles'), buildPennant([x, y, 70]), palace]
}

function buildPennant([x, y, z]: Point3): Solid {
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
function buildMillWheel(box: OrientedBox, ground: Ground): Solid {
  const solid = new SolidBuilder()
  const countWaterPoints = (side: number) => {
    let count = 0
    for (const reach of [1.2, 1.8, 2.6, 3.4]) {
      const [x, y] = pointInBox(box, 0, side * box.halfWidth * reach, 0)
      if (ground.has(water, x, y)) count += 1
    }
    return count
  }
  const south = box.dx >= 0 ? -1 : 1
  const side = countWaterPoints(-south) > countWaterPoints(south) ? -south : south
  const [x, y] = pointInBox(box, box.halfLength * 0.35, side * (box.halfWidth + 1), 0)
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

function buildWindmill({ x, y }: OrientedBox): Solid[] {
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
  return [buildTower(foot, { walls: 26, roof: 12, cover: 'thatch' }), sails]
}
