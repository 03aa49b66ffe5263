import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function knownLocationTypes({ markers, types }: Source): Problem[] {
  const known = new Set(types.map(({ id }) => id))
  return markers
    .filter(({ locationType }) => !known.has(locationType))
    .map((marker) => {
      const reason = `"${marker.locationType}" is not a type of marker-types.csv`
      return problemAt(marker, 'location_type', reason)
    })
}
