import { useEffect, useMemo } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { useProgressView } from '../../progress/progress-view.ts'
import { useSettings } from '../../settings/settings.ts'
import { veiledQuests } from '../model/quest-graph.ts'
import type { QuestKey } from '../model/quest.ts'
import { loadQuests, useQuestLists, useQuestStates, type LoadedQuests } from '../quest-lists.ts'
import { Journal } from './journal.tsx'
import { QuestDetails } from './quest-details.tsx'

const noKeys: ReadonlySet<QuestKey> = new Set()

/** The journal of quests, or one of them, in place of the rest of the tab. */
export function QuestsPart() {
  const { loaded, failed } = useQuestLists()
  useLocale()
  useEffect(() => void loadQuests(), [])
  if (loaded) return <Loaded loaded={loaded} />
  if (!failed) return <p role="status">{laterMessages.quests.loading}</p>
  return (
    <>
      <p role="alert">{laterMessages.quests.failed}</p>
      <Button className="justify-self-start" onClick={() => void loadQuests()}>
        {laterMessages.routes.retry}
      </Button>
      <Button className="justify-self-start" onClick={leave}>
        {laterMessages.progress.back}
      </Button>
    </>
  )
}

function leave(): void {
  useProgressView.setState({ quests: null })
}

function Loaded({ loaded }: { readonly loaded: LoadedQuests }) {
  const open = useProgressView((state) => state.quests)
  const allTitles = useSettings((state) => state.questTitles)
  const states = useQuestStates(loaded)
  const { graph, own } = loaded
  const veiled = useMemo(
    () => (allTitles ? noKeys : veiledQuests(graph, states)),
    [graph, states, allTitles],
  )
  const quest =
    typeof open === 'object' && open ? own.quests.find(({ key }) => key === open.key) : undefined
  const known = { loaded, states, veiled }
  return quest ? (
    <QuestDetails key={quest.key} quest={quest} known={known} />
  ) : (
    <Journal known={known} />
  )
}
