import { laterMessages } from '../../messages/later-messages.ts'
import { languages } from '../../messages/language/languages.ts'
import { useLanguage } from '../../messages/language/use-language.ts'
import { pageLanguages } from '../../stores/languages/language-file.ts'
import { chooseLanguage, usePageLanguage } from '../../stores/languages/page-language.ts'
import { Choice } from '../../ui/fields/choice.tsx'
import { showFailure } from '../../ui/toasts/toasts.tsx'

const names: Readonly<Record<string, { readonly name: string }>> = {
  en: { name: 'English' },
  ...languages,
}

/** The language of the page: chosen, it is spoken as soon as it is there. */
export function LanguageChoice() {
  const spoken = useLanguage()
  const loading = usePageLanguage((state) => state.loading)
  const known = pageLanguages()
  if (known.length === 1) return null
  return (
    <Choice
      label={laterMessages.settings.language}
      value={loading ?? spoken}
      onChange={(lang) => void choose(lang)}
    >
      {known.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {`${names[lang]?.name ?? lang}${lang === loading ? '…' : ''}`}
        </option>
      ))}
    </Choice>
  )
}

async function choose(lang: string): Promise<void> {
  if (!(await chooseLanguage(lang)))
    showFailure({ title: () => laterMessages.settings.languageFailed })
}
