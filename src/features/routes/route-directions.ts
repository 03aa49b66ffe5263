import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import { isNamedSettlement } from '../../world/names/whereabouts.ts'
import { labelNow } from '../progress/known-names.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { findItemsAlongRoute } from './model/items-along-route.ts'
import { mergeSteps } from './model/merge-steps.ts'
import type { Route } from './model/route.ts'
import { stepsOf, type NamedPlace, type RouteStep } from './model/route-steps.ts'
import { nameAt } from './stops.ts'
import type { AboutNetwork } from './finding/route-request.ts'
import type { RouteNames } from './route-words.ts'

/** Metres: turns closer than `least` are merged, turns closer than `near` are announced together. */
export const announcementMetres = { least: 25, near: 130 } as const

/** Metres from a turn within which a landmark describes it. */
const landmarkReachMetres = 40

/** Returns the steps worth announcing. `stops` holds indices of the route's points; `near` is in metres. */
export function composeDirections(
  route: Route,
  about: AboutNetwork | null,
  world: LoadedWorld,
  stops: ReadonlySet<number>,
  near: number = announcementMetres.near,
): readonly RouteStep[] {
  const { metresPerUnit } = world
  const all = stepsOf(route, {
    bridges: about?.bridges ?? [],
    settlements: settlementsOf(world),
    isStop: (leg) => stops.has(leg + 1),
  })
  return mergeSteps(all, {
    least: announcementMetres.least / metresPerUnit,
    near: near / metresPerUnit,
  })
}

export function namesAlong(
  route: Route,
  about: AboutNetwork | null,
  world: LoadedWorld,
): RouteNames {
  const { metresPerUnit } = world
  const marks = world.markers.filter(({ locationType }) => about?.landmarks.includes(locationType))
  const landmarks = findItemsAlongRoute(marks, route, landmarkReachMetres / metresPerUnit)
  return {
    nameAt: (point: Coordinate) => nameAt(point, world),
    landmarkAt: (point: Coordinate) => {
      const near = landmarks
        .map(({ item: marker }) => ({
          marker,
          separation: distance(marker.coordinate, point) * metresPerUnit,
        }))
        .filter(({ separation }) => separation <= landmarkReachMetres)
        .sort((one, other) => one.separation - other.separation)[0]
      return near && labelNow(near.marker, world.typesById.get(near.marker.locationType))
    },
  }
}

function settlementsOf(world: LoadedWorld): readonly NamedPlace[] {
  const { places, ranks, metresPerUnit } = world
  return places.flatMap((place) => {
    const { name = '', coordinate, rank } = place
    const metres = ranks.find(({ key }) => key === rank)?.reach ?? 0
    const reach = metres / metresPerUnit
    return isNamedSettlement(place, world) ? [{ name, coordinate, reach }] : []
  })
}
