import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Marker ids are whole numbers from 0 on. */
export function wholeIds({ markers }: Source): Problem[] {
  return markers
    .filter(({ id }) => !Number.isSafeInteger(id) || id < 0)
    .map((marker) => problemAt(marker, 'id', `${marker.id} is not a whole number from 0 on`))
}
