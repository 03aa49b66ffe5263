import { marksForQuest, questStates, type QuestState } from '../../../records/quest-mark.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { useProgress } from '../../progress/progress.ts'
import type { Known } from '../known.ts'
import { lostWith } from '../model/quest-states.ts'
import type { Quest } from '../../../world/quest.ts'
import { titleOf } from '../quest-words.ts'
import { showNote } from '../../../ui/toasts/toasts.tsx'
import { joinList } from '../../../i18n/compose/first-sentences.ts'

const icons: Readonly<Record<QuestState, IconName>> = {
  'under-way': 'compass',
  failed: 'close',
  done: 'check',
}

export function StateButtons({
  quest,
  known,
  title,
}: {
  quest: Quest
  known: Known
  title: string
}) {
  const state = known.states.get(quest.key)
  return (
    <div role="group" aria-label={laterMessages.quests.state(title)} className="flex shrink-0">
      {questStates.map((each) => (
        <button
          key={each}
          type="button"
          {...rovingStop}
          aria-pressed={state === each}
          aria-label={laterMessages.quests.states[each]}
          title={laterMessages.quests.states[each]}
          onClick={() => setState(quest, state === each ? null : each, known)}
          className={classNames(
            'flex size-11 items-center justify-center rounded-md',
            state === each ? 'bg-gold text-ink' : 'text-vellum-soft hover:bg-raised',
          )}
        >
          <Icon name={icons[each]} />
        </button>
      ))}
    </div>
  )
}

const mostNamed = 5

/** Sets a quest's state. Only warns, and never blocks, if the quest makes others fail. */
export function setState(quest: Quest, state: QuestState | null, known: Known): void {
  const { loaded, states, veiled } = known
  const lost = state === 'under-way' ? lostWith(loaded.graph, states, quest) : []
  const { act, marks } = useProgress.getState()
  act({ kind: 'quest', marks: marksForQuest(marks, quest.id, state) })
  if (lost.length === 0) return
  const named = lost.filter(({ key }) => !veiled.has(key)).slice(0, mostNamed)
  showNote('quests', {
    title: () => laterMessages.quests.lost(lost.length),
    detail: () =>
      joinList(named.map((one) => titleOf(loaded, one))) + (lost.length > named.length ? ' …' : ''),
  })
}
