import { laterMessages } from '../../i18n/generated/later.ts'
import { currentLocale, onLocaleChange } from '../../i18n/language/locale.ts'
import { discoveredIds } from '../../records/mark.ts'
import { readQuestMark } from '../../records/quest-mark.ts'
import { isAnythingAlone, useFilterOverride } from '../filters/shown-filters.ts'
import { useProgress } from '../progress/progress.ts'
import { useSettings } from '../settings/settings.ts'
import { knownNow } from './known.ts'
import { questStarts } from './model/starts.ts'
import { loadQuests } from './quest-lists.ts'
import { useQuests } from '../card/quests-store.ts'
import { titleOf } from './quest-words.ts'

let isKept = false

/** Loads the quests on the first call or after a failure. From then on the map's starts of quests stay up to date. */
export function openQuestLists(): Promise<void> {
  if (!isKept) {
    isKept = true
    keepStarts()
  }
  return loadQuests()
}

function keepStarts(): void {
  let last: readonly unknown[] = []
  const update = () => {
    const inputs = startInputs()
    // Updating the starts redraws all icons, so ignore changes that don't affect them, such as marks on markers.
    if (inputs.length === last.length && inputs.every((input, index) => input === last[index]))
      return
    last = inputs
    useQuests.setState({ starts: startsNow() })
  }
  for (const store of [useQuests, useProgress, useSettings, useFilterOverride])
    store.subscribe(update)
  onLocaleChange(update)
  update()
}

function startInputs(): readonly unknown[] {
  const { marks, playthrough } = useProgress.getState()
  const { questTitles, questPartsOff, questsOnMap } = useSettings.getState()
  return [
    useQuests.getState().loaded,
    discoveredIds(marks)
      .filter((id) => readQuestMark(id))
      .join(),
    playthrough,
    questTitles,
    questPartsOff,
    questsOnMap,
    useFilterOverride.getState().override,
    currentLocale(),
  ]
}

function startsNow() {
  const { loaded } = useQuests.getState()
  if (!loaded) return null
  const { states, veiled } = knownNow(loaded)
  const { questPartsOff, questsOnMap } = useSettings.getState()
  const { kind, kindNear } = laterMessages.quests
  return questStarts({
    quests: loaded.own.quests,
    states,
    veiled,
    off: questPartsOff,
    titleOf: (quest) => titleOf(loaded, quest),
    kinds: { exact: kind, rough: kindNear },
    // Starts would be out of place while the map shows only what the player, or a link, has isolated.
    shown: questsOnMap && !isAnythingAlone(),
  })
}
