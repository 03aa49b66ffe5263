import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that a marker's image exists, and that its name `images/{id}-{word}.webp` contains the marker's id. */
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
