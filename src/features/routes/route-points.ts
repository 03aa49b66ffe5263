import type { Coordinate } from '../../core/geometry/coordinates.ts'
import { usePlannedRoute } from './planned-route.ts'

/** @param leg the point comes at its end, from 0 */
export function insertPoint(leg: number, point: Coordinate): void {
  usePlannedRoute.setState(({ points }) => ({
    points: points && [...points.slice(0, leg + 1), point, ...points.slice(leg + 1)],
  }))
}

/** Takes a point away; where it begins, and the last one to which it leads, stay. */
export function removePoint(index: number): void {
  usePlannedRoute.setState(({ points }) =>
    points && points.length > 2 && index > 0
      ? { points: points.filter((_, at) => at !== index) }
      : {},
  )
}
