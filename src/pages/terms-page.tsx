import { termsText } from '../messages/pages/terms.ts'
import { useGame } from '../stores/world/spoken-game.ts'
import { TextPage } from './text-page.tsx'

export function TermsPage() {
  return <TextPage text={termsText(useGame())} />
}
