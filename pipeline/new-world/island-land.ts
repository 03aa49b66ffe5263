import type { Chance } from './chance.ts'
import { area, featureFile, line, point, type Feature } from './island-feature.ts'
import type { Frame, Spot } from './island-frame.ts'
import type { IslandNames } from './island-names.ts'

/** Where the island's settlements lie; all else is drawn around them. */
export const spots = {
  town: [0.18, -0.04],
  village: [-0.34, -0.2],
  castle: [-0.28, 0.3],
  northHamlet: [0.06, 0.42],
  southHamlet: [0.38, -0.34],
  mill: [-0.1, -0.24],
  windmill: [0.4, 0.1],
  crossing: [-0.11, -0.1],
  ford: [-0.24, 0.14],
} as const satisfies Record<string, Spot>

/** The middle line of the river, from its pond to the sea. */
export function riverCourse({ coast }: Frame): Spot[] {
  const [u, v] = coast(262)
  const mouth: Spot = [u * 1.1, v * 1.1]
  return [
    [-0.1, 0.2],
    [-0.13, 0.08],
    [-0.1, 0],
    spots.crossing,
    [-0.12, -0.3],
    [-0.08, -0.46],
    mouth,
  ]
}

/** The text of `geography.geojson`: the land as it grew. */
export function islandGeography(frame: Frame, names: IslandNames, chance: Chance): string {
  return featureFile([
    ...waters(frame, names, chance),
    ...woodsAndFields(frame, chance),
    ...settlements(frame, names, chance),
    ...roads(frame),
    ...cliffs(frame),
  ])
}

function waters(frame: Frame, { river }: IslandNames, chance: Chance): Feature[] {
  const stream = (width: number, ...course: readonly Spot[]) =>
    line(frame, { kind: 'stream', width }, course)
  return [
    area(frame, { kind: 'pond' }, sea(frame)),
    area(frame, { kind: 'river', name: river }, broaden(riverCourse(frame))),
    area(frame, { kind: 'pond' }, blob([-0.1, 0.22], 0.06, chance)),
    area(frame, { kind: 'pond' }, blob([0.28, 0.4], 0.03, chance)),
    stream(2, [-0.42, 0.34], [-0.34, 0.2], spots.ford, [-0.15, 0.18], [-0.1, 0.22]),
    stream(1, [-0.5, -0.04], [-0.38, -0.1], [-0.24, -0.08], [-0.12, -0.02]),
    stream(3, [0.28, 0.4], [0.14, 0.34], [0, 0.28], [-0.1, 0.22]),
  ]
}

/** All around the island but for the causeway, which leads off the map. */
function sea({ coast }: Frame): Spot[] {
  const shore = Array.from({ length: 86 }, (_, index) => coast(350 - index * 4))
  return [[1, 0.05], ...corners, [1, -0.05], [0.9, -0.06], ...shore, [0.9, 0.06]]
}

/** Of the map, from the north-east to the south-east. The painter rounds corners off: points close by keep that small. */
const corners: readonly Spot[] = [
  [1, 0.98],
  [1, 1],
  [0.98, 1],
  [-0.98, 1],
  [-1, 1],
  [-1, 0.98],
  [-1, -0.98],
  [-1, -1],
  [-0.98, -1],
  [0.98, -1],
  [1, -1],
  [1, -0.98],
]

/** A river's outline, broader towards its mouth. */
function broaden(course: readonly Spot[]): Spot[] {
  const sides = course.map(([u, v], index): readonly [Spot, Spot] => {
    const [fromU, fromV] = course[index - 1] ?? [u, v]
    const [toU, toV] = course[index + 1] ?? [u, v]
    const length = Math.hypot(toU - fromU, toV - fromV)
    const half = 0.008 + 0.016 * (index / (course.length - 1))
    const [du, dv] = [(-(toV - fromV) / length) * half, ((toU - fromU) / length) * half]
    return [
      [u + du, v + dv],
      [u - du, v - dv],
    ]
  })
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]
}

function woodsAndFields(frame: Frame, chance: Chance): Feature[] {
  const wood = (middle: Spot, radius: number, ...clearings: readonly Spot[][]) =>
    area(frame, { kind: 'wood' }, blob(middle, radius, chance), ...clearings)
  const field = ([u, v]: Spot) => {
    const [wide, high] = [chance.between(0.04, 0.06), chance.between(0.03, 0.05)]
    const lean = chance.between(-0.015, 0.015)
    return area(frame, { kind: 'field' }, [
      [u - wide, v - high],
      [u + wide, v - high + lean],
      [u + wide + lean, v + high],
      [u - wide + lean, v + high],
    ])
  }
  const fields: readonly Spot[] = [
    [0.36, -0.14],
    [0.36, -0.02],
    [0.18, 0.16],
    [0.3, 0.14],
    [-0.46, -0.26],
    [-0.34, -0.36],
    [-0.22, -0.34],
  ]
  return [
    wood([0.26, 0.28], 0.1, blob([0.26, 0.28], 0.025, chance)),
    wood([-0.44, 0.1], 0.1),
    wood([0.16, -0.42], 0.1),
    ...fields.map(field),
  ]
}

function settlements(frame: Frame, names: IslandNames, chance: Chance): Feature[] {
  const settlement = (name: string, rank: string, middle: Spot, radius: number) =>
    area(frame, { kind: 'settlement', name, rank }, blob(middle, radius, chance))
  return [
    settlement(names.town, 'town', spots.town, 0.11),
    settlement(names.village, 'village', spots.village, 0.07),
    settlement(names.castle, 'castle', spots.castle, 0.05),
    settlement(names.hamlets[0], 'hamlet', spots.northHamlet, 0.045),
    settlement(names.hamlets[1], 'hamlet', spots.southHamlet, 0.045),
  ]
}

function roads(frame: Frame): Feature[] {
  const road = (kind: 'road' | 'path', ...course: readonly Spot[]) =>
    line(frame, { kind: 'road', class: kind }, course)
  const [u, v] = spots.crossing
  return [
    road('road', [1, 0], [0.8, 0.01], [0.5, -0.04], spots.town),
    road('road', spots.town, [0.02, -0.08], spots.crossing, [-0.22, -0.13], spots.village),
    road('road', spots.town, [0.14, 0.1], [0.08, 0.26], spots.northHamlet),
    road('path', spots.town, [0.28, -0.2], spots.southHamlet),
    road('path', spots.village, [-0.28, 0], spots.ford, [-0.24, 0.22], spots.castle),
    road('path', spots.crossing, [-0.17, -0.18], spots.mill),
    road('path', [0.5, -0.04], spots.windmill),
    line(frame, { kind: 'bridge', over: 'river' }, [
      [u - 0.03, v],
      [u + 0.03, v],
    ]),
    point(frame, { kind: 'bridge', over: 'stream' }, spots.ford),
  ]
}

/** Along the coast behind the castle. */
function cliffs(frame: Frame): Feature[] {
  const inland = (angle: number): Spot => {
    const [u, v] = frame.coast(angle)
    return [u * 0.95, v * 0.95]
  }
  const between = (first: number, last: number) =>
    Array.from({ length: 6 }, (_, index) => inland(first + ((last - first) * index) / 5))
  return [
    line(frame, { kind: 'cliff' }, between(112, 148)),
    line(frame, { kind: 'cliff', approx: 1 }, between(40, 62)),
  ]
}

/** A round outline with bulges. */
export function blob([u, v]: Spot, radius: number, chance: Chance): Spot[] {
  const count = 14
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    const reach = radius * chance.between(0.85, 1.15)
    return [u + reach * Math.cos(turn), v + reach * Math.sin(turn)]
  })
}
