import { extentProblems } from '../extent-problems.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function markersInExtent({ markers, world }: Source): Problem[] {
  return markers.flatMap((marker) => extentProblems(marker, marker, world.extent))
}
