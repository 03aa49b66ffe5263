import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** No marker bears an id that was retired: whoever found the old place would have found the new one. */
export function retiredIds({ world, markers }: Source): Problem[] {
  const retired = new Set(world.retiredMarkerIds)
  return markers
    .filter(({ id }) => retired.has(id))
    .map((marker) =>
      problemAt(marker, 'id', `${marker.id} is retired: give a new marker the next free id`),
    )
}
