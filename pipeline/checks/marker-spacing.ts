import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceMarker } from '../source.ts'

/** Two markers of one type that are nearer than this many world units are one entered twice. */
const spacing = 3

/** No two markers of one type lie within 3 units of each other. */
export function markerSpacing({ markers }: Source): Problem[] {
  // Cells as wide as the spacing: whatever is too near lies in the marker's own cell or beside it.
  const grid = new Map<string, SourceMarker[]>()
  return markers.flatMap((marker) => {
    const twin = neighbours(grid, marker).find((other) => distance(marker, other) < spacing)
    const key = cellKey(marker, 0, 0)
    grid.set(key, [...(grid.get(key) ?? []), marker])
    if (!twin) return []
    const far = distance(marker, twin).toFixed(1)
    const reason = `lies ${far} units from the ${marker.locationType} of line ${twin.line}, nearer than ${spacing}: keep one of the two`
    return [problemAt(marker, 'x', reason)]
  })
}

function neighbours(
  grid: ReadonlyMap<string, readonly SourceMarker[]>,
  marker: SourceMarker,
): SourceMarker[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((dx) => steps.flatMap((dy) => grid.get(cellKey(marker, dx, dy)) ?? []))
}

function cellKey({ locationType, x, y }: SourceMarker, dx: number, dy: number): string {
  return `${locationType} ${Math.floor(x / spacing) + dx} ${Math.floor(y / spacing) + dy}`
}

function distance(a: SourceMarker, b: SourceMarker): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
