import type { Marker } from '../../markers/marker.ts'
import type { Coordinate } from '../../world/view/coordinates.ts'
import type { ImportTally, ImportWorld } from './imported.ts'

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
