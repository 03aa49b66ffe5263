import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function categoryIds({ world }: Source): Problem[] {
  const ids = world.categories.map(({ id }) => id)
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (first === index) return []
    const reason = `"${id}" is taken by categories[${first}]`
    return [problemInWorld(world, `categories[${index}].id`, reason)]
  })
}
