import type { FoundQuest } from './model/look-up.ts'

interface QuestSearch {
  readonly findQuests: (text: string) => Promise<readonly FoundQuest[]>
  readonly openQuest: (id: number) => void
}

/** Slot that loads the search for quests. `src/app` fills it, because this feature can't import quests. */
export const questSearch: { load?: () => Promise<QuestSearch> } = {}

export async function openFoundQuest({ id }: FoundQuest): Promise<void> {
  const search = await questSearch.load?.()
  search?.openQuest(id)
}
