import { isFields, type Fields } from './read-value.ts'

/** Fields in which files of other programs say what their numbers are, in small letters. */
const systemFields = ['coordinate_system', 'coordinatesystem', 'coordinates', 'crs', 'units']

/** What says that they are this world's: its units, or the metres of the game. */
const ownSystems =
  /^(world|game|local|map|units?|metres?|meters?|m)([ _-](units?|metres?|meters?|coordinates?))?$/i

/**
 * What a file says that its numbers are.
 *
 * @returns as the file calls it, of any length; undefined where it says nothing of the kind
 */
export function systemOf(file: Fields): string | undefined {
  for (const [key, value] of Object.entries(file)) {
    const name = systemFields.includes(key.toLowerCase()) ? nameOf(value) : undefined
    if (name !== undefined) return name
  }
  return undefined
}

/** The same where it is neither the world's units nor the game's metres: pixels of a picture, or a system of the Earth. */
export function otherNumbersOf(file: Fields): string | undefined {
  const system = systemOf(file)
  return system !== undefined && ownSystems.test(system) ? undefined : system
}

/** `"pixel"`, or GeoJSON's `{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}`. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (!isFields(value)) return undefined
  const { properties, name, type } = value
  const inner = isFields(properties) ? properties['name'] : name
  return nameOf(inner) ?? (typeof type === 'string' ? type : undefined)
}
