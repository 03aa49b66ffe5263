import { z } from 'zod'
import type { Manifest } from '../../src/world/manifest.ts'
import { bounds, figure } from '../bounds.ts'
import type { Reading } from '../problem.ts'
import type { SourceWorld } from '../source.ts'
import { readJson } from './json.ts'

const upTo = (most: number) => `must have ${figure(most)} characters at most`
const name = z.string().min(1, 'must not be empty').max(bounds.name, upTo(bounds.name))
const text = z.string().min(1, 'must not be empty').max(bounds.text, upTo(bounds.text))
/** True for properties of every JavaScript object, such as `constructor`. A lookup of such an id would find them. */
export const isOnEveryObject = (id: string): boolean => id in {}
const free = [
  (id: string) => !isOnEveryObject(id),
  'is a word of JavaScript: choose another',
] as const
const key = z
  .string()
  .max(bounds.key, upTo(bounds.key))
  .regex(/^[a-z][a-z0-9-]*$/, 'must begin with a-z and consist of a-z, 0-9 and hyphens')
  .refine(...free)
const typeId = z
  .string()
  .max(bounds.key, upTo(bounds.key))
  .regex(/^[a-z_]+$/, 'must consist of a-z and _')
  .refine(...free)

const gameLevel = z
  .string()
  .max(bounds.key, upTo(bounds.key))
  .regex(/^[a-z0-9_-]+$/, 'must consist of a-z, 0-9, _ and hyphens')

/** `z.number` also gets the message, because it rejects Infinity, the value that JSON gives for `1e999`. */
function number(least: number, most: number) {
  const reason = `must be a number from ${figure(least)} to ${figure(most)}`
  return z.number(reason).min(least, reason).max(most, reason)
}

function whole(least: number, most: number) {
  const reason = `must be a whole number from ${figure(least)} to ${figure(most)}`
  return z.int(reason).min(least, reason).max(most, reason)
}

function list<T>(entry: z.ZodType<T>, most: number = bounds.list) {
  return z.array(entry).max(most, `must have ${figure(most)} entries at most`)
}

function record<T>(entryKey: z.ZodString, entry: z.ZodType<T>, most: number = bounds.types) {
  return z.record(entryKey, entry).refine((value) => Object.keys(value).length <= most, {
    error: `must have ${figure(most)} entries at most`,
  })
}

const { coordinate: farthest } = bounds
const coordinate = z
  .tuple([number(-farthest, farthest), number(-farthest, farthest)])
  .describe('x (east), y (north)')

const category = z.strictObject({
  id: typeId.describe('a-z and _; kept in no player’s browser, so it may change.'),
  title: name,
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
  title: name,
  note: text.describe('What the card says in place of a description.'),
})

const requirement = z
  .union([
    z.strictObject({
      key,
      title: name
        .nullable()
        .describe(
          'The box in the filter, as the player would say it; null for a note that demands nothing.',
        ),
      note: text.describe('What the card says in place of a description.'),
    }),
    z.strictObject({
      key,
      title: name.describe('The choice in the filter.'),
      none: name.describe('Its first option, which opens none of these.'),
      levels: list(level)
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

/** Landmarks that can be drawn at a place, next to its houses. */
export const landmarks: readonly string[] = landmark.options

const rank = z.strictObject({
  key,
  title: name,
  minor: z
    .literal(true)
    .exactOptional()
    .describe('Its places are no settlements: names that are written close by alone.'),
  reach: number(1, bounds.reach).describe(
    'Metres from its middle within which a spot counts as in it.',
  ),
  plateSize: number(12, 24).describe('Of its name plate, in CSS pixels.'),
  landmark: landmark.describe('Drawn unless a place says otherwise.'),
  houses: number(0, 1).describe(
    'How thick houses stand within its outline, away from its roads; at 0 none stand at all.',
  ),
})

const stations = list(number(0, 1))
  .min(1)
  .describe('Shares of the course’s length at which the name is written.')

const lettering = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('river'),
      feature: name,
      text: name.exactOptional().describe('Where it is not the feature’s name.'),
      stations,
    })
    .describe(
      'Along the middle of a river of geography.geojson that bears this name and runs from edge to edge.',
    ),
  z
    .strictObject({
      kind: z.literal('course'),
      text: name,
      course: list(coordinate, bounds.course).min(2),
      stations,
    })
    .describe('Along a line that is given: for rivers drawn in pieces, valleys, ridges.'),
  z
    .strictObject({
      kind: z.literal('area'),
      text: name,
      at: coordinate,
      size: number(1, farthest).describe('World units.'),
      angle: number(-360, 360).exactOptional().describe('Degrees anticlockwise.'),
    })
    .describe('Level or turned, for woods and regions.'),
])

const chart = z
  .strictObject({
    ticks: whole(1, farthest).describe('World units between two ticks of the neat-line.'),
    numeralEvery: whole(1, bounds.ticks).describe('Every how many ticks a coordinate is written.'),
    compass: z
      .enum(['north-east', 'south-east', 'south-west', 'north-west'])
      .describe('In the margin beside which corner the compass rose stands.'),
    cartouche: z
      .enum(['north', 'south'])
      .describe('Whether the title stands above or below the land.'),
  })
  .describe('The furniture around the chart.')

const side = whole(-farthest, farthest)
const extent = z
  .tuple([side, side, side, side])
  .refine(
    ([minX, minY, maxX, maxY]) => minX < maxX && minY < maxY,
    'the extent is empty: write it as [west, south, east, north]',
  )
  .describe('[west, south, east, north] in whole world units: any rectangle.')

/** Schema of `world.json`. Relations between its fields and other files are checked in `checks/`. */
export const manifestSchema = z.strictObject({
  $schema: text.exactOptional().describe('For editors: "../world.schema.json".'),
  id: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{1,39}$/,
      'must be 2 to 40 letters a-z, figures and hyphens, a letter first',
    )
    .refine(...free)
    .describe(
      'The folder’s name; part of addresses, files, names of storage and backups: never changed.',
    ),
  home: z
    .literal(true)
    .exactOptional()
    .describe(
      'The world at the site’s own address. One world of a site says so, and always the same one.',
    ),
  game: name.describe('The game’s title: window, panel, terms, disclaimer.'),
  studio: name.describe('Who made the game: the disclaimer.'),
  title: name.describe('The chart’s cartouche, and the world’s name in the chooser.'),
  summary: text.describe('Completes "Find, filter and tick off …".'),
  searchExample: name
    .exactOptional()
    .describe('What a player may search for, such as a type: an example where nothing was found.'),
  credits: z
    .strictObject({
      survey: text.describe('Where the places and the land are from: whole sentences.'),
    })
    .exactOptional()
    .describe('What the page of credits says of this world.'),
  extent,
  metresPerUnit: number(0.001, 100),
  origin: coordinate
    .exactOptional()
    .describe(
      'The game’s metres at the grid’s 0, 0: metre = origin + unit * metresPerUnit. Left out where they are not known.',
    ),
  levels: list(gameLevel)
    .exactOptional()
    .describe(
      'What the game calls the levels that this is a map of, as its log says it: a map that follows the game then knows which world the player is in.',
    ),
  unmappedLevels: list(gameLevel)
    .exactOptional()
    .describe('Levels of the game of which the site has no map: the page then says so.'),
  startView: z
    .strictObject({ coordinates: coordinate, zoom: number(0, 30) })
    .describe('Where a new player begins; zoom 0 is the farthest.'),
  retiredMarkerIds: list(whole(0, bounds.markerId), bounds.rows).describe(
    'Ids that once stood for a place: none is given away again.',
  ),
  newFromId: whole(0, bounds.markerId)
    .exactOptional()
    .describe(
      'The id of the first place that was added later: players whose browser has not noted which places they know are told of these.',
    ),
  categories: list(category).min(1).describe('In the order of the panel.'),
  services: z
    .strictObject({ categories: list(typeId), types: list(typeId, bounds.types) })
    .describe(
      'Of which a player needs one, whichever is near: whole categories, and types besides.',
    ),
  requirements: z
    .strictObject({
      title: name.describe('What is locked, as a heading: "Chests".'),
      heading: name.describe('The filter’s own box, e.g. "Only chests that I can open".'),
      hint: text,
      groups: list(requirement).min(1),
    })
    .exactOptional()
    .describe('Left out in a world where nothing is locked: then the panel has no such filter.'),
  ranks: list(rank)
    .min(1)
    .describe('Of settlements, the most important first: name plates give way in this order.'),
  words: record(typeId, list(name.min(3, 'must have three letters: shorter is not looked up')))
    .exactOptional()
    .describe(
      'What players call types besides their titles, by the type’s id: the search finds them so.',
    ),
  shortcuts: z
    .array(z.strictObject({ title: name, types: list(typeId, bounds.types).min(1) }))
    .max(bounds.list, `must have ${bounds.list} entries at most`)
    .exactOptional()
    .describe('Buttons above the filters that show some types alone, by their ids.'),
  ways: z
    .strictObject({
      fastTravel: list(typeId, bounds.types)
        .min(1)
        .exactOptional()
        .describe('Types of places between which a player travels at once.'),
      landmarks: list(typeId, bounds.types).describe(
        'Types of places that can be seen from the road: by them one tells the way.',
      ),
    })
    .exactOptional()
    .describe('Types of places, by their ids, that matter to who goes from place to place.'),
  questParts: list(z.strictObject({ key, title: name }))
    .exactOptional()
    .describe(
      'Expansions that quests of quests.csv belong to, in the order of the journal; their own titles.',
    ),
  rivals: z
    .strictObject({ groups: record(name, typeId) })
    .describe('What other maps call this world’s types; a type’s own id needs no row.'),
  lettering: list(lettering, bounds.lettering).describe('What is written on the land itself.'),
  chart,
}) satisfies z.ZodType<Manifest>

export function readManifest(file: string, text: string): Reading<SourceWorld> {
  const { value, problems } = readJson(file, text, manifestSchema)
  if (!value) return { value: undefined, problems }
  const { $schema: _, ...manifest } = value.content
  return { value: { file, ...manifest, lineOf: (path) => value.lineOf(path) }, problems }
}

/** Returns the text of `worlds/world.schema.json`, with which editors complete and check `world.json`. */
export function manifestJsonSchema(): string {
  const schema = z.toJSONSchema(manifestSchema, { target: 'draft-7', io: 'input' })
  return `${JSON.stringify({ title: 'A world of the map', ...schema }, null, 2)}\n`
}
