import type { Marker } from '../markers/marker.ts'
import type { World } from './world.ts'

/**
 * The file that the page loads for a world. Markers are the bulk of it, so each is a row,
 * `[id, index into types, x, y, name, description, image, yields]`, with absent text as 0 and
 * trailing zeros cut: 40 % smaller on the wire than objects.
 */
type MarkerRow = readonly (number | string)[]

export interface WorldFile extends Omit<World, 'markers'> {
  readonly format: 'itinerarium-world'
  readonly markers: readonly MarkerRow[]
}

/** Raised when a loaded file is not what the pipeline writes, e.g. a host's HTML error page. */
export class WorldFileError extends Error {
  override name = 'WorldFileError'
}

/** @throws {WorldFileError} when a marker's type is not one of the world's. */
export function encodeWorld(world: World): WorldFile {
  const typeIndex = new Map(world.types.map((type, index) => [type.id, index]))
  const markers = world.markers.map((marker) => {
    const index = typeIndex.get(marker.locationType)
    if (index === undefined) throw new WorldFileError(`Unknown type ${marker.locationType}`)
    const [x, y] = marker.coordinate
    const row: (number | string)[] = [
      marker.id,
      index,
      x,
      y,
      marker.name ?? 0,
      marker.description ?? 0,
      marker.image ?? 0,
      marker.yields?.join(';') ?? 0,
    ]
    while (row.at(-1) === 0 && row.length > 4) row.pop()
    return row
  })
  return { ...world, format: 'itinerarium-world', markers }
}

/** @throws {WorldFileError} when the input is not a world file. */
export function decodeWorld(input: unknown): World {
  if (!isWorldFile(input)) throw new WorldFileError('The file is not a world file.')
  const { format: _format, markers, ...rest } = input
  return {
    ...rest,
    // A browser may still hold a file from before it had them: badges without them tell their categories.
    glyphs: (rest as Partial<World>).glyphs ?? {},
    markers: markers.map((row) => decodeMarker(row, input.types)),
  }
}

function isWorldFile(input: unknown): input is WorldFile {
  return (
    typeof input === 'object' &&
    input !== null &&
    'format' in input &&
    input.format === 'itinerarium-world' &&
    ['markers', 'types', 'categories', 'places', 'extent'].every((key) =>
      Array.isArray((input as Record<string, unknown>)[key]),
    )
  )
}

function decodeMarker(row: unknown, types: World['types']): Marker {
  if (!Array.isArray(row)) throw new WorldFileError('The file holds a marker that is not a row.')
  const [id, typeIndex, x, y, name, description, image, yields] = row as MarkerRow
  const type = types[Number(typeIndex)]
  if (typeof id !== 'number' || !type || typeof x !== 'number' || typeof y !== 'number') {
    throw new WorldFileError(`The file holds a marker that cannot be read: ${JSON.stringify(row)}`)
  }
  return {
    id,
    locationType: type.id,
    coordinate: [x, y],
    ...(name ? { name: String(name) } : {}),
    ...(description ? { description: String(description) } : {}),
    ...(image ? { image: String(image) } : {}),
    ...(yields ? { yields: String(yields).split(';') } : {}),
  }
}
