import { entriesOf } from '../../src/world/quest-file.ts'
import { readQuestLimit, readQuestReference } from '../../src/world/quest.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source, SourceQuest } from '../source.ts'

/** Checks references to quests of the same world. `questsAcrossWorlds` checks those to other worlds. */
export function questReferences({ folder, quests }: Source): Problem[] {
  const known = new Set(quests.map(({ id }) => id))
  const problemOf = (quest: SourceQuest, field: string, entry: string): Problem[] => {
    const found = readQuestReference(entry, folder)
    if (!found) {
      const form = 'write 12, or other-world:12 for a quest of another world'
      return [problemAt(quest, field, `${quote(entry)} names no quest: ${form}`)]
    }
    if (found.world !== folder) return []
    if (found.id === quest.id) return [problemAt(quest, field, 'a quest cannot name itself')]
    return known.has(found.id) ? [] : [problemAt(quest, field, `there is no quest ${found.id}`)]
  }
  return quests.flatMap((quest) => [
    ...entriesOf(quest.after).flatMap((entry) => problemOf(quest, 'after', entry)),
    ...entriesOf(quest.excludes).flatMap((entry) => problemOf(quest, 'excludes', entry)),
    ...entriesOf(quest.limit).flatMap((entry) => {
      const limit = readQuestLimit(entry)
      return limit?.code === 'before' ? problemOf(quest, 'limit', String(limit.quest)) : []
    }),
  ])
}
