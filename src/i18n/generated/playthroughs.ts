// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface PlaythroughsMessages {
  readonly playthroughs: {
    readonly title: string
    readonly hint: string
    readonly new: string
    readonly unnamed: string
    readonly shown: string
    readonly tally: (found: number, total: number) => string
    readonly switch: string
    readonly switchLabel: (name: string) => string
    readonly rename: string
    readonly renameLabel: (name: string) => string
    readonly copy: string
    readonly copyLabel: (name: string) => string
    readonly delete: string
    readonly deleteLabel: (name: string) => string
    readonly deleted: string
    readonly bringBack: string
    readonly bringBackLabel: (name: string) => string
    readonly forGood: string
    readonly forGoodLabel: (name: string) => string
    readonly forGoodTitle: string
    readonly forGoodQuestion: (name: string) => string
    readonly forGoodText: string
    readonly name: string
    readonly firstName: string
    readonly newName: string
    readonly first: string
    readonly second: string
    readonly copyOf: (name: string | number) => string
    readonly blank: string
    readonly left: (amount: number) => string
    readonly save: string
    readonly make: string
    readonly close: string
    readonly nameTitle: {
      readonly new: string
      readonly rename: string
      readonly copy: string
    }
    readonly deleteTitle: string
    readonly deleteQuestion: (name: string) => string
    readonly deleteText: (found: number, total: number) => string
    readonly deleteUncounted: string
    readonly confirm: string
    readonly cancel: string
    readonly toastDeleted: (name: string) => string
    readonly toastGone: (name: string) => string
    readonly undo: string
    readonly merged: (from: string, into: string) => string
    readonly head: (name: string) => string
    readonly nameless: string
    readonly namelessMarks: (amount: number) => string
    readonly namelessPins: (amount: number) => string
    readonly refused: {
      readonly newer: string
      readonly 'no-room': string
    }
  }
}

export const playthroughs: Sentences = {
 "playthroughs": {
  "title": "Playthroughs",
  "hint": "Each has marks, pins and notes of its own. Filters and settings are shared.",
  "new": "New playthrough…",
  "unnamed": "Unnamed",
  "shown": "On the map",
  "tally": [
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
  "switch": "Switch",
  "switchLabel": [
   "Switch to “",
   [
    0,
    2
   ],
   "”"
  ],
  "rename": "Rename",
  "renameLabel": [
   "Rename “",
   [
    0,
    2
   ],
   "”"
  ],
  "copy": "Copy",
  "copyLabel": [
   "Copy “",
   [
    0,
    2
   ],
   "”"
  ],
  "delete": "Delete",
  "deleteLabel": [
   "Delete “",
   [
    0,
    2
   ],
   "”"
  ],
  "deleted": "Deleted playthroughs",
  "bringBack": "Bring back",
  "bringBackLabel": [
   "Bring back “",
   [
    0,
    2
   ],
   "”"
  ],
  "forGood": "Delete for good",
  "forGoodLabel": [
   "Delete for good: “",
   [
    0,
    2
   ],
   "”"
  ],
  "forGoodTitle": "Delete for good?",
  "forGoodQuestion": [
   "Delete “",
   [
    0,
    2
   ],
   "” for good?"
  ],
  "forGoodText": "Its marks, pins and notes are removed from this device. This cannot be undone.",
  "name": "Name",
  "firstName": "Name of the present one",
  "newName": "Name of the new one",
  "first": "First",
  "second": "Second",
  "copyOf": [
   [
    0
   ],
   " (copy)"
  ],
  "blank": "A playthrough needs a name: write at least one character.",
  "left": [
   [
    0,
    1
   ],
   " left"
  ],
  "save": "Save",
  "make": "Make",
  "close": "Close",
  "nameTitle": {
   "new": "New playthrough",
   "rename": "Rename playthrough",
   "copy": "Copy playthrough"
  },
  "deleteTitle": "Delete playthrough?",
  "deleteQuestion": [
   "Delete “",
   [
    0,
    2
   ],
   "”?"
  ],
  "deleteText": [
   "Its ",
   [
    0,
    1
   ],
   " of ",
   [
    1,
    1
   ],
   " marks, its pins and notes leave the map. It can be brought back here in the settings."
  ],
  "deleteUncounted": "Its marks, pins and notes leave the map. It can be brought back here in the settings.",
  "confirm": "Delete",
  "cancel": "Cancel",
  "toastDeleted": [
   "Deleted: “",
   [
    0,
    2
   ],
   "”"
  ],
  "toastGone": [
   "“",
   [
    0,
    2
   ],
   "” was deleted in another tab"
  ],
  "undo": "Undo",
  "merged": [
   "The file is of “",
   [
    0,
    2
   ],
   "”. It was merged into “",
   [
    1,
    2
   ],
   "”."
  ],
  "head": [
   "Playthrough: “",
   [
    0,
    2
   ],
   "”"
  ],
  "nameless": "Playthroughs without a name",
  "namelessMarks": [
   [
    0,
    {
     "one": [
      [
       0,
       1
      ],
      " mark of a playthrough without a name"
     ],
     "other": [
      [
       0,
       1
      ],
      " marks of a playthrough without a name"
     ]
    }
   ]
  ],
  "namelessPins": [
   [
    0,
    {
     "one": [
      [
       0,
       1
      ],
      " pin or note of a playthrough without a name"
     ],
     "other": [
      [
       0,
       1
      ],
      " pins and notes of a playthrough without a name"
     ]
    }
   ]
  ],
  "refused": {
   "newer": "A newer version of this map keeps your playthroughs. Reload to get that version: until then no other one can be made here.",
   "no-room": "No other playthrough could be kept: the browser’s storage is full, or does not let the page keep anything. None was made, and nothing has changed."
  }
 }
}
