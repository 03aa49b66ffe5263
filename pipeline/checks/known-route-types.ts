import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function knownRouteTypes({ world, types }: Source): Problem[] {
  const known = types.map(({ id }) => id)
  const { fastTravel = [], landmarks = [] } = world.ways ?? {}
  return Object.entries({ fastTravel, landmarks }).flatMap(([field, ids]) =>
    ids.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [
            problemInWorld(
              world,
              `ways.${field}[${index}]`,
              `"${id}" is not a type of marker-types.csv`,
            ),
          ],
    ),
  )
}
