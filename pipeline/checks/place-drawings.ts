import { landmarks } from '../load/manifest.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const houses = ['none', 'tents']

/** Checks that the map can draw a place's landmark and houses. Both may be empty. */
export function placeDrawings({ places }: Source): Problem[] {
  return places.flatMap((place) => [
    ...(place.landmark === '' || landmarks.includes(place.landmark)
      ? []
      : [problemAt(place, 'landmark', oneOf(place.landmark, landmarks))]),
    ...(place.houses === '' || houses.includes(place.houses)
      ? []
      : [problemAt(place, 'houses', oneOf(place.houses, houses))]),
  ])
}

function oneOf(value: string, known: readonly string[]): string {
  return `"${value}" is not one of ${known.join(', ')}: leave it empty for what the rank has`
}
