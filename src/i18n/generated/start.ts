// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface StartMessages {
  readonly chunkMissing: string
}

export const startMessages = defineMessages<StartMessages>('start', {
 "chunkMissing": "Couldn’t load this part of the map. Check your connection and reload. Your progress is safe in this browser."
})
