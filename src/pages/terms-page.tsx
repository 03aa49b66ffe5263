import { terms } from '../messages/en/pages/terms.ts'
import { TextPage } from './text-page.tsx'

export function TermsPage() {
  return <TextPage text={terms} />
}
