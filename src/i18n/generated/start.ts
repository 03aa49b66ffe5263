// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface StartMessages {
  readonly chunkMissing: string
  readonly progressSafe: string
  readonly errorFallback: {
    readonly title: string
    readonly share: string
    readonly copy: string
    readonly copied: string
    readonly reload: string
    readonly details: string
  }
}

export const startMessages = defineMessages<StartMessages>('start', {
 "chunkMissing": "Couldn’t load this part of the map. Check your connection and reload.",
 "progressSafe": "Your progress is safe in this browser.",
 "errorFallback": {
  "title": "Something went wrong.",
  "share": "It would be helpful if you share this error with the admin!",
  "copy": "Copy error",
  "copied": "Copied",
  "reload": "Reload",
  "details": "Error details"
 }
})
