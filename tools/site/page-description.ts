import { manifestMessages } from '../../src/i18n/generated/manifest.ts'
import { english, setLocale, type Locale } from '../../src/i18n/language/locale.ts'

/**
 * Returns the description of a world's page for search engines. @param summary The world's summary in that language.
 */
export function pageDescription(summary: string, language: Locale = english): string {
  setLocale(language)
  const description = manifestMessages.manifest.page(summary)
  setLocale(english)
  return description
}

/** Returns the sentence for a page without JavaScript. It stays in English, since only scripts can translate it. */
export function needsScript(): string {
  return manifestMessages.manifest.needsScript
}

/** Returns the sentence for a page opened as a file, for which the browser loads no other language. */
export function needsServer(): string {
  return manifestMessages.manifest.needsServer
}

/** Returns the sentence that a world's page shows until its first script has run. */
export function notStarted(language: Locale = english): string {
  setLocale(language)
  const sentence = manifestMessages.manifest.notStarted
  setLocale(english)
  return sentence
}
