import { joinFacts } from '../../i18n/compose/first-sentences.ts'
import type { FoundQuest } from '../search/model/look-up.ts'
import { useSettings } from '../settings/settings.ts'
import { worldNow } from '../worlds/use-world-load.ts'
import { knownNow } from './known.ts'
import { openQuestLists } from './open-quest-lists.ts'
import { isCalled, sectionOf, startOf } from './model/journal.ts'
import { useQuests } from '../card/quests-store.ts'
import { beginsWords, sectionTitle, titleOf } from './quest-words.ts'

/** Returns the quests whose visible titles hold every word of a text. Empty if the quests can't be loaded. */
export async function findQuests(text: string): Promise<readonly FoundQuest[]> {
  await openQuestLists()
  const { loaded } = useQuests.getState()
  const world = worldNow()
  if (!loaded || !world) return []
  const { states, veiled } = knownNow(loaded)
  const off = useSettings.getState().questPartsOff
  return loaded.own.quests
    .filter(({ key, part }) => !veiled.has(key) && !off.includes(part))
    .filter((quest) => isCalled(titleOf(loaded, quest), text))
    .map((quest) => {
      const { id, key } = quest
      const start = startOf(quest, world.places)
      return {
        id,
        title: titleOf(loaded, quest),
        detail: joinFacts([sectionTitle(sectionOf(quest), loaded), beginsWords(quest, world)]),
        done: states.get(key) === 'done',
        ...(start && { start }),
      }
    })
}

export { openQuest } from './journal-view.ts'
