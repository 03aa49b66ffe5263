import { failureText } from '../../../i18n/compose/failure.ts'
import { useEffect } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useLocale } from '../../../i18n/language/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { usePanelView } from '../../progress/panel-view.ts'
import { useKnown } from '../known.ts'
import { openQuestLists } from '../open-quest-lists.ts'
import { useQuests, type LoadedQuests } from '../../card/quests-store.ts'
import { Journal } from './journal.tsx'

export { openQuestLists } from '../open-quest-lists.ts'

export function QuestsPart() {
  const { loaded } = useQuests()
  useLocale()
  useEffect(() => void openQuestLists(), [])
  if (loaded) return <Loaded loaded={loaded} />
  return (
    <>
      <NotLoaded />
      <Button
        className="justify-self-start"
        onClick={() => usePanelView.setState({ quests: false })}
      >
        {laterMessages.progress.back}
      </Button>
    </>
  )
}

export function NotLoaded() {
  const { failed } = useQuests()
  if (!failed) return <p role="status">{laterMessages.quests.loading}</p>
  return (
    <>
      <p role="alert">{failureText(failed, laterMessages.quests.failed)}</p>
      <Button className="justify-self-start" onClick={() => void openQuestLists()}>
        {laterMessages.routes.retry}
      </Button>
    </>
  )
}

function Loaded({ loaded }: { readonly loaded: LoadedQuests }) {
  return <Journal known={useKnown(loaded)} />
}
