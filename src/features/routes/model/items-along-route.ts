import type { Coordinate } from '../../../geometry/coordinates.ts'
import { nearestOnSegment } from '../../../geometry/segments.ts'
import { distancesAlong } from '../../../geometry/line-geometry.ts'
import type { Route } from './route.ts'

export interface RouteItem<Item> {
  readonly item: Item
  /** World units along the route to the point nearest to the item. Fast travel counts as 0. */
  readonly along: number
  /** World units between the item and the route. */
  readonly distance: number
}

interface Located {
  readonly coordinate: Coordinate
}

/** Returns the items within `reach` world units of a route in order of travel, each at its nearest point. */
export function findItemsAlongRoute<Item extends Located>(
  items: readonly Item[],
  { legs }: Route,
  reach: number,
): readonly RouteItem<Item>[] {
  const lineSegments = lineSegmentsOf(legs)
  return items
    .flatMap((item) => {
      const nearest = nearestAlong(item.coordinate, lineSegments, reach)
      return nearest ? [{ item, ...nearest }] : []
    })
    .sort((one, other) => one.along - other.along)
}

interface LineSegment {
  readonly a: Coordinate
  readonly b: Coordinate
  /** World units along the route to `a`. */
  readonly before: number
  readonly length: number
}

/** Returns all straight pieces of a route. Fast travel is left out, because it passes nothing. */
function lineSegmentsOf(legs: Route['legs']): readonly LineSegment[] {
  let routeLength = 0
  return legs
    .flatMap(({ segments }) => segments)
    .filter(({ kind }) => kind !== 'fast-travel')
    .flatMap(({ line }) => {
      const along = distancesAlong(line)
      const start = routeLength
      routeLength += along.at(-1) ?? 0
      return line.slice(1).map((b, at): LineSegment => {
        const before = start + (along[at] ?? 0)
        return { a: line[at] ?? b, b, before, length: start + (along[at + 1] ?? 0) - before }
      })
    })
}

function nearestAlong(
  point: Coordinate,
  lineSegments: readonly LineSegment[],
  reach: number,
): Omit<RouteItem<unknown>, 'item'> | undefined {
  let best: Omit<RouteItem<unknown>, 'item'> | undefined
  for (const { a, b, before, length } of lineSegments) {
    // Skips most items cheaply by their x coordinate alone.
    if (Math.min(a[0], b[0]) - reach > point[0] || Math.max(a[0], b[0]) + reach < point[0]) continue
    const { share, distance } = nearestOnSegment(point, a, b)
    if (distance <= reach && distance < (best?.distance ?? Infinity)) {
      best = { along: before + share * length, distance }
    }
  }
  return best
}
