import { fetchFile } from '../../platform/failed-request.ts'
import { failureOf } from '../../i18n/compose/failure.ts'
import { useMemo } from 'react'
import { assetUrl } from '../../platform/environment.ts'
import { pageWorld, siteWorlds } from '../../platform/page-world.ts'
import { discoveredIds, type Marks } from '../../records/mark.ts'
import { readQuestStates, type QuestState } from '../../records/quest-mark.ts'
import { firstPlaythrough } from '../../storage/names.ts'
import { readPersistedPlaythroughs } from '../progress/playthroughs/playthroughs.ts'
import { nameOnScreen, useProgress } from '../progress/progress.ts'
import { peekDiscovered, peekPlaythroughs } from '../progress/storage/peek-playthrough.ts'
import { loadWorldTitle } from '../worlds/other-worlds.ts'
import type { StatesByKey } from './model/quest-states.ts'
import { questGraph } from '../../world/quest-graph.ts'
import { useQuests, type LoadedQuests } from '../card/quests-store.ts'
import { decodeQuests, type QuestList } from '../../world/quest-file.ts'
import { questKey, type QuestKey } from '../../world/quest.ts'

/** Timeout in ms, long enough for a bad mobile connection. */
const patience = 30_000

let loading: Promise<void> | undefined

export async function loadQuests(): Promise<void> {
  if (useQuests.getState().loaded) return
  loading ??= fetchAll()
    .then(
      (loaded) => useQuests.setState({ loaded, failed: null }),
      (error: unknown) => useQuests.setState({ failed: failureOf(error) }),
    )
    .finally(() => {
      loading = undefined
    })
  await loading
}

async function fetchAll(): Promise<LoadedQuests> {
  const own = await fetchList(pageWorld().id)
  const named = own.quests.flatMap(({ after, excludes }) => [...after, ...excludes])
  const known = [siteWorlds.home, ...siteWorlds.others]
  const worlds = [...new Set(named.map((key) => key.slice(0, key.indexOf(':'))))]
  const wanted = worlds.filter((world) => world !== own.world && known.includes(world))
  // The list of another world may be missing without a connection. The page then leaves out that world's quests.
  const fetched = await Promise.all(
    wanted.map((world) => fetchList(world).catch((): QuestList | null => null)),
  )
  const others = fetched.filter((list) => list !== null)
  const worldTitles = await Promise.all(
    others.map(async ({ world }): Promise<[string, string]> => [
      world,
      await loadWorldTitle(world),
    ]),
  )
  const lists = [own, ...others]
  return {
    own,
    others,
    worldTitles: new Map(worldTitles),
    graph: questGraph(lists.flatMap(({ quests }) => quests)),
    titles: new Map(lists.flatMap(({ titles }) => [...titles])),
  }
}

async function fetchList(world: string): Promise<QuestList> {
  return fetchFile(assetUrl(`data/${world}/quests.json`), patience, (input) =>
    decodeQuests(input, world),
  )
}

/** Returns the player's quest states. Other worlds contribute the playthrough with the same name. */
export function useQuestStates({ others }: LoadedQuests): StatesByKey {
  const marks = useProgress((state) => state.marks)
  const playthrough = useProgress((state) => state.playthrough)
  return useMemo(() => statesIn(marks, playthrough, others), [marks, playthrough, others])
}

export function questStatesNow({ others }: LoadedQuests): StatesByKey {
  const { marks, playthrough } = useProgress.getState()
  return statesIn(marks, playthrough, others)
}

function statesIn(marks: Marks, playthrough: string, others: readonly QuestList[]): StatesByKey {
  const states = new Map<QuestKey, QuestState>()
  const put = (world: string, ids: readonly number[]) => {
    for (const [quest, state] of readQuestStates(ids)) states.set(questKey(world, quest), state)
  }
  put(pageWorld().id, discoveredIds(marks))
  for (const { world } of others) put(world, elsewhere(world, playthrough))
  return states
}

/** Reads another world's marks of the playthrough with the same name. The two first ones match under any name. */
function elsewhere(id: string, playthrough: string): readonly number[] {
  const world = { id, home: id === siteWorlds.home }
  const { playthroughs = [] } = readPersistedPlaythroughs(peekPlaythroughs(world))
  const name = nameOnScreen()
  const same = playthroughs.find((each) => !each.deleted && name !== '' && each.name === name)
  if (!same && playthrough !== firstPlaythrough) return []
  return peekDiscovered(same?.id ?? firstPlaythrough, world) ?? []
}
