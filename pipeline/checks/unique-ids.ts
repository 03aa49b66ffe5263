import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that marker ids are unique: the places that a player found are stored by id. */
export function uniqueIds({ markers }: Source): Problem[] {
  const first = new Map<number, number>()
  return markers.flatMap((marker) => {
    const line = first.get(marker.id)
    if (line === undefined) {
      first.set(marker.id, marker.line)
      return []
    }
    const reason = `${marker.id} is taken by line ${line}: give a new marker the next free id`
    return [problemAt(marker, 'id', reason)]
  })
}
