// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/spoken.ts'

export interface StartMessages {
  readonly partMissing: string
}

export const start: Sentences = {
 "partMissing": "This part of the map could not be loaded. Check your connection and reload; your marks are safe in this browser."
}
