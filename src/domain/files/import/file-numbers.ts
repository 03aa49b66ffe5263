import type { Coordinate } from '../../world/view/coordinates.ts'
import type { ImportWorld } from './imported.ts'
import { fromMetres } from './match-markers.ts'
import { isFields, readNumber, type Fields } from './read-value.ts'

/**
 * What a file says that its numbers are: the world's units, the game's metres, or another system as the file calls it,
 * such as pixels of a picture or one of the Earth. Undefined where it says nothing of the kind.
 */
export type FileNumbers = 'units' | 'metres' | { readonly other: string } | undefined

/** Fields in which files of other programs say it, in small letters. */
const systemFields = ['coordinate_system', 'coordinatesystem', 'coordinates', 'crs', 'units']

const unitNames = /^((world|map|local)[ _-])?(units?|coordinates?)$/i

/** In the games' own files a world's coordinates are metres. */
const metreNames = /^(world|game)$|^((world|game)[ _-])?(metres?|meters?|m)$/i

export function numbersOf(file: Fields): FileNumbers {
  for (const [key, value] of Object.entries(file)) {
    const name = systemFields.includes(key.toLowerCase()) ? nameOf(value) : undefined
    if (name === undefined) continue
    if (unitNames.test(name)) return 'units'
    return metreNames.test(name) ? 'metres' : { other: name }
  }
  return undefined
}

/** Where something is by `world_x` and `world_y`, which are the game's metres whatever its other numbers are. */
export function placeInMetres(fields: Fields, world: ImportWorld): Coordinate | undefined {
  const [x, y] = [readNumber(fields['world_x']), readNumber(fields['world_y'])]
  return x === undefined || y === undefined ? undefined : fromMetres(x, y, world)
}

/** `"pixel"`, or GeoJSON's `{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}`. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (!isFields(value)) return undefined
  const { properties, name, type } = value
  const inner = isFields(properties) ? properties['name'] : name
  return nameOf(inner) ?? (typeof type === 'string' ? type : undefined)
}
