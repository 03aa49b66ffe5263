import { manifestMessages } from '../../src/messages/manifest-messages.ts'
import { english, speak, type Language } from '../../src/messages/language/spoken.ts'

/** What search engines are told of a page that shows a world. @param summary the world's, in that language */
export function pageDescription(summary: string, language: Language = english): string {
  speak(language)
  const description = manifestMessages.page(summary)
  speak(english)
  return description
}

/** What stands on a page that shows a world for as long as its first script has not run. */
export function notStarted(language: Language = english): string {
  speak(language)
  const sentence = manifestMessages.notStarted
  speak(english)
  return sentence
}
