import { laterMessages } from '../i18n/generated/later.ts'
import { messages } from '../i18n/generated/first.ts'
import { isOfNewerVersion, missingSentence } from './failed-language.ts'
import { preferredHere } from '../features/languages/page-language.ts'
import { changeOver } from '../features/offline/offline.ts'
import { useSettings } from '../features/settings/settings.ts'
import { showFailure } from '../ui/toasts/toasts.tsx'

/** Says why the page did not begin in its reader's language. */
export async function notifyBegunInEnglish(): Promise<void> {
  const lang = preferredHere()
  if (await isOfNewerVersion(lang)) return notifyNewer()
  const own = await missingSentence(lang).catch(() => undefined)
  showFailure({ title: () => own ?? laterMessages.settings.languageMissing })
  return undefined
}

/** Says why a language was not set that was chosen. What only a newer version has is set after the change to it. */
export async function notifyNotChosen(lang: string): Promise<void> {
  if (!(await isOfNewerVersion(lang)))
    return showFailure({ title: () => laterMessages.settings.languageFailed })
  useSettings.setState({ language: lang })
  return notifyNewer()
}

function notifyNewer(): void {
  showFailure({
    title: () => laterMessages.settings.languageNewer,
    action: { label: () => messages.update.reload, run: () => void changeOver() },
  })
}
