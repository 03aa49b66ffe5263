import { entriesOf } from '../src/world/quest-file.ts'
import { questKey, readQuestReference, type QuestKey } from '../src/world/quest.ts'
import { problemAt, type Problem } from './problem.ts'
import type { Source, SourceQuest } from './source.ts'

interface LinkedQuest extends Pick<SourceQuest, 'kind' | 'part' | 'order'> {
  readonly world: string
  readonly after: readonly QuestKey[]
  readonly excludes: readonly QuestKey[]
}

type Quests = ReadonlyMap<QuestKey, LinkedQuest>

/** Returns a problem for each cut-off that would end a quest before the quest can begin. */
export function earlyCutoffs(sources: readonly Source[]): Problem[] {
  const quests = new Map(sources.flatMap(linkedQuests))
  return sources.flatMap(({ folder, questCutoffs }) =>
    questCutoffs.flatMap((cutoff): Problem[] => {
      const { main, closes } = cutoff
      const comesAfter = followersOf(questKey(folder, main), quests)
      if (!comesAfter(questKey(folder, closes))) return []
      const reason = `quest ${closes} begins only after quest ${main}, which would end it before`
      return [problemAt(cutoff, 'closes', reason)]
    }),
  )
}

function linkedQuests({ folder, quests }: Source): (readonly [QuestKey, LinkedQuest])[] {
  const keysIn = (cell: string) =>
    entriesOf(cell).flatMap((entry) => {
      const found = readQuestReference(entry, folder)
      return found ? [questKey(found.world, found.id)] : []
    })
  return quests.map(({ id, kind, part, order, after, excludes }) => {
    const links = { after: keysIn(after), excludes: keysIn(excludes) }
    return [questKey(folder, id), { world: folder, kind, part, order, ...links }]
  })
}

/** Returns a function that is true for `main` itself and for every quest that can begin only after it. */
function followersOf(main: QuestKey, quests: Quests): (key: QuestKey) => boolean {
  const begun = quests.get(main)
  const known = new Map<QuestKey, boolean>()
  const comesAfter = (key: QuestKey): boolean => {
    const quest = quests.get(key)
    if (key === main || !quest) return key === main
    const cached = known.get(key)
    if (cached !== undefined) return cached
    // Another check reports cycles. This entry ends them.
    known.set(key, false)
    const isLater =
      (begun !== undefined && isLaterInStory(quest, begun)) ||
      choices(quest, quests).some((group) => group.every(comesAfter))
    known.set(key, isLater)
    return isLater
  }
  return comesAfter
}

function isLaterInStory(quest: LinkedQuest, { world, part, order }: LinkedQuest): boolean {
  if (quest.kind !== 'main' || quest.order === null || order === null) return false
  return quest.world === world && quest.part === part && quest.order > order
}

/** Groups the preceding quests. One quest of each group is enough, because they exclude each other. */
function choices({ after }: LinkedQuest, quests: Quests): readonly (readonly QuestKey[])[] {
  const exclude = (one: QuestKey, other: QuestKey) =>
    quests.get(one)?.excludes.includes(other) || quests.get(other)?.excludes.includes(one)
  const groups: QuestKey[][] = []
  for (const key of after) {
    const group = groups.find((members) => members.every((other) => exclude(key, other)))
    if (group) group.push(key)
    else groups.push([key])
  }
  return groups
}
