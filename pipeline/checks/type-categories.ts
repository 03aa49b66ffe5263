import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function typeCategories({ types, world }: Source): Problem[] {
  const known = world.categories.map(({ id }) => id)
  return types
    .filter(({ category }) => !known.includes(category))
    .map((type) => {
      const reason = `"${type.category}" is not a category of world.json: ${known.join(', ')}`
      return problemAt(type, 'category', reason)
    })
}
