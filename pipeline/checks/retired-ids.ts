import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that no marker has a retired id: players who found the old place would have found the new one. */
export function retiredIds({ world, markers }: Source): Problem[] {
  const retired = new Set(world.retiredMarkerIds)
  return markers
    .filter(({ id }) => retired.has(id))
    .map((marker) =>
      problemAt(marker, 'id', `${marker.id} is retired: give a new marker the next free id`),
    )
}
