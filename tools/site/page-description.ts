import { manifestMessages } from '../../src/i18n/generated/manifest.ts'
import { english, setLocale, type Locale } from '../../src/i18n/language/locale.ts'

/** What search engines are told of a page that shows a world. @param summary the world's, in that language */
export function pageDescription(summary: string, language: Locale = english): string {
  setLocale(language)
  const description = manifestMessages.manifest.page(summary)
  setLocale(english)
  return description
}

/** What stands on a page that shows a world if scripts are switched off. No script can translate the sentence. */
export function needsScript(): string {
  return manifestMessages.manifest.needsScript
}

/** What stands on a page that was opened as a file, for which the browser fetches no other language. */
export function needsServer(): string {
  return manifestMessages.manifest.needsServer
}

/** What stands on a page that shows a world for as long as its first script has not run. */
export function notStarted(language: Locale = english): string {
  setLocale(language)
  const sentence = manifestMessages.manifest.notStarted
  setLocale(english)
  return sentence
}
