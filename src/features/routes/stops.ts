import type { Marker } from '../../core/world/marker.ts'
import type { Coordinate } from '../../core/geometry/coordinates.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { markerAt, pinAt } from './name-at.ts'
import type { useProgress } from '../progress/progress.ts'
import type { RoutePoints, usePlannedRoute } from './planned-route.ts'

/** A point of a route at which something is to be done. */
export interface Stop {
  /** Its place among the route's points, of which the first is where the route begins. */
  readonly index: number
  readonly coordinate: Coordinate
  /** The place that stands there. */
  readonly marker: Marker | undefined
}

/** A marker is done when it is found; any other stop, when the player says so. */
export function isDone({ marker, coordinate }: Stop, { marks, passed }: DoneSoFar): boolean {
  return marker ? marks.get(marker.id)?.discovered === true : passed.has(coordinate.join())
}

interface DoneSoFar {
  readonly marks: ReturnType<typeof useProgress.getState>['marks']
  readonly passed: ReturnType<typeof usePlannedRoute.getState>['passed']
}

/**
 * The stops of a route: where it ends, and every point before it at which a place, a pin or a settlement stands. The route
 * only bends by the others, wherever a player drew it to.
 */
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
