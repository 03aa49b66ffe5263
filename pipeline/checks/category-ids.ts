import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Category ids are unique and consist of a-z and _. */
export function categoryIds({ world }: Source): Problem[] {
  const ids = world.categories.map(({ id }) => id)
  return world.categories.flatMap((category, index) => {
    const field = `categories[${index}].id`
    if (!/^[a-z_]+$/.test(category.id)) {
      return [problemAt(category, field, `"${category.id}" must consist of a-z and _`)]
    }
    const first = ids.indexOf(category.id)
    if (first === index) return []
    return [problemAt(category, field, `"${category.id}" is taken by categories[${first}]`)]
  })
}
