import { useEffect, useState } from 'react'
import type { Place } from '../../../world/names/world-names.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { openJournalAt } from '../journal-view.ts'
import { useKnown } from '../known.ts'
import { isOpenTo } from '../model/quest-states.ts'
import { openQuestLists } from '../open-quest-lists.ts'
import { useQuests, type LoadedQuests } from '../../card/quests-store.ts'

interface HereProps {
  readonly settlement: Place
}

/** False until a card has shown this row, because the first card appears before this script is loaded. */
let isAtHand = false

/** Row that counts a settlement's quests and opens them in the journal. Empty if the quests can't be loaded. */
export function QuestsHere({ settlement }: HereProps) {
  const { loaded } = useQuests()
  // A card that appears before its quests reserves the row's height, because moving rows get pressed by mistake.
  const [keepsRow] = useState(() => loaded === null || !isAtHand)
  useEffect(() => {
    isAtHand = true
    void openQuestLists()
  }, [])
  return (
    <div className={classNames(keepsRow && 'min-h-13')}>
      {loaded && <Here settlement={settlement} loaded={loaded} />}
    </div>
  )
}

function Here({ settlement, loaded }: HereProps & { readonly loaded: LoadedQuests }) {
  const { places } = useWorld()
  const { states } = useKnown(loaded)
  const off = useSettings((state) => state.questPartsOff)
  const place = places.indexOf(settlement)
  const here = loaded.own.quests.filter(
    (quest) => quest.place === place && !off.includes(quest.part),
  )
  if (here.length === 0) return null
  const open = here.filter((quest) => isOpenTo(loaded.graph, states, quest)).length
  const done = here.filter(({ key }) => states.get(key) === 'done').length
  const texts = laterMessages.quests
  return (
    <div className="px-4 pb-2">
      <button
        type="button"
        onClick={() => openJournalAt(place)}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 py-1 text-left hover:bg-raised"
      >
        <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium break-words">{texts.here}</span>{' '}
          <span className="text-sm text-vellum-soft tabular">{texts.hereTally(open, done)}</span>
        </span>
        <Icon name="chevron" className="size-4 -rotate-90 text-vellum-soft" />
      </button>
    </div>
  )
}
