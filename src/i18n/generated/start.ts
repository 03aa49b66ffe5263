// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface StartMessages {
  readonly chunkMissing: string
}

export const start: Sentences = {
 "chunkMissing": "This part of the map could not be loaded. Check your connection and reload; your marks are safe in this browser."
}
