import type { LandWords } from '../../domain/land/land-words.ts'
import type { WorldNames } from '../../domain/world/world-names.ts'
import { messages } from '../../messages/messages.ts'
import { useSpokenNames } from '../../stores/languages/spoken-names.ts'

let last: { readonly names: WorldNames; readonly words: LandWords } | undefined

/** What is written on the land in the language of the page, none in English: the same as long as its names are. */
export function landWords(): LandWords | undefined {
  const { names } = useSpokenNames.getState()
  if (!names) return undefined
  const north = messages.map.compassNorth
  if (last?.names !== names || last.words.north !== north) {
    const { title, lettering } = names
    last = {
      names,
      words: { north, ...(title !== undefined && { title }), ...(lettering && { lettering }) },
    }
  }
  return last.words
}
