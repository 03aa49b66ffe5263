import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that `veiled` is 1 or empty, and that a veiled marker has a name. */
export function veiledNames({ markers }: Source): Problem[] {
  return markers.flatMap((marker) => {
    const { veiled, name } = marker
    if (veiled === '') return []
    if (veiled !== '1') {
      return [
        problemAt(marker, 'veiled', `"${veiled}" must be 1, or empty where the name is shown`),
      ]
    }
    return name === '' ? [problemAt(marker, 'veiled', 'there is no name to veil')] : []
  })
}
