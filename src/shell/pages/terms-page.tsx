import { termsText } from '../../i18n/pages/terms.ts'
import { useGame } from '../../features/worlds/localized-game.ts'
import { TextPage } from './text-page.tsx'

export function TermsPage() {
  return <TextPage text={termsText(useGame())} />
}
