import { messages } from '../generated/first.ts'

/** How much a search found. @param own of the player's pins and notes */
export function foundWords(amount: number, own = 0): string {
  const { found, foundOwn, foundBoth } = messages.search
  if (own === 0) return found(amount)
  return amount === 0 ? foundOwn(own) : foundBoth(amount, own)
}

/** What to try where nothing was found. @param example a type of place of this world, if it has one that tells */
export function nothingHint(example: string | undefined): string {
  const { nothingHint: hint, nothingHintSuchAs } = messages.search
  return example ? nothingHintSuchAs(example) : hint
}
