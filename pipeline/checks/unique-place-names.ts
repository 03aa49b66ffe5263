import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function uniquePlaceNames({ places }: Source): Problem[] {
  const first = new Map<string, number>()
  return places.flatMap((place) => {
    const line = first.get(place.name)
    if (place.name === '' || line === undefined) {
      first.set(place.name, place.line)
      return []
    }
    return [problemAt(place, 'name', `"${place.name}" is taken by line ${line}`)]
  })
}
