import { basePart } from '../../src/world/quest.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that each expansion has a unique key other than `base`, and has quests. */
export function questParts({ world, quests }: Source): Problem[] {
  const keys = (world.questParts ?? []).map(({ key }) => key)
  const used = new Set(quests.map(({ part }) => part))
  return keys.flatMap((key, index): Problem[] => {
    const path = `questParts[${index}].key`
    const first = keys.indexOf(key)
    if (key === basePart) return [problemInWorld(world, path, '"base" is the game itself')]
    if (first !== index) {
      return [problemInWorld(world, path, `"${key}" is taken by questParts[${first}]`)]
    }
    return used.has(key) ? [] : [problemInWorld(world, path, `no quest is of the part "${key}"`)]
  })
}
