import { extentProblems } from '../extent-problems.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Heights lie inside the world's extent, its edges included. */
export function heightsInExtent({ heights, world }: Source): Problem[] {
  return heights.flatMap((height) => extentProblems(height, height, world.extent))
}
