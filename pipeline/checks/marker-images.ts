import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** A marker's image is `images/{id}-{word}.webp` with the marker's own id, and the file is there. */
export function markerImages({ folder, markers, images }: Source): Problem[] {
  const present = new Set(images.map(({ path }) => path))
  return markers.flatMap((marker) => {
    const { id, image } = marker
    if (image === '') return []
    const [, of] = /^images\/(\d+)-[a-z]+\.webp$/.exec(image) ?? []
    if (of !== String(id)) {
      const reason = `"${image}" must be images/${id}- and a word of a-z and .webp`
      return [problemAt(marker, 'image', reason)]
    }
    if (present.has(image)) return []
    return [problemAt(marker, 'image', `the file worlds/${folder}/${image} is missing`)]
  })
}
