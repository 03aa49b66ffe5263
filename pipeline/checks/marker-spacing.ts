import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceMarker } from '../source.ts'

/** Two markers of one type within this distance in metres are probably duplicates. */
const minDistanceMetres = 1.5

export function markerSpacing({ markers, world }: Source): Problem[] {
  const spacing = minDistanceMetres / world.metresPerUnit
  // The cells are as wide as the spacing, so near markers are in the same or a neighbouring cell.
  const grid = new Map<string, SourceMarker[]>()
  return markers.flatMap((marker) => {
    const twin = neighbours(grid, marker, spacing).find(
      (other) => distance(marker, other) < spacing,
    )
    const key = cellKey(marker, spacing)
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
  spacing: number,
): SourceMarker[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((dx) =>
    steps.flatMap((dy) => grid.get(cellKey(marker, spacing, dx, dy)) ?? []),
  )
}

function cellKey({ locationType, x, y }: SourceMarker, spacing: number, dx = 0, dy = 0): string {
  return `${locationType} ${Math.floor(x / spacing) + dx} ${Math.floor(y / spacing) + dy}`
}

function distance(a: SourceMarker, b: SourceMarker): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
