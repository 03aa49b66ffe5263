import { laterMessages } from '../../messages/later-messages.ts'
import { messages } from '../../messages/messages.ts'
import { isOfNewerVersion, missingSentence } from '../../stores/languages/failed-language.ts'
import { preferredHere } from '../../stores/languages/page-language.ts'
import { changeOver } from '../../stores/offline/offline.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import { showFailure } from '../../ui/toasts/toasts.tsx'

/** Says why the page did not begin in its reader's language. */
export async function sayBegunInEnglish(): Promise<void> {
  const lang = preferredHere()
  if (await isOfNewerVersion(lang)) return sayNewer()
  const own = await missingSentence(lang).catch(() => undefined)
  showFailure({ title: () => own ?? laterMessages.settings.languageMissing })
  return undefined
}

/** Says why a language is not spoken that was chosen. What only a newer version has is spoken after the change to it. */
export async function sayNotChosen(lang: string): Promise<void> {
  if (!(await isOfNewerVersion(lang)))
    return showFailure({ title: () => laterMessages.settings.languageFailed })
  useSettings.setState({ language: lang })
  return sayNewer()
}

function sayNewer(): void {
  showFailure({
    title: () => laterMessages.settings.languageNewer,
    action: { label: () => messages.update.reload, run: () => void changeOver() },
  })
}
