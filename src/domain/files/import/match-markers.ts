import type { Marker } from '../../markers/marker.ts'
import type { Coordinate } from '../../world/coordinates.ts'
import type { ImportTally, ImportWorld } from './imported.ts'

/** World units on each axis: a metre, for maps that write whole ones. */
export const matchTolerance = 2

/** What other maps call types that have another name here. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['bandit_camp', 'enemy_camp'],
  ['lodgings', 'inn'],
  ['vegetable_shop', 'grocer'],
  ['treasure', 'treasure_chest'],
])

/** Finds this map's places by what another map says of them: the group that they are in, and metres. */
export class MarkerMatcher {
  readonly #byType: ReadonlyMap<string, readonly Marker[]>
  readonly #unitsPerMetre: number

  constructor({ markers, metresPerUnit }: ImportWorld) {
    const byType = new Map<string, Marker[]>()
    for (const marker of markers) {
      const places = byType.get(marker.locationType)
      if (places) places.push(marker)
      else byType.set(marker.locationType, [marker])
    }
    this.#byType = byType
    this.#unitsPerMetre = 1 / metresPerUnit
  }

  /** World units. */
  fromMetres(east: number, north: number): Coordinate {
    return [east * this.#unitsPerMetre, north * this.#unitsPerMetre]
  }

  /**
   * Notes the place of this group that is there, or why there is none.
   *
   * @param coordinate world units
   * @param name how the file names the entry
   */
  note(tally: ImportTally, group: string, coordinate: Coordinate, name: string): void {
    const places = this.#byType.get(typeOfGroup(group))
    if (!places) {
      tally.addUnknown('unknown-kind', group)
      return
    }
    const nearest = nearestWithin(places, coordinate)
    if (nearest) tally.addMark(nearest.id)
    else tally.addUnknown('no-such-place', name)
  }
}

/** This map's type for another map's group, whether or not there is such a type. */
export function typeOfGroup(group: string): string {
  const name = group
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  return renamed.get(name) ?? name
}

function nearestWithin(places: readonly Marker[], [x, y]: Coordinate): Marker | undefined {
  let nearest: Marker | undefined
  let least = Infinity
  for (const place of places) {
    const across = Math.abs(place.coordinate[0] - x)
    const along = Math.abs(place.coordinate[1] - y)
    if (across > matchTolerance || along > matchTolerance || across + along >= least) continue
    nearest = place
    least = across + along
  }
  return nearest
}
