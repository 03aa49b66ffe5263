import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function rankKeys({ world }: Source): Problem[] {
  const keys = world.ranks.map(({ key }) => key)
  return keys.flatMap((key, index) => {
    const first = keys.indexOf(key)
    if (first === index) return []
    return [problemInWorld(world, `ranks[${index}].key`, `"${key}" is taken by ranks[${first}]`)]
  })
}
