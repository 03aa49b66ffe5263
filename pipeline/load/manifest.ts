import { z } from 'zod'
import type { Manifest } from '../../src/domain/world/manifest.ts'
import type { Reading } from '../problem.ts'
import type { SourceWorld } from '../source.ts'
import { readJson } from './json.ts'

const text = z.string().min(1)
const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must begin with a-z and consist of a-z, 0-9 and hyphens')
const typeId = z.string().regex(/^[a-z_]+$/, 'must consist of a-z and _')
const coordinate = z.tuple([z.number(), z.number()]).describe('x (east), y (north)')

const category = z.strictObject({
  id: typeId.describe('a-z and _; kept in no player’s browser, so it may change.'),
  title: text,
  colour: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/, 'must be a colour written #RRGGBB')
    .describe('#RRGGBB, of every type of the category.'),
  shape: z
    .enum(['circle', 'square', 'diamond', 'triangle', 'hexagon', 'shield', 'star', 'drop'])
    .describe(
      'Of small badges, so that categories are told apart without colour: no two share one.',
    ),
})

const level = z.strictObject({
  key,
  title: text,
  note: text.describe('What the card says in place of a description.'),
})

const requirement = z
  .union([
    z.strictObject({
      key,
      title: text
        .nullable()
        .describe(
          'The box in the filter, as the player would say it; null for a note that demands nothing.',
        ),
      note: text.describe('What the card says in place of a description.'),
    }),
    z.strictObject({
      key,
      title: text.describe('The choice in the filter.'),
      none: text.describe('Its first option, which opens none of these.'),
      levels: z
        .array(level)
        .min(1)
        .describe(
          'From the easiest on: who opens one opens those before it. Players’ browsers keep the keys.',
        ),
    }),
  ])
  .describe(
    'What it takes to open something. A marker’s "requires" names it: spade, or lockpicking:hard.',
  )

const landmark = z.enum([
  'none',
  'church',
  'castle',
  'monastery',
  'ruin',
  'watermill',
  'windmill',
  'tent',
])

/** What a place may have drawn besides its houses. */
export const landmarks: readonly string[] = landmark.options

const rank = z.strictObject({
  key,
  title: text,
  reach: z
    .number()
    .positive()
    .describe('Metres from its middle within which a spot counts as in it.'),
  plateSize: z.number().min(12).max(24).describe('Of its name plate, in CSS pixels.'),
  landmark: landmark.describe('Drawn unless a place says otherwise.'),
  houses: z
    .number()
    .min(0)
    .max(1)
    .describe(
      'How thick houses stand within its outline, away from its roads; at 0 none stand at all.',
    ),
})

const stations = z
  .array(z.number().min(0).max(1))
  .min(1)
  .describe('Shares of the course’s length at which the name is written.')

const lettering = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('river'),
      feature: text,
      text: text.exactOptional().describe('Where it is not the feature’s name.'),
      stations,
    })
    .describe(
      'Along the middle of a river of geography.geojson that bears this name and runs from edge to edge.',
    ),
  z
    .strictObject({
      kind: z.literal('course'),
      text,
      course: z.array(coordinate).min(2),
      stations,
    })
    .describe('Along a line that is given: for rivers drawn in pieces, valleys, ridges.'),
  z
    .strictObject({
      kind: z.literal('area'),
      text,
      at: coordinate,
      size: z.number().positive().describe('World units.'),
      angle: z.number().exactOptional().describe('Degrees anticlockwise.'),
    })
    .describe('Level or turned, for woods and regions.'),
])

const chart = z
  .strictObject({
    ticks: z.int().positive().describe('World units between two ticks of the neat-line.'),
    numeralEvery: z.int().positive().describe('Every how many ticks a coordinate is written.'),
    compass: z
      .enum(['north-east', 'south-east', 'south-west', 'north-west'])
      .describe('In the margin beside which corner the compass rose stands.'),
    cartouche: z
      .enum(['north', 'south'])
      .describe('Whether the title stands above or below the land.'),
  })
  .describe('The furniture around the chart.')

const extent = z
  .tuple([z.int(), z.int(), z.int(), z.int()])
  .refine(
    ([minX, minY, maxX, maxY]) => minX < maxX && minY < maxY,
    'the extent is empty: write it as [west, south, east, north]',
  )
  .describe('[west, south, east, north] in whole world units: any rectangle.')

/** The shape of `world.json`. What its fields say of each other and of other files stands in `checks/`. */
export const manifestSchema = z.strictObject({
  $schema: z.string().exactOptional().describe('For editors: "../world.schema.json".'),
  id: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{1,39}$/,
      'must be 2 to 40 letters a-z, figures and hyphens, a letter first',
    )
    .describe(
      'The folder’s name; part of addresses, files, names of storage and backups: never changed.',
    ),
  home: z
    .literal(true)
    .exactOptional()
    .describe(
      'The world at the site’s own address. One world of a site says so, and always the same one.',
    ),
  game: text.describe('The game’s title: window, panel, terms, disclaimer.'),
  studio: text.describe('Who made the game: the disclaimer.'),
  title: text.describe('The chart’s cartouche, and the world’s name in the chooser.'),
  summary: text.describe('Completes "Find, filter and tick off …".'),
  searchExample: text
    .exactOptional()
    .describe('What a player may search for, such as a type: an example where nothing was found.'),
  credits: z
    .strictObject({
      survey: text.describe('Where the places and the land are from: whole sentences.'),
    })
    .exactOptional()
    .describe('What the page of credits says of this world.'),
  extent,
  metresPerUnit: z.number().positive().max(100),
  origin: coordinate
    .exactOptional()
    .describe(
      'The game’s metres at the grid’s 0, 0: metre = origin + unit * metresPerUnit. Left out where they are not known.',
    ),
  startView: z
    .strictObject({ coordinates: coordinate, zoom: z.number().nonnegative() })
    .describe('Where a new player begins; zoom 0 is the farthest.'),
  retiredMarkerIds: z
    .array(z.int().nonnegative())
    .describe('Ids that once stood for a place: none is given away again.'),
  categories: z.array(category).min(1).describe('In the order of the panel.'),
  services: z
    .strictObject({ categories: z.array(typeId), types: z.array(typeId) })
    .describe(
      'Of which a player needs one, whichever is near: whole categories, and types besides.',
    ),
  requirements: z
    .strictObject({
      title: text.describe('What is locked, as a heading: "Chests".'),
      heading: text.describe('The filter’s own box, e.g. "Only chests that I can open".'),
      hint: text,
      groups: z.array(requirement).min(1),
    })
    .exactOptional()
    .describe('Left out in a world where nothing is locked: then the panel has no such filter.'),
  ranks: z
    .array(rank)
    .min(1)
    .describe('Of settlements, the most important first: name plates give way in this order.'),
  words: z
    .record(typeId, z.array(z.string().min(3, 'must have three letters: shorter is not looked up')))
    .exactOptional()
    .describe(
      'What players call types besides their titles, by the type’s id: the search finds them so.',
    ),
  shortcuts: z
    .array(z.strictObject({ title: text, types: z.array(typeId).min(1) }))
    .exactOptional()
    .describe('Buttons above the filters that show some types alone, by their ids.'),
  ways: z
    .strictObject({
      fastTravel: z
        .array(typeId)
        .min(1)
        .exactOptional()
        .describe('Types of places between which a player travels at once.'),
      landmarks: z
        .array(typeId)
        .describe('Types of places that can be seen from the road: by them one tells the way.'),
    })
    .exactOptional()
    .describe('Types of places, by their ids, that matter to who goes from place to place.'),
  rivals: z
    .strictObject({ groups: z.record(z.string(), typeId) })
    .describe('What other maps call this world’s types; a type’s own id needs no row.'),
  lettering: z.array(lettering).describe('What is written on the land itself.'),
  chart,
}) satisfies z.ZodType<Manifest>

/** Reads `world.json`. */
export function readManifest(file: string, text: string): Reading<SourceWorld> {
  const { value, problems } = readJson(file, text, manifestSchema)
  if (!value) return { value: undefined, problems }
  const { $schema: _, ...manifest } = value.content
  return { value: { file, ...manifest, lineOf: (path) => value.lineOf(path) }, problems }
}

/** The text of `worlds/world.schema.json`, by which editors complete and check `world.json`. */
export function manifestJsonSchema(): string {
  const schema = z.toJSONSchema(manifestSchema, { target: 'draft-7', io: 'input' })
  return `${JSON.stringify({ title: 'A world of the map', ...schema }, null, 2)}\n`
}
