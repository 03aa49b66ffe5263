import type { GlyphPath, World } from '../../src/world/world.ts'
import type { Marker, MarkerType } from '../../src/world/marker.ts'
import { knownRequirements, type KnownRequirement } from '../../src/world/requirements.ts'
import { encodeWorld } from '../../src/world/world-file.ts'
import type { Place } from '../../src/world/names/world-names.ts'
import type { Source, SourceMarker, SourcePlace, SourceType } from '../source.ts'
import {
  BuildError,
  keyedBy,
  servedImage,
  type OutputFile,
  type SharedFolders,
} from './output-file.ts'
import { firstLandName, startLandNames } from './first-land.ts'
import { typeOfChests } from './treasure-maps.ts'

/**
 * Builds `data/{world}/world.json`. Markers are sorted by id; types and places keep their order.
 * @throws {BuildError} if two categories, types or markers share an id, or a reference is unknown
 */
export function buildWorldFile(
  source: Source,
  glyphs: ReadonlyMap<string, readonly GlyphPath[]>,
  folders: SharedFolders,
): OutputFile {
  const world = { ...toWorld(source, folders), glyphs: Object.fromEntries(glyphs) }
  const content = Buffer.from(JSON.stringify(encodeWorld(world, `/${folders.icons}/`)))
  return { path: `data/${source.folder}/world.json`, content }
}

function toWorld(source: Source, { icons, images }: SharedFolders): Omit<World, 'glyphs'> {
  const { world, types, places, markers, treasureMaps, quests } = source
  const { id, game, studio, title, extent, metresPerUnit, origin, startView } = world
  const { services, requirements, ranks, words, shortcuts, rivals } = world
  const firstLand = firstLandName(source)
  const startLand = startLandNames(source)
  const categories = keyedBy(world.categories, 'category', (category) => category.id)
  keyedBy(types, 'type', (type) => type.id)
  keyedBy(markers, 'marker', (marker) => marker.id)
  keyedBy(ranks, 'rank', ({ key }) => key)
  const known = knownRequirements(requirements)
  return {
    id,
    game,
    studio,
    title,
    extent,
    metresPerUnit,
    ...(origin && { origin }),
    startView,
    ...(firstLand && { firstLand }),
    ...(startLand && { startLand }),
    categories: world.categories,
    services,
    ...(requirements && { requirements }),
    ranks: ranks.map(({ key, title: of, minor, reach, plateSize }) => ({
      key,
      title: of,
      ...(minor && { minor }),
      reach,
      plateSize,
    })),
    ...(words && { words }),
    ...(shortcuts && { shortcuts }),
    rivals,
    ...(quests.length > 0 && { hasQuests: true as const }),
    types: types.map((type) => toType(type, categories.get(type.category)?.colour, icons)),
    places: places.map((place) => toPlace(place, ranks)),
    markers: markers.map((row) => toMarker(row, known, images)).sort((a, b) => a.id - b.id),
    ...(treasureMaps.length > 0 && { treasureMaps: typeOfChests(source) }),
  }
}

function toType(row: SourceType, colour: string | undefined, icons: string): MarkerType {
  const { id, title, category, priority, glyph, link } = row
  if (colour === undefined) throw new BuildError(`Type ${id} is of unknown category ${category}.`)
  const icon = `/${icons}/${id}.webp`
  return { id, title, category, icon, colour, priority, glyph, ...(link && { link }) }
}

function toPlace(
  { name, x, y, rank, inWords }: SourcePlace,
  ranks: Source['world']['ranks'],
): Place {
  if (!ranks.some(({ key }) => key === rank)) {
    throw new BuildError(`The place at ${x},${y} is of unknown rank ${rank}.`)
  }
  return { coordinate: [x, y], rank, ...(name && { name }), ...(inWords && { inWords }) }
}

function toMarker(row: SourceMarker, known: readonly KnownRequirement[], images: string): Marker {
  const { id, locationType, x, y, name, image, yields, veiled, link } = row
  const required = known.find(({ requires }) => requires === row.requires)
  if (row.requires && !required) {
    throw new BuildError(`Marker ${id} requires the unknown ${row.requires}.`)
  }
  const description = required?.note ?? row.description
  return {
    id,
    locationType,
    coordinate: [x, y],
    ...(name && { name }),
    ...(description && { description }),
    ...(required?.demand && { demand: required.demand }),
    ...(image && { image: servedImage(image, images) }),
    ...(yields && { yields: yields.split(';') }),
    ...(veiled && { veiled: true }),
    ...(link && { link }),
  }
}
