import type { Requirement } from '../../src/world/manifest.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that keys and levels of requirements are unique. `none` is reserved, because browsers have stored it. */
export function requirementKeys({ world }: Source): Problem[] {
  const groups = world.requirements?.groups ?? []
  const keys = groups.map(({ key }) => key)
  const path = (index: number) => `requirements.groups[${index}]`
  return groups.flatMap((group, index) => {
    const first = keys.indexOf(group.key)
    const levels = levelProblems(group).map(([at, reason]) =>
      problemInWorld(world, `${path(index)}.levels[${at}].key`, reason),
    )
    if (first === index) return levels
    const reason = `"${group.key}" is taken by ${path(first)}`
    return [problemInWorld(world, `${path(index)}.key`, reason), ...levels]
  })
}

type LevelProblem = readonly [index: number, reason: string]

function levelProblems(group: Requirement): readonly LevelProblem[] {
  if (!('levels' in group)) return []
  const keys = group.levels.map(({ key }) => key)
  return keys.flatMap((key, index): readonly LevelProblem[] => {
    if (key === 'none') return [[index, '"none" stands for no level: choose another key']]
    const first = keys.indexOf(key)
    return first === index ? [] : [[index, `"${key}" is taken by levels[${first}]`]]
  })
}
