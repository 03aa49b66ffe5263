import { manifestMessages } from '../../src/messages/manifest-messages.ts'
import { english, speak, type Language } from '../../src/messages/language/spoken.ts'

/** What search engines are told of a page that shows a world. @param summary the world's, in that language */
export function pageDescription(summary: string, language: Language = english): string {
  speak(language)
  const description = manifestMessages.page(summary)
  speak(english)
  return description
}
