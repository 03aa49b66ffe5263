import type { LandWords } from '../../domain/land/geography.ts'
import { messages } from '../../messages/messages.ts'
import { useSpokenNames } from '../../stores/languages/spoken-names.ts'
import { wordsOf } from './words-of.ts'

/** What is written on the land in the language of the page, none in English: the same as long as its names are. */
export function landWords(): LandWords | undefined {
  const { names } = useSpokenNames.getState()
  return names && wordsOf(names, messages.map.compassNorth)
}
