import { createSlot } from '../../platform/slot.ts'
import type { FoundQuest } from './model/look-up.ts'

interface QuestSearch {
  readonly findQuests: (text: string) => Promise<readonly FoundQuest[]>
  readonly openQuest: (id: number) => void
}

/** Loads the search for quests. Filled if the world has quests. */
export const questSearch = createSlot<() => Promise<QuestSearch>>()

export async function openFoundQuest({ id }: FoundQuest): Promise<void> {
  const search = await questSearch.get()?.()
  search?.openQuest(id)
}
