import { messages } from '../messages.ts'

/** Several things, or facts about one, as the language lists them; what is empty is left out. */
export function listed(words: readonly (string | undefined)[]): string {
  return words
    .filter((word) => word !== undefined && word !== '')
    .reduce<string>((list, word = '') => (list === '' ? word : messages.listed(list, word)), '')
}
