import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function typePriorities({ types }: Source): Problem[] {
  return types
    .filter(({ priority }) => priority < 0 || priority > 99)
    .map((type) =>
      problemAt(type, 'priority', `${type.priority} is not a whole number from 0 to 99`),
    )
}
