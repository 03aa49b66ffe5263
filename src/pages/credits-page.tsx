import { credits } from '../messages/en/credits.ts'
import { TextPage } from './text-page.tsx'

export function CreditsPage() {
  return <TextPage text={credits} />
}
