import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { veiledQuests, type StatesByKey } from './model/quest-states.ts'
import type { QuestGraph } from '../../world/quest-graph.ts'
import type { QuestKey } from '../../world/quest.ts'
import type { LoadedQuests } from '../card/quests-store.ts'
import { questStatesNow, useQuestStates } from './quest-lists.ts'

export interface Known {
  readonly loaded: LoadedQuests
  readonly states: StatesByKey
  readonly veiled: ReadonlySet<QuestKey>
}

const noKeys: ReadonlySet<QuestKey> = new Set()

export function useKnown(loaded: LoadedQuests): Known {
  const allTitles = useSettings((state) => state.questTitles)
  const states = useQuestStates(loaded)
  const { graph } = loaded
  return useMemo(
    () => ({ loaded, states, veiled: veiledNow(graph, states, allTitles) }),
    [loaded, graph, states, allTitles],
  )
}

export function knownNow(loaded: LoadedQuests): Known {
  const states = questStatesNow(loaded)
  return {
    loaded,
    states,
    veiled: veiledNow(loaded.graph, states, useSettings.getState().questTitles),
  }
}

function veiledNow(graph: QuestGraph, states: StatesByKey, allTitles: boolean) {
  return allTitles ? noKeys : veiledQuests(graph, states)
}
