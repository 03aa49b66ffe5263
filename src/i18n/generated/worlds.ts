// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface WorldsMessages {
  readonly worlds: {
    readonly title: string
    readonly close: string
    readonly loading: string
    readonly failed: string
    readonly retry: string
    readonly found: (found: number, all: number) => string
    readonly places: (all: number) => string
    readonly present: string
    readonly cached: string
    readonly titleAndId: (title: string | number, id: string | number) => string
  }
}

export const worlds: Sentences = {
 "worlds": {
  "title": "Worlds",
  "close": "Close",
  "loading": "Unrolling the list…",
  "failed": "The list of worlds could not be loaded. Check your connection and try again.",
  "retry": "Retry",
  "found": [
   [
    0,
    1
   ],
   " of ",
   [
    1,
    1
   ],
   " found"
  ],
  "places": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "place",
     "other": "places"
    }
   ]
  ],
  "present": "On the map",
  "cached": "On this device",
  "titleAndId": [
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
}
