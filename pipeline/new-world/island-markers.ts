import type { Chance } from './chance.ts'
import { csv } from './csv-text.ts'
import type { Frame, Point, Spot } from './island-frame.ts'
import { spots } from './island-land.ts'
import type { IslandNames } from './island-names.ts'

/** The text of `marker-types.csv`. */
export const islandTypes = csv(
  ['id', 'title', 'category', 'priority', 'glyph'],
  [
    ['harbour', 'Harbour', 'settled', 80, 'harbour'],
    ['inn', 'Inn', 'settled', 70, 'inn'],
    ['smithy', 'Smithy', 'settled', 60, 'smithy'],
    ['chest', 'Chest', 'hidden', 90, 'chest'],
    ['shrine', 'Shrine', 'hidden', 40, 'shrine'],
    ['herbs', 'Herbs', 'wild', 30, 'herbs'],
    ['cave', 'Cave', 'wild', 50, 'cave'],
    ['lookout', 'Lookout', 'wild', 20, 'lookout'],
  ],
)

interface Row {
  readonly type: string
  readonly at: Spot
  readonly name?: string
  readonly description?: string
  readonly yields?: string
  readonly requires?: string
  readonly veiled?: true
}

/** The text of `markers.csv`: thirty places, on dry land. */
export function islandMarkers(frame: Frame, names: IslandNames, chance: Chance): string {
  const rows = [...settled(frame, names), ...hidden(names), ...wild(frame, names)]
  return csv(
    ['id', 'location_type', 'x', 'y', 'name', 'description', 'yields', 'requires', 'veiled'],
    rows.map(({ type, at, name, description, yields, requires, veiled }, id) => {
      const [x, y] = nudge(frame.toWorld(at), chance)
      return [id, type, x, y, name, description, yields, requires, veiled ? 1 : '']
    }),
  )
}

/** A few metres aside, so that no two islands have their places alike. */
function nudge([x, y]: Point, chance: Chance): Point {
  return [x + chance.whole(-6, 6), y + chance.whole(-6, 6)]
}

function settled(frame: Frame, { inns: [first, second, third] }: IslandNames): Row[] {
  const { town, village, northHamlet } = spots
  return [
    { type: 'harbour', at: ashore(frame, 20), description: 'Boats to the mainland' },
    { type: 'harbour', at: ashore(frame, 215), description: 'Boats to the mainland' },
    { type: 'inn', at: beside(town, 0.04, 0.03), ...named(first) },
    { type: 'inn', at: beside(village, 0.03, 0.02), ...named(second) },
    { type: 'inn', at: beside(northHamlet, 0.02, -0.03), ...named(third) },
    { type: 'smithy', at: beside(town, -0.05, -0.03) },
    { type: 'smithy', at: beside(village, -0.03, -0.03), description: 'Shoes horses, too' },
  ]
}

function hidden({ hoards: [first, second, third] }: IslandNames): Row[] {
  return [
    { type: 'chest', at: [0.26, 0.29], ...named(first), requires: 'spade' },
    { type: 'chest', at: [-0.45, 0.11], ...named(second), requires: 'lockpicking:hard' },
    { type: 'chest', at: [0.16, -0.43], ...named(third), requires: 'spade', veiled: true },
    { type: 'chest', at: beside(spots.castle, 0.02, 0.01), requires: 'lockpicking:easy' },
    { type: 'chest', at: beside(spots.mill, -0.03, -0.02), requires: 'lockpicking:easy' },
    { type: 'chest', at: [0.44, -0.38], yields: 'book: A Pilot’s Handbook' },
    { type: 'shrine', at: beside(spots.town, 0.01, -0.06) },
    { type: 'shrine', at: [-0.22, -0.12] },
    { type: 'shrine', at: [0.1, 0.22] },
    { type: 'shrine', at: [-0.5, -0.1] },
  ]
}

function wild(frame: Frame, { hills: [first, second, third, fourth] }: IslandNames): Row[] {
  return [
    { type: 'herbs', at: [0.22, 0.26], yields: 'mint:3;nettle' },
    { type: 'herbs', at: [-0.4, 0.14], yields: 'sage' },
    { type: 'herbs', at: [-0.2, 0.24], yields: 'marigold:2' },
    { type: 'herbs', at: [0.12, -0.38], yields: 'mint' },
    { type: 'herbs', at: [0.3, -0.48], yields: 'sage:4;thistle' },
    { type: 'cave', at: [-0.4, 0.36] },
    { type: 'cave', at: [-0.16, 0.44], description: 'Bring a light' },
    { type: 'cave', at: [0.5, 0.22] },
    { type: 'cave', at: [-0.02, -0.52] },
    { type: 'lookout', at: ashore(frame, 55), ...named(first) },
    { type: 'lookout', at: ashore(frame, 130), ...named(second) },
    { type: 'lookout', at: ashore(frame, 180), ...named(third) },
    { type: 'lookout', at: ashore(frame, 305), ...named(fourth) },
  ]
}

function named(name: string | undefined): { name?: string } {
  return name === undefined ? {} : { name }
}

function beside([u, v]: Spot, du: number, dv: number): Spot {
  return [u + du, v + dv]
}

/** A little inland of the coast. */
function ashore({ coast }: Frame, angle: number): Spot {
  const [u, v] = coast(angle)
  return [u * 0.93, v * 0.93]
}

/** The text of `places.csv`. */
export function islandPlaces(frame: Frame, names: IslandNames): string {
  const place = (name: string, spot: Spot, rank: string, ...more: readonly string[]) => [
    name,
    ...frame.toWorld(spot),
    rank,
    ...more,
  ]
  return csv(
    ['name', 'x', 'y', 'rank', 'landmark', 'houses', 'in_words', 'note'],
    [
      place(names.town, spots.town, 'town'),
      place(names.castle, spots.castle, 'castle'),
      place(names.village, spots.village, 'village'),
      place(names.hamlets[0], spots.northHamlet, 'hamlet'),
      place(names.hamlets[1], spots.southHamlet, 'hamlet'),
      place(names.mill, spots.mill, 'hamlet', 'watermill', 'none', `the ${names.mill}`),
      place('', spots.windmill, 'hamlet', 'windmill', 'none', '', 'on the road to the causeway'),
    ],
  )
}
