import { termsText } from '../messages/pages/terms.ts'
import { aboutGame } from '../stores/world/page-world.ts'
import { TextPage } from './text-page.tsx'

export function TermsPage() {
  return <TextPage text={termsText(aboutGame())} />
}
