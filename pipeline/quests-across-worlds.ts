import { entriesOf } from '../src/world/quest-file.ts'
import { readQuestReference } from '../src/world/quest.ts'
import { earlyCutoffs } from './early-cutoffs.ts'
import { problemAt, type Problem } from './problem.ts'
import { circlesOf } from './quest-circles.ts'
import type { Source } from './source.ts'

/** Checks references to quests of other worlds: each quest exists, and no cycle or early cut-off runs across worlds. */
export function questsAcrossWorlds(sources: readonly Source[]): Problem[] {
  const worlds = new Map(
    sources.map(({ folder, quests }) => [folder, new Set(quests.map(({ id }) => id))]),
  )
  const unknown = sources.flatMap(({ folder, quests }) =>
    quests.flatMap((quest) =>
      (['after', 'excludes'] as const).flatMap((field) =>
        entriesOf(quest[field]).flatMap((entry): Problem[] => {
          const found = readQuestReference(entry, folder)
          if (!found || found.world === folder) return []
          const ids = worlds.get(found.world)
          if (!ids) return [problemAt(quest, field, `there is no world "${found.world}"`)]
          if (ids.has(found.id)) return []
          return [problemAt(quest, field, `the world "${found.world}" has no quest ${found.id}`)]
        }),
      ),
    ),
  )
  return unknown.length > 0 ? unknown : [...circlesOf(sources), ...earlyCutoffs(sources)]
}
