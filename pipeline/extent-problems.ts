import type { Extent } from '../src/geometry/extent.ts'
import { problemAt, type Located, type Problem } from './problem.ts'

/** Returns a problem for each of `x` and `y` that is outside the extent. The edges count as inside. */
export function extentProblems(
  row: Located,
  point: { readonly x: number; readonly y: number },
  [minX, minY, maxX, maxY]: Extent,
): Problem[] {
  const axes = [
    { field: 'x', value: point.x, min: minX, max: maxX },
    { field: 'y', value: point.y, min: minY, max: maxY },
  ]
  return axes
    .filter(({ value, min, max }) => !(value >= min && value <= max))
    .map(({ field, value, min, max }) =>
      problemAt(row, field, `${value} lies outside the world's extent ${min}..${max}`),
    )
}
