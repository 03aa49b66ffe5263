import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Only a place that has a name has a form of it for sentences. */
export function placeWords({ places }: Source): Problem[] {
  return places
    .filter(({ name, inWords }) => name === '' && inWords !== '')
    .map((place) =>
      problemAt(place, 'in_words', `"${place.inWords}" stands for a name, and the place has none`),
    )
}
