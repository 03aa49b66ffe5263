import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import { isNamedSettlement } from '../../world/names/where.ts'
import { labelNow } from '../progress/known-names.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { besideRoute } from './model/beside.ts'
import { mergeSteps } from './model/merge-steps.ts'
import type { Route } from './model/route.ts'
import { stepsOf, type NamedPlace, type RouteStep } from './model/route-steps.ts'
import { nameAt } from './stops.ts'
import type { AboutNetwork } from './route-request.ts'
import type { RouteNames } from './route-words.ts'

/** Metres that a turn is apart from others to be told on its own, and within which it is told together with another. */
export const apart = { least: 25, near: 130 } as const

/** Metres from a turn within which what stands there tells of it. */
const landmarkReach = 40

/**
 * What a player is told of a route.
 *
 * @param stops places of the route's stops among its points
 * @param near metres within which turns are told together
 */
export function toldSteps(
  route: Route,
  about: AboutNetwork | null,
  world: LoadedWorld,
  stops: ReadonlySet<number>,
  near: number = apart.near,
): readonly RouteStep[] {
  const { metresPerUnit } = world
  const all = stepsOf(route, {
    bridges: about?.bridges ?? [],
    settlements: settlementsOf(world),
    isStop: (leg) => stops.has(leg + 1),
  })
  return mergeSteps(all, { least: apart.least / metresPerUnit, near: near / metresPerUnit })
}

/** By what names the steps of a route are told. */
export function namesAlong(
  route: Route,
  about: AboutNetwork | null,
  world: LoadedWorld,
): RouteNames {
  const { metresPerUnit } = world
  const marks = world.markers.filter(({ locationType }) => about?.landmarks.includes(locationType))
  const landmarks = besideRoute(marks, route, landmarkReach / metresPerUnit)
  return {
    nameAt: (point: Coordinate) => nameAt(point, world),
    landmarkAt: (point: Coordinate) => {
      const near = landmarks
        .map(({ item: marker }) => ({
          marker,
          separation: distance(marker.coordinate, point) * metresPerUnit,
        }))
        .filter(({ separation }) => separation <= landmarkReach)
        .sort((one, other) => one.separation - other.separation)[0]
      return near && labelNow(near.marker, world.typesById.get(near.marker.locationType))
    },
  }
}

/** Those that have a name, with what belongs to them. */
function settlementsOf(world: LoadedWorld): readonly NamedPlace[] {
  const { places, ranks, metresPerUnit } = world
  return places.flatMap((place) => {
    const { name = '', coordinate, rank } = place
    const metres = ranks.find(({ key }) => key === rank)?.reach ?? 0
    const reach = metres / metresPerUnit
    return isNamedSettlement(place, world) ? [{ name, coordinate, reach }] : []
  })
}
