import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** A category's colour is written `#RRGGBB`. */
export function categoryColours({ world }: Source): Problem[] {
  return world.categories.flatMap((category, index) => {
    if (/^#[\da-f]{6}$/i.test(category.colour)) return []
    const reason = `"${category.colour}" is not a colour written #RRGGBB`
    return [problemAt(category, `categories[${index}].colour`, reason)]
  })
}
