// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface FilterOverrideMessages {
  readonly filterOverride: {
    readonly filters: string
    readonly filtersShown: string
    readonly filtersHint: string
    readonly keep: string
    readonly drop: string
    readonly friends: string
    readonly isolated: (title: string) => string
    readonly isolatedUntitled: string
    readonly isolateThisKind: string
    readonly backToAll: string
    readonly outOfSight: (amount: number) => string
    readonly isolatedAmount: (title: string, shown: number, total: number) => string
    readonly showing: (shown: number, total: number) => string
    readonly shown: string
    readonly shortcuts: string
    readonly stillToFind: string
    readonly undone: string
  }
}

export const filterOverride: Sentences = {
 "filterOverride": {
  "filters": "Filters of a link",
  "filtersShown": "Showing the filters of a link.",
  "filtersHint": "Your own are safe; what you change here is not kept until you say so.",
  "keep": "Keep these",
  "drop": "Back to mine",
  "friends": "A friend’s view.",
  "isolated": [
   "Only ",
   [
    0,
    2
   ]
  ],
  "isolatedUntitled": "Your choice",
  "isolateThisKind": "Only this kind",
  "backToAll": "Back to all that was shown",
  "outOfSight": [
   "Show ",
   [
    0,
    1
   ],
   " out of sight"
  ],
  "isolatedAmount": [
   "Only ",
   [
    0,
    2
   ],
   ": ",
   [
    1,
    1
   ],
   " of ",
   [
    2,
    1
   ]
  ],
  "showing": [
   "Showing ",
   [
    0,
    1
   ],
   " of ",
   [
    1,
    1
   ]
  ],
  "shown": "What is shown",
  "shortcuts": "Quick filters",
  "stillToFind": "Still to find",
  "undone": "Undone: the filters are as they were"
 }
}
