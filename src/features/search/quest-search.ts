import type { FoundQuest } from './model/look-up.ts'

interface QuestSearch {
  /** Those that are called so. */
  readonly findQuests: (text: string) => Promise<readonly FoundQuest[]>
  /** Opens the card of one. */
  readonly openQuest: (id: number) => void
}

/** Loads what finds quests; the shell, which knows them, fills it in. */
export const questSearch: { load?: () => Promise<QuestSearch> } = {}

export async function openFoundQuest({ id }: FoundQuest): Promise<void> {
  const search = await questSearch.load?.()
  search?.openQuest(id)
}
