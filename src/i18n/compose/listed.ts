import { messages } from '../generated/first.ts'

/** What may be there to be said. */
type Words = readonly (string | false | null | undefined)[]

/** Several things, or facts about one, as the language lists them; what is empty is left out. */
export function listed(words: Words): string {
  return joined(words, messages.listed)
}

/** Things that are told of one another's side; what is empty is left out. */
export function besideEachOther(words: Words): string {
  return joined(words, messages.besideEachOther)
}

/** Whole sentences, one after the other; what is empty is left out. */
export function inSuccession(sentences: Words): string {
  return joined(sentences, messages.inSuccession)
}

function joined(words: Words, join: (before: string, next: string) => string): string {
  return words.reduce<string>((all, word) => {
    if (!word) return all
    return all === '' ? word : join(all, word)
  }, '')
}
