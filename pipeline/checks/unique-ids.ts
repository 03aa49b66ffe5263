import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** No two markers share an id: what players have found is stored by it. */
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
