import { isOnEveryObject } from '../load/manifest.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Words with a special meaning in links. */
const reservedWords = ['all', 'none']

/** Checks that type ids are unique and consist of a-z and _. Icon files and links contain them. */
export function typeIds({ types }: Source): Problem[] {
  const first = new Map<string, number>()
  return types.flatMap((type) => {
    if (!/^[a-z_]+$/.test(type.id)) {
      return [problemAt(type, 'id', `"${type.id}" must consist of a-z and _`)]
    }
    if (reservedWords.includes(type.id)) {
      return [problemAt(type, 'id', `"${type.id}" has a meaning of its own in links`)]
    }
    if (isOnEveryObject(type.id)) {
      return [problemAt(type, 'id', `"${type.id}" is a word of JavaScript: choose another`)]
    }
    const line = first.get(type.id)
    if (line !== undefined) return [problemAt(type, 'id', `"${type.id}" is taken by line ${line}`)]
    first.set(type.id, type.line)
    return []
  })
}
