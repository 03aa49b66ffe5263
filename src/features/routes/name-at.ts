import type { Marker } from '../../core/world/marker.ts'
import type { Pin } from '../../core/world/pin.ts'
import type { Coordinate } from '../../core/geometry/coordinates.ts'
import { formatCoordinate } from '../../core/geometry/coordinates.ts'
import { nearestNamed } from '../../core/world/names/where.ts'
import { labelNow } from '../progress/known-names.ts'
import { useQuestStarts } from '../selection/quest-starts.ts'
import { useProgress } from '../progress/progress.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'

/** What stands at a point: a place, the start of a quest, a pin with a title, a settlement that it lies in; else its coordinate. */
export function nameAt(point: Coordinate, world: LoadedWorld): string {
  const marker = markerAt(point, world)
  if (marker) return labelNow(marker, world.typesById.get(marker.locationType))
  const start = useQuestStarts
    .getState()
    .starts?.markers.find(({ coordinate }) => coordinate.join() === point.join())
  if (start?.name) return start.name
  const pin = pinAt(point)
  if (pin?.title) return pin.title
  const near = nearestNamed(point, world)
  if (near?.within && near.place.name) return near.place.name
  return formatCoordinate(point)
}

/** The place that stands exactly there. */
export function markerAt(
  [x, y]: Coordinate,
  { markers }: Pick<LoadedWorld, 'markers'>,
): Marker | undefined {
  return markers.find(({ coordinate }) => coordinate[0] === x && coordinate[1] === y)
}

/** The player's pin that stands exactly there. */
export function pinAt([x, y]: Coordinate): Pin | undefined {
  const { pins } = useProgress.getState()
  return [...pins.values()].find((pin) => !pin.deleted && pin.x === x && pin.y === y)
}
