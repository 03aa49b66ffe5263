import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that only places with a name have a form of the name for sentences. */
export function placeWords({ places }: Source): Problem[] {
  return places
    .filter(({ name, inWords }) => name === '' && inWords !== '')
    .map((place) =>
      problemAt(place, 'in_words', `"${place.inWords}" stands for a name, and the place has none`),
    )
}
