import { privacy } from '../messages/en/privacy.ts'
import { TextPage } from './text-page.tsx'

export function PrivacyPage() {
  return <TextPage text={privacy} />
}
