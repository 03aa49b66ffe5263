import { termsText } from '../i18n/pages/terms.ts'
import { useGame } from '../stores/world/localized-game.ts'
import { TextPage } from './text-page.tsx'

export function TermsPage() {
  return <TextPage text={termsText(useGame())} />
}
