import type { Marker } from '../../../../world/marker.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import {
  isFields,
  readNumber,
  type ImportTally,
  type ImportWorld,
  type Fields,
} from './imported.ts'

/** Metres on each axis, because some maps round to whole metres. */
const matchTolerance = 1

/** Converts the game's metres to world units. If a world has no origin, the metres count from its own grid. */
export function fromMetres(
  east: number,
  north: number,
  {
    origin: [fromEast, fromNorth] = [0, 0],
    metresPerUnit,
  }: Pick<ImportWorld, 'origin' | 'metresPerUnit'>,
): Coordinate {
  return [(east - fromEast) / metresPerUnit, (north - fromNorth) / metresPerUnit]
}

export class MarkerMatcher {
  readonly #byType: ReadonlyMap<string, readonly Marker[]>
  readonly #world: ImportWorld

  constructor(world: ImportWorld) {
    const byType = new Map<string, Marker[]>()
    for (const marker of world.markers) {
      const places = byType.get(marker.locationType)
      if (places) places.push(marker)
      else byType.set(marker.locationType, [marker])
    }
    this.#byType = byType
    this.#world = world
  }

  fromMetres(east: number, north: number): Coordinate {
    return fromMetres(east, north, this.#world)
  }

  /** Adds the matching marker to the tally, or the reason for none. @param coordinate in world units */
  note(tally: ImportTally, group: string, coordinate: Coordinate, name: string): void {
    const places = this.#byType.get(this.#typeOf(group))
    if (!places) {
      tally.addUnknown('unknown-kind', group)
      return
    }
    const reach = matchTolerance / this.#world.metresPerUnit
    const nearest = nearestWithin(places, coordinate, reach)
    if (nearest) tally.addMark(nearest.id)
    else tally.addUnknown('no-such-place', name)
  }

  /** Returns this map's type for another map's group. The type may not exist. */
  #typeOf(group: string): string {
    const name = group
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    const { groups } = this.#world.rivals
    return (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? name
  }
}

/** @param reach in world units on each axis */
function nearestWithin(
  places: readonly Marker[],
  [x, y]: Coordinate,
  reach: number,
): Marker | undefined {
  let nearest: Marker | undefined
  let least = Infinity
  for (const place of places) {
    const across = Math.abs(place.coordinate[0] - x)
    const along = Math.abs(place.coordinate[1] - y)
    if (across > reach || along > reach || across + along >= least) continue
    nearest = place
    least = across + along
  }
  return nearest
}

/** The coordinate system that a file names. `other` is the file's word for it. `undefined` if it names none. */
export type FileNumbers = 'units' | 'metres' | { readonly other: string } | undefined

/** Fields in which other programs name the system, in lower case. */
const systemFields = ['coordinate_system', 'coordinatesystem', 'coordinates', 'crs', 'units']

const unitNames = /^((world|map|local)[ _-])?(units?|coordinates?)$/i

/** Names of metres. "World" is among them, because the world coordinates in the games' own files are metres. */
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

/** Returns the coordinate in `world_x` and `world_y`. These are always the game's metres. */
export function placeInMetres(fields: Fields, world: ImportWorld): Coordinate | undefined {
  const [x, y] = [readNumber(fields['world_x']), readNumber(fields['world_y'])]
  return x === undefined || y === undefined ? undefined : fromMetres(x, y, world)
}

/** Returns the name in `"pixel"`, or in GeoJSON's `{"type": "name", "properties": {"name": "EPSG:3857"}}`. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined
  if (!isFields(value)) return undefined
  const { properties, name, type } = value
  const inner = isFields(properties) ? properties['name'] : name
  return nameOf(inner) ?? (typeof type === 'string' ? type : undefined)
}
