import type { QuestState } from '../../../records/quest-mark.ts'
import type { QuestGraph } from '../../../world/quest-graph.ts'
import { questKey, type Quest, type QuestKey, type QuestLimit } from '../../../world/quest.ts'

/** States of quests. A quest without a state is open. */
export type StatesByKey = ReadonlyMap<QuestKey, QuestState>

/** True if a quest can be begun or continued: neither done, failed, excluded nor waiting for another quest. */
export function isOpenTo(graph: QuestGraph, states: StatesByKey, quest: Quest): boolean {
  const state = states.get(quest.key)
  if (state === 'done' || state === 'failed') return false
  return !isClosed(graph, states, quest) && waitsFor(graph, states, quest).length === 0
}

/** Returns the preceding groups in which no quest is done. Ignores groups whose quests are not loaded. */
export function waitsFor(
  { before, byKey }: QuestGraph,
  states: StatesByKey,
  { key }: Quest,
): readonly (readonly QuestKey[])[] {
  return (before.get(key) ?? []).filter(
    (group) =>
      group.some((each) => byKey.has(each)) && group.every((each) => states.get(each) !== 'done'),
  )
}

/** True if a quest can't be done any more: another quest excludes it, or a quest that it must precede has begun. */
export function isClosed(
  { excludedBy }: QuestGraph,
  states: StatesByKey,
  { key, world, limits }: Quest,
): boolean {
  const excluding = excludedBy.get(key) ?? []
  return (
    excluding.some((other) => states.get(other) === 'done') ||
    limits.some((limit) => limit.code === 'before' && states.has(questKey(world, limit.quest)))
  )
}

/** Returns the player's open quests that end, or may end, if this quest begins. */
export function lostWith(graph: QuestGraph, states: StatesByKey, begun: Quest): readonly Quest[] {
  const codes = new Set(begun.limits.map(({ code }) => code))
  return graph.quests.filter((quest) => {
    if (quest.key === begun.key || quest.world !== begun.world) return false
    if (!isOpenTo(graph, states, quest)) return false
    if (begun.excludes.includes(quest.key)) return true
    if (quest.limits.some((limit) => isBefore(limit, begun.id))) return true
    if (quest.kind === 'main') return false
    if (codes.has('no_return')) return true
    return codes.has('closes_others') && quest.limits.some(({ code }) => code === 'missable')
  })
}

function isBefore(limit: QuestLimit, quest: number): boolean {
  return limit.code === 'before' && limit.quest === quest
}

/**
 * Returns the main quests whose titles are hidden. Visible are quests that were begun and, in each part of the story,
 * all up to the quest after the last one begun. A part without an order shows only quests that were begun.
 */
export function veiledQuests(
  { quests }: Pick<QuestGraph, 'quests'>,
  states: StatesByKey,
): ReadonlySet<QuestKey> {
  const story = quests.filter(({ kind }) => kind === 'main')
  const known = new Map<string, number>()
  for (const part of new Set(story.map((quest) => quest.part))) {
    const ordered = story.filter((quest) => quest.part === part)
    const orders = (list: readonly Quest[]) => list.flatMap(({ order }) => order ?? [])
    const reached = Math.max(0, ...orders(ordered.filter(({ key }) => states.has(key))))
    known.set(part, Math.min(...orders(ordered).filter((order) => order > reached)))
  }
  const isTold = ({ key, part, order }: Quest) =>
    states.has(key) || (order !== undefined && order <= (known.get(part) ?? 0))
  return new Set(story.filter((quest) => !isTold(quest)).map(({ key }) => key))
}
