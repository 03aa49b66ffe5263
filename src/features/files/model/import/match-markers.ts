import type { Marker } from '../../../../world/marker.ts'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import {
  isFields,
  readNumber,
  type ImportTally,
  type ImportWorld,
  type Fields,
} from './imported.ts'

/** Metres on each axis, for maps that write whole ones. */
const matchTolerance = 1

/** @returns world units, of the game's own metres; where a world does not know these, of metres on its grid */
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

/** Finds this map's places by what another map says of them: the group that they are in, and metres. */
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

  /**
   * Notes the place of this group that is there, or why there is none.
   *
   * @param coordinate world units
   * @param name how the file names the entry
   */
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

  /** This map's type for another map's group, whether or not there is such a type. */
  #typeOf(group: string): string {
    const name = group
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
    const { groups } = this.#world.rivals
    return (Object.hasOwn(groups, name) ? groups[name] : undefined) ?? name
  }
}

/** @param reach on each axis, in world units */
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
