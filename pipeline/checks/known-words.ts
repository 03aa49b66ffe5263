import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function knownWords({ world, types }: Source): Problem[] {
  const known = types.map(({ id }) => id)
  return Object.keys(world.words ?? {})
    .filter((id) => !known.includes(id))
    .map((id) => problemInWorld(world, `words.${id}`, `"${id}" is not a type of marker-types.csv`))
}
