import { credits } from '../messages/en/pages/credits.ts'
import { TextPage } from './text-page.tsx'

export function CreditsPage() {
  return <TextPage text={credits} />
}
