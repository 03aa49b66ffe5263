import type { GlyphPath } from '../../src/domain/world/glyph.ts'
import type { Marker } from '../../src/domain/markers/marker.ts'
import type { MarkerType } from '../../src/domain/markers/marker-type.ts'
import { encodeWorld } from '../../src/domain/world/world-file.ts'
import type { World } from '../../src/domain/world/world.ts'
import type { Source, SourceMarker, SourceType } from '../source.ts'
import {
  BuildError,
  keyedBy,
  servedImage,
  type OutputFile,
  type SharedFolders,
} from './output-file.ts'
import { firstLandName } from './first-land.ts'
import { toPlace } from './place.ts'

/**
 * Builds `data/{world}/world.json`. Markers are sorted by id; types and places keep their order.
 *
 * @param glyphs the shapes of each glyph that a type uses, by its name
 * @param folders where the site serves the world's icons and images
 * @throws {BuildError} when two categories, types or markers share an id, or a reference is unknown.
 */
export function buildWorldFile(
  source: Source,
  glyphs: ReadonlyMap<string, readonly GlyphPath[]>,
  folders: SharedFolders,
): OutputFile {
  const text = JSON.stringify(
    encodeWorld({ ...toWorld(source, folders), glyphs: Object.fromEntries(glyphs) }),
  )
  return { path: `data/${source.folder}/world.json`, content: Buffer.from(text) }
}

function toWorld(source: Source, { icons, images }: SharedFolders): Omit<World, 'glyphs'> {
  const { world, types, places, markers } = source
  const { id, game, title, extent, metresPerUnit, startView } = world
  const firstLand = firstLandName(source)
  const categories = keyedBy(world.categories, 'category', (category) => category.id)
  keyedBy(types, 'type', (type) => type.id)
  keyedBy(markers, 'marker', (marker) => marker.id)
  return {
    id,
    game,
    title,
    extent,
    metresPerUnit,
    startView,
    ...(firstLand && { firstLand }),
    categories: world.categories.map((entry) => ({
      id: entry.id,
      title: entry.title,
      colour: entry.colour,
      shape: entry.shape,
    })),
    types: types.map((type) => toType(type, categories.get(type.category)?.colour, icons)),
    places: places.map(toPlace),
    markers: markers.map((row) => toMarker(row, images)).sort((a, b) => a.id - b.id),
  }
}

function toType(
  { id, title, category, glyph }: SourceType,
  colour: string | undefined,
  icons: string,
): MarkerType {
  if (colour === undefined) throw new BuildError(`Type ${id} is of unknown category ${category}.`)
  return { id, title, category, icon: `/${icons}/${id}.webp`, colour, glyph }
}

function toMarker(row: SourceMarker, images: string): Marker {
  const { id, locationType, x, y, name, description, image, yields } = row
  return {
    id,
    locationType,
    coordinate: [x, y],
    ...(name && { name }),
    ...(description && { description }),
    ...(image && { image: servedImage(image, images) }),
    ...(yields && { yields: yields.split(';') }),
  }
}
