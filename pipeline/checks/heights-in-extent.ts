import { extentProblems } from '../extent-problems.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function heightsInExtent({ heights, world }: Source): Problem[] {
  return heights.flatMap((height) => extentProblems(height, height, world.extent))
}
