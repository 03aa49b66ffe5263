import { bounds, figure } from '../bounds.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that marker ids are whole numbers from 0 to 999,999, because links and codes contain lists of them. */
export function wholeIds({ markers }: Source): Problem[] {
  return markers
    .filter(({ id }) => !Number.isSafeInteger(id) || id < 0 || id > bounds.markerId)
    .map((marker) => {
      const reason = `${marker.id} is not a whole number from 0 to ${figure(bounds.markerId)}`
      return problemAt(marker, 'id', reason)
    })
}
