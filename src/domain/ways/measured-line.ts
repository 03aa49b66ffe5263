import { distance, type Coordinate } from '../world/view/coordinates.ts'

/** The line's legs in order, in metres: one fewer than it has points. */
export function legLengths(
  points: readonly Coordinate[],
  metresPerUnit: number,
): readonly number[] {
  return points.slice(1).map((point, leg) => distance(points[leg] ?? point, point) * metresPerUnit)
}

/** In metres; 0 for a line of one point. */
export function lineLength(points: readonly Coordinate[], metresPerUnit: number): number {
  return legLengths(points, metresPerUnit).reduce((sum, leg) => sum + leg, 0)
}

/** The line with one more point. The same point twice, as a double click gives it, is one. */
export function withPoint(
  points: readonly Coordinate[],
  [x, y]: Coordinate,
): readonly Coordinate[] {
  const last = points.at(-1)
  return last && last[0] === x && last[1] === y ? points : [...points, [x, y]]
}
