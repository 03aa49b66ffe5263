import { create } from 'zustand'
import type { Failure } from '../../i18n/compose/failure.ts'
import type { QuestList } from '../../world/quest-file.ts'
import type { QuestGraph } from '../../world/quest-graph.ts'
import type { QuestStarts } from '../../world/quest-start.ts'

/** Quests of the page's world, and of the worlds that they depend on. */
export interface LoadedQuests {
  readonly own: QuestList
  readonly others: readonly QuestList[]
  readonly worldTitles: ReadonlyMap<string, string>
  readonly graph: QuestGraph
  readonly titles: QuestList['titles']
}

interface Quests {
  /** `null` until the player looks at quests. */
  readonly loaded: LoadedQuests | null
  readonly failed: Failure | null
  /** Starts on the map, `null` until the quests are loaded. Titles are in the page's language. */
  readonly starts: QuestStarts | null
}

/** The quests, and where they start. The feature `quests` loads them. Not stored. */
export const useQuests = create<Quests>()(() => ({ loaded: null, failed: null, starts: null }))
