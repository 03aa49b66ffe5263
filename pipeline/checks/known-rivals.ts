import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the manifest translates type names of other maps to types of `marker-types.csv`. */
export function knownRivals({ world, types }: Source): Problem[] {
  const known = types.map(({ id }) => id)
  return Object.entries(world.rivals.groups)
    .filter(([, type]) => !known.includes(type))
    .map(([group, type]) =>
      problemInWorld(
        world,
        `rivals.groups.${group}`,
        `"${type}" is not a type of marker-types.csv`,
      ),
    )
}
