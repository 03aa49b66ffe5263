import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function knownServices({ world, types }: Source): Problem[] {
  const { services } = world
  const unknown = (field: string, ids: readonly string[], known: readonly string[], what: string) =>
    ids.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [problemInWorld(world, `services.${field}[${index}]`, `"${id}" is not ${what}`)],
    )
  const categoryIds = world.categories.map(({ id }) => id)
  const typeIds = types.map(({ id }) => id)
  return [
    ...unknown('categories', services.categories, categoryIds, 'one of the categories'),
    ...unknown('types', services.types, typeIds, 'a type of marker-types.csv'),
  ]
}
