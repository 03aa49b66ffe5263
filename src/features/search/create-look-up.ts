import { lookUp, type FoundQuest } from './model/look-up.ts'
import { SearchIndex } from './model/search-index.ts'
import type { Spellings } from '../../core/world/names/world-names.ts'
import type { World } from '../../core/world/world.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { isNameKnown } from '../progress/known-names.ts'
import { loadTreasureMaps } from '../treasure-maps/load-treasure-maps.ts'
import { askedMap } from '../treasure-maps/model/asked-map.ts'
import type { TreasureMap } from '../treasure-maps/model/treasure-map.ts'
import type { LookUp } from './load-look-up.ts'
import { questSearch } from './quest-search.ts'

/** The search over a world, with its index. @param spellings how its settlements are written in other languages */
export function createLookUp(world: World, spellings: Spellings): LookUp {
  const index = new SearchIndex(world.markers, world.types, isNameKnown, world.words, world)
  const between = laterMessages.search.between.split(' ')
  return async (text, from, signal) => {
    const map = await mapCalled(text, world)
    const chest = world.markers.find(({ id }) => id === map?.chest)
    signal.throwIfAborted()
    if (map && chest) return { places: [chest], settlements: [], types: [], map }
    const [found, quests] = await Promise.all([
      lookUp(text, world, index, { from, between, spellings, rest: nextTask, signal }),
      world.hasQuests ? questsCalled(text) : [],
    ])
    return quests.length > 0 ? { ...found, quests } : found
  }
}

/** Milliseconds for which places wait for quests whose file is still on its way: the next search has them. */
const patience = 1000

async function questsCalled(text: string): Promise<readonly FoundQuest[]> {
  const late = new Promise<readonly FoundQuest[]>((resolve) => {
    setTimeout(() => resolve([]), patience)
  })
  const found = async () => (await questSearch.load?.())?.findQuests(text) ?? []
  return Promise.race([late, found().catch(() => [])])
}

/** The treasure map that a text names by its number. */
async function mapCalled(text: string, world: World): Promise<TreasureMap | undefined> {
  const number = askedMap(text, laterMessages.treasureMaps)
  if (number === undefined) return undefined
  return (await loadTreasureMaps(world)).find((map) => map.number === number)
}

/** Lets the page draw and answer before the search goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
