import { credits as worlds } from 'virtual:world-credits'
import { creditsText } from '../messages/pages/credits.ts'
import { aboutGame } from '../stores/world/page-world.ts'
import { TextPage } from './text-page.tsx'

export function CreditsPage() {
  return <TextPage text={creditsText(aboutGame(), worlds)} />
}
