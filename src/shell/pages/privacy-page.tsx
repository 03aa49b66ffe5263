import { privacyText } from '../../i18n/pages/privacy.ts'
import { firstPlaythrough, progressNames } from '../../storage/names.ts'
import { pageWorld } from '../../core/page-world.ts'
import { TextPage } from './text-page.tsx'

export function PrivacyPage() {
  const { database } = progressNames({ world: pageWorld(), playthrough: firstPlaythrough })
  return <TextPage text={privacyText(database)} />
}
