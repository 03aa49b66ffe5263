import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** A marker's image is `images/{id}-camp.webp` with the marker's own id, and the file is there. */
export function markerImages({ folder, markers, images }: Source): Problem[] {
  const present = new Set(images.map(({ path }) => path))
  return markers.flatMap((marker) => {
    const expected = `images/${marker.id}-camp.webp`
    if (marker.image === '') return []
    if (marker.image !== expected) {
      return [problemAt(marker, 'image', `"${marker.image}" must be ${expected}`)]
    }
    if (present.has(expected)) return []
    return [problemAt(marker, 'image', `the file worlds/${folder}/${expected} is missing`)]
  })
}
