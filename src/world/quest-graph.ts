import type { Quest, QuestKey } from './quest.ts'

/** Quests of one or more worlds, and how they depend on each other. */
export interface QuestGraph {
  readonly quests: readonly Quest[]
  readonly byKey: ReadonlyMap<QuestKey, Quest>
  /** Quests that must be done before a quest, in groups: one quest of each group is enough. */
  readonly before: ReadonlyMap<QuestKey, readonly (readonly QuestKey[])[]>
  readonly following: ReadonlyMap<QuestKey, readonly QuestKey[]>
  /** Quests that exclude a quest once they are done. */
  readonly excludedBy: ReadonlyMap<QuestKey, readonly QuestKey[]>
}

export function questGraph(quests: readonly Quest[]): QuestGraph {
  const byKey = new Map(quests.map((quest) => [quest.key, quest]))
  const excludedBy = new Map<QuestKey, QuestKey[]>()
  for (const { key, excludes } of quests) for (const other of excludes) add(excludedBy, other, key)
  const before = new Map<QuestKey, readonly (readonly QuestKey[])[]>()
  const following = new Map<QuestKey, QuestKey[]>()
  const story = storyBefore(quests)
  for (const quest of quests) {
    const groups = quest.after.length > 0 ? choices(quest.after, byKey) : story(quest)
    before.set(quest.key, groups)
    for (const key of groups.flat()) add(following, key, quest.key)
  }
  return { quests, byKey, before, following, excludedBy }
}

function add(lists: Map<QuestKey, QuestKey[]>, key: QuestKey, entry: QuestKey): void {
  const list = lists.get(key)
  if (list) list.push(entry)
  else lists.set(key, [entry])
}

/** Groups the preceding quests. Quests that exclude each other form one group, as only one of them can be done. */
function choices(
  after: readonly QuestKey[],
  byKey: ReadonlyMap<QuestKey, Quest>,
): readonly (readonly QuestKey[])[] {
  const exclude = (one: QuestKey, other: QuestKey) =>
    byKey.get(one)?.excludes.includes(other) || byKey.get(other)?.excludes.includes(one)
  const groups: QuestKey[][] = []
  for (const key of after) {
    const group = groups.find((known) => known.every((other) => exclude(key, other)))
    if (group) group.push(key)
    else groups.push([key])
  }
  return groups
}

/** Returns the preceding group of a main quest without `after`: the quests with the previous number of the story. */
function storyBefore(quests: readonly Quest[]): (quest: Quest) => readonly (readonly QuestKey[])[] {
  const byOrder = new Map<string, QuestKey[]>()
  const at = ({ world, part }: Quest, order: number) => `${world} ${part} ${order}`
  for (const quest of quests) {
    if (quest.order !== undefined) add(byOrder, at(quest, quest.order), quest.key)
  }
  return (quest) => {
    const group = quest.order === undefined ? undefined : byOrder.get(at(quest, quest.order - 1))
    return group ? [group] : []
  }
}
