// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface VeilMessages {
  readonly veil: {
    readonly hint: string
    readonly show: string
  }
}

export const veil: Sentences = {
 "veil": {
  "hint": "This place has a name that gives a story away. It is shown when you have found the place.",
  "show": "Show its name"
 }
}
