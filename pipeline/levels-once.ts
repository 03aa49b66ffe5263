import { problemInWorld, quote, type Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Checks that each level of the game belongs to one world of the site, or to none, and is listed once. */
export function levelsOnce(sources: readonly Source[]): Problem[] {
  const owners = new Map<string, string>()
  const problems: Problem[] = []
  for (const { folder, world } of sources) {
    for (const field of ['levels', 'unmappedLevels'] as const) {
      for (const [index, level] of (world[field] ?? []).entries()) {
        const owner = owners.get(level)
        if (owner === undefined) owners.set(level, `${folder}, ${field}`)
        else {
          const reason = `${quote(level)} stands in ${owner} already, and a level may be named once`
          problems.push(problemInWorld(world, `${field}[${index}]`, reason))
        }
      }
    }
  }
  return problems
}
