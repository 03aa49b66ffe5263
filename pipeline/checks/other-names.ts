import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that markers with other names have a name, and that no other name is empty or repeated. */
export function otherNames({ markers }: Source): Problem[] {
  return markers.flatMap((marker): Problem[] => {
    const { name, also } = marker
    if (also === '') return []
    if (name === '') return [problemAt(marker, 'also', 'there is no name beside the other names')]
    const others = also.split(';')
    return others.flatMap((other, index) => {
      if (other.trim() === '') return [problemAt(marker, 'also', 'an entry is empty')]
      if (other === name) return [problemAt(marker, 'also', `${quote(other)} is the name itself`)]
      return others.indexOf(other) === index
        ? []
        : [problemAt(marker, 'also', `${quote(other)} is listed twice`)]
    })
  })
}
