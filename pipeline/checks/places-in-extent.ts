import { extentProblems } from '../extent-problems.ts'
import type { Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function placesInExtent({ places, world }: Source): Problem[] {
  return places.flatMap((place) => extentProblems(place, place, world.extent))
}
