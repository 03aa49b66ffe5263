import { extentProblems } from '../extent-problems.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function treasureMapsInExtent({ treasureMaps, world }: Source): Problem[] {
  return treasureMaps.flatMap((map) => extentProblems(map, map, world.extent))
}
