import type { Marker } from '../../world/marker.ts'
import { type Coordinate, formatCoordinate } from '../../geometry/coordinates.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { useProgress } from '../progress/progress.ts'
import type { RoutePlan, RoutePoints } from './route-store.ts'
import type { Pin } from '../../records/pin.ts'
import { findNearestNamed } from '../../world/names/whereabouts.ts'
import { labelNow } from '../progress/known-names.ts'
import { useQuests } from '../card/quests-store.ts'

/** A point of a route at which the player has something to do. */
export interface Stop {
  /** Index among the route's points. The start has index 0 and is no stop. */
  readonly index: number
  readonly coordinate: Coordinate
  readonly marker: Marker | undefined
}

/** True if the stop's marker is found. For stops without a marker, true if the player has ticked them. */
export function isDone({ marker, coordinate }: Stop, { marks, passed }: DoneSoFar): boolean {
  return marker ? marks.get(marker.id)?.discovered === true : passed.has(coordinate.join())
}

interface DoneSoFar {
  readonly marks: ReturnType<typeof useProgress.getState>['marks']
  readonly passed: RoutePlan['passed']
}

/** Returns the stops of a route: its end and the points at a marker, pin or settlement. Other points only bend it. */
export function stopsOf(
  points: RoutePoints | null,
  world: Pick<LoadedWorld, 'markers' | 'places'>,
): readonly Stop[] {
  const last = (points?.length ?? 0) - 1
  return (points ?? []).flatMap((coordinate, index): readonly Stop[] => {
    if (!coordinate || index === 0) return []
    const marker = markerAt(coordinate, world)
    const isStop = index === last || marker || pinAt(coordinate) || isSettlement(coordinate, world)
    return isStop ? [{ index, coordinate, marker }] : []
  })
}

function isSettlement([x, y]: Coordinate, { places }: Pick<LoadedWorld, 'places'>): boolean {
  return places.some(({ coordinate }) => coordinate[0] === x && coordinate[1] === y)
}

export function nameAt(point: Coordinate, world: LoadedWorld): string {
  const marker = markerAt(point, world)
  if (marker) return labelNow(marker, world.typesById.get(marker.locationType))
  const start = useQuests
    .getState()
    .starts?.markers.find(({ coordinate }) => coordinate.join() === point.join())
  if (start?.name) return start.name
  const pin = pinAt(point)
  if (pin?.title) return pin.title
  const near = findNearestNamed(point, world)
  if (near?.within && near.place.name) return near.place.name
  return formatCoordinate(point)
}

export function markerAt(
  [x, y]: Coordinate,
  { markers }: Pick<LoadedWorld, 'markers'>,
): Marker | undefined {
  return markers.find(({ coordinate }) => coordinate[0] === x && coordinate[1] === y)
}

export function pinAt([x, y]: Coordinate): Pin | undefined {
  const { pins } = useProgress.getState()
  return [...pins.values()].find((pin) => !pin.deleted && pin.x === x && pin.y === y)
}
