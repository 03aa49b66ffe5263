// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface StartMessages {
  readonly chunkMissing: string
}

export const startMessages = defineMessages<StartMessages>('start', {
 "chunkMissing": "This part of the map could not be loaded. Check your connection and reload; your marks are safe in this browser."
})
