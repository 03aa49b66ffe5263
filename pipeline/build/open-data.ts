import { z } from 'zod'
import { describedMarkers } from '../export/export-format.ts'
import type { Source } from '../source.ts'
import { servedImage, sharedFolders, type OutputFile } from './output-file.ts'

const id = z.string()
const unit = z.number().describe('In world units')
const link = z.string().optional().describe('The address of a page about it, such as a wiki’s')
const fileBeside = (what: string) => z.string().describe(`${what}; from where this file lies`)

const category = z.looseObject({
  id,
  title: z.string(),
  colour: z.string().describe('As #RRGGBB'),
})

const kind = z.looseObject({
  id,
  title: z.string(),
  category: id.describe('Of a category'),
  icon: fileBeside('A round picture of 256 by 256 pixels'),
  link,
})

const settlement = z.looseObject({
  name: z.string().optional(),
  x: unit,
  y: unit,
  rank: z.string(),
})

const marker = z.looseObject({
  id: z.int().describe('For ever this place’s, and never another’s'),
  kind: id.describe('Of a kind'),
  x: unit,
  y: unit,
  name: z.string().optional().describe('Where it has a name of its own'),
  veiled: z.literal(true).optional().describe('The name gives a story away'),
  description: z.string().optional(),
  requires: z.string().optional().describe('What it takes to open it, such as lockpicking:hard'),
  yields: z
    .array(z.string())
    .optional()
    .describe('What can be taken there: a herb, such as mint or mint:4, or a book'),
  image: fileBeside('A picture of it').optional(),
  link,
})

/** Schema of `data/{world}/open-data.json`. New fields may be added, but existing fields never change. */
const openData = z.looseObject({
  $schema: z.string(),
  format: z.literal('itinerarium-open-data'),
  version: z.literal(1),
  world: id,
  game: z.string(),
  title: z.string(),
  terms: z.string().describe('On what terms the file may be used'),
  extent: z
    .tuple([unit, unit, unit, unit])
    .describe('West, south, east and north; x runs east, y north'),
  metresPerUnit: z.number(),
  origin: z.tuple([z.number(), z.number()]).optional().describe('The game’s metres at 0, 0'),
  categories: z.array(category),
  kinds: z.array(kind),
  settlements: z.array(settlement),
  markers: z.array(marker).describe('The places, by their ids'),
})

const terms =
  'Where things stand in a game is a fact, and free. What is said of them in words is under the MIT licence, icons under CC BY 3.0: docs/embedding.md.'

export function buildOpenDataSchema(): OutputFile {
  const schema = z.toJSONSchema(openData, { target: 'draft-7' })
  const content = Buffer.from(JSON.stringify({ title: 'A world of the map', ...schema }, null, 2))
  return { path: 'data/open-data.schema.json', content }
}

/**
 * Builds `data/{world}/open-data.json`, the world's data for other sites at a stable address and in a stable form.
 * @param home the folder of the world at the site's root
 */
export function buildOpenData(source: Source, home: string): OutputFile {
  const { folder, world, types, places } = source
  const folders = sharedFolders(folder, home)
  const { game, title, extent, metresPerUnit, origin } = world
  const content: z.infer<typeof openData> = {
    $schema: '../open-data.schema.json',
    format: 'itinerarium-open-data',
    version: 1,
    world: folder,
    game,
    title,
    terms,
    extent: [...extent],
    metresPerUnit,
    ...(origin && { origin: [origin[0], origin[1]] }),
    categories: world.categories.map((one) => ({
      id: one.id,
      title: one.title,
      colour: one.colour,
    })),
    kinds: types.map((type) => ({
      id: type.id,
      title: type.title,
      category: type.category,
      icon: `../../${folders.icons}/${type.id}.webp`,
      ...(type.link && { link: type.link }),
    })),
    settlements: places.map(({ name, x, y, rank }) => ({ ...(name && { name }), x, y, rank })),
    markers: describedMarkers(source)
      .map((row) => ({
        id: row.id,
        kind: row.locationType,
        x: row.x,
        y: row.y,
        ...(row.name && { name: row.name }),
        ...(row.veiled && { veiled: true as const }),
        ...(row.description && { description: row.description }),
        ...(row.requires && { requires: row.requires }),
        ...(row.yields && { yields: row.yields.split(';') }),
        ...(row.image && { image: `../../${servedImage(row.image, folders.images)}` }),
        ...(row.link && { link: row.link }),
      }))
      .sort((one, other) => one.id - other.id),
  }
  return {
    path: `data/${folder}/open-data.json`,
    content: Buffer.from(JSON.stringify(openData.parse(content))),
  }
}
