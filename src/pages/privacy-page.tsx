import { privacyText } from '../i18n/pages/privacy.ts'
import { firstPlaythrough, progressNames } from '../stores/persistence/names.ts'
import { pageWorld } from '../stores/world/page-world.ts'
import { TextPage } from './text-page.tsx'

export function PrivacyPage() {
  const { database } = progressNames({ world: pageWorld(), playthrough: firstPlaythrough })
  return <TextPage text={privacyText(database)} />
}
