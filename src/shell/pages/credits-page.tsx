import { credits as worlds } from 'virtual:world-credits'
import { creditsText } from '../../i18n/pages/credits.ts'
import { useGame } from '../../features/worlds/localized-game.ts'
import { TextPage } from './text-page.tsx'

export function CreditsPage() {
  return <TextPage text={creditsText(useGame(), worlds)} />
}
