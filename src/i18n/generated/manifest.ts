// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface ManifestMessages {
  readonly manifest: {
    readonly description: (summary: string | number) => string
    readonly page: (summary: string | number) => string
    readonly notStarted: string
    readonly needsScript: string
    readonly needsServer: string
    readonly shortcut: (title: string | number, game: string | number) => string
  }
}

export const manifestMessages = defineMessages<ManifestMessages>('manifest', {
 "manifest": {
  "description": [
   "Find, filter and check off ",
   [
    0
   ],
   ", online or offline."
  ],
  "page": [
   "Find, filter and check off ",
   [
    0
   ],
   " on a map drawn in your browser. No login, no tracking, and your progress is safe."
  ],
  "notStarted": "The map couldn’t start. It needs JavaScript and Chrome or Edge 109, Firefox 115, Safari 16.4 or newer. Reload the page or open it in a newer browser.",
  "needsScript": "The map needs JavaScript. Switch it on for this site and reload the page.",
  "needsServer": "The map can’t run from a file: it needs a web server. In the project’s folder, run npm start and open the address that it shows.",
  "shortcut": [
   [
    0
   ],
   " (",
   [
    1
   ],
   ")"
  ]
 }
})
