// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface LaterMessages {
  readonly shortcuts: {
    readonly mapMenu: string
    readonly title: string
    readonly close: string
    readonly switch: string
    readonly switchHint: string
    readonly keys: string
    readonly otherKeys: string
    readonly search: string
    readonly panel: string
    readonly next: string
    readonly discovered: string
    readonly list: string
    readonly undo: string
    readonly redo: string
    readonly pan: string
    readonly zoom: string
    readonly lists: string
    readonly choose: string
    readonly menu: string
    readonly removePoint: string
    readonly deletePin: string
    readonly leave: string
    readonly or: string
    readonly arrows: string
    readonly keyNames: {
      readonly home: string
      readonly end: string
      readonly enter: string
      readonly shift: string
      readonly backspace: string
      readonly delete: string
      readonly escape: string
      readonly ctrl: string
    }
  }
  readonly backups: {
    readonly title: string
    readonly open: string
  }
  readonly toasts: {
    readonly marked: (label: string | number) => string
    readonly unmarked: (label: string | number) => string
    readonly markedMany: (amount: number) => string
    readonly unmarkedMany: (amount: number) => string
    readonly uploadFailed: string
    readonly uploadMerged: string
    readonly backupStarted: string
    readonly pinsExported: string
    readonly cleared: string
    readonly restored: (size: string | number) => string
    readonly undone: {
      readonly mark: (label: string | number) => string
      readonly unmark: (label: string | number) => string
      readonly 'mark-many': string
      readonly 'unmark-many': string
      readonly clear: string
      readonly import: string
      readonly restore: string
      readonly pin: string
      readonly 'pin-edit': string
      readonly 'pin-move': string
      readonly 'pin-delete': string
      readonly 'pins-delete': string
      readonly note: string
    }
    readonly nothingToUndo: string
  }
  readonly storage: {
    readonly newer: {
      readonly marks: (marks: number, backedUp: boolean) => string
      readonly changes: (changes: number, backedUp: boolean) => string
      readonly both: (marks: number, changes: number, backedUp: boolean) => string
    }
    readonly retry: string
    readonly dismiss: string
    readonly emptied: {
      readonly marks: (marks: number) => string
      readonly pins: (pins: number) => string
      readonly both: (marks: number, pins: number) => string
    }
    readonly backedUp: {
      readonly empty: string
      readonly never: string
      readonly all: string
      readonly takenIn: string
    }
    readonly keep: string
    readonly startAfresh: string
    readonly problems: {
      readonly blocked: string
      readonly full: string
      readonly 'one-copy': string
      readonly newer: string
      readonly stuck: string
      readonly quarantined: string
      readonly 'copy-quarantined': string
      readonly 'pins-quarantined': string
      readonly 'pins-copy-quarantined': string
      readonly 'settings-full': string
      readonly 'settings-newer': string
      readonly 'settings-stuck': string
      readonly 'settings-quarantined': string
      readonly 'filters-full': string
      readonly 'filters-newer': string
      readonly 'filters-stuck': string
      readonly 'filters-quarantined': string
      readonly 'backup-full': string
      readonly 'backup-newer': string
      readonly 'backup-stuck': string
      readonly 'backup-quarantined': string
      readonly 'playthroughs-full': string
      readonly 'playthroughs-newer': string
      readonly 'playthroughs-stuck': string
      readonly 'playthroughs-quarantined': string
      readonly 'history-full': string
      readonly 'history-newer': string
      readonly 'history-stuck': string
      readonly 'history-quarantined': string
    }
  }
  readonly pins: {
    readonly toasts: {
      readonly moved: (label: string) => string
      readonly deleted: (label: string) => string
      readonly deletedMany: (amount: number) => string
      readonly noteDeleted: string
    }
    readonly glyphs: {
      readonly pin: string
      readonly flag: string
      readonly star: string
      readonly cross: string
      readonly heart: string
      readonly skull: string
      readonly chest: string
      readonly sword: string
      readonly house: string
      readonly herb: string
      readonly question: string
      readonly warning: string
    }
    readonly colours: {
      readonly red: string
      readonly orange: string
      readonly yellow: string
      readonly green: string
      readonly teal: string
      readonly blue: string
      readonly indigo: string
      readonly purple: string
      readonly pink: string
      readonly brown: string
      readonly grey: string
      readonly black: string
    }
    readonly add: string
    readonly editPin: string
    readonly deletePin: string
    readonly editing: (label: string | number) => string
    readonly note: string
    readonly move: string
    readonly moveGroup: string
    readonly moveHint: string
    readonly steps: {
      readonly north: string
      readonly west: string
      readonly south: string
      readonly east: string
    }
    readonly movedTo: (coordinate: string | number) => string
    readonly title: string
    readonly titleHint: string
    readonly noteHint: string
    readonly glyph: string
    readonly colour: string
    readonly left: (amount: number) => string
    readonly save: string
    readonly cancel: string
    readonly discard: {
      readonly title: string
      readonly description: string
      readonly confirm: string
      readonly cancel: string
    }
    readonly list: string
    readonly none: string
    readonly order: string
    readonly orders: {
      readonly distance: string
      readonly title: string
    }
    readonly again: string
    readonly more: string
    readonly pinsList: string
    readonly notesList: string
    readonly deleteAll: string
    readonly deleteAllTitle: string
    readonly deleteAllText: (amount: number) => string
    readonly noteOn: (label: string | number) => string
  }
  readonly search: {
    readonly distance: (distance: string | number) => string
    readonly whereAndFar: (where: string | number, away: string | number) => string
    readonly between: string
    readonly settlements: string
    readonly kinds: string
    readonly moreKinds: (amount: number) => string
    readonly showOnMap: (amount: number) => string
    readonly shownTitle: (searched: string | number) => string
    readonly isolateKind: string
    readonly isolateKindLabel: (type: string | number) => string
  }
  readonly settlement: {
    readonly label: (name: string | number) => string
    readonly places: (amount: number) => string
    readonly services: string
    readonly others: string
    readonly found: (found: number, all: number) => string
    readonly foundLeft: (found: number, all: number, left: number) => string
    readonly tally: (found: number, all: number) => string
    readonly nothing: string
    readonly isolate: string
    readonly list: string
  }
  readonly list: {
    readonly heading: string
    readonly amount: (amount: number) => string
    readonly middle: (where: string | number) => string
    readonly order: string
    readonly orders: {
      readonly kind: string
      readonly distance: string
    }
    readonly ofKind: (amount: number) => string
    readonly kind: (title: string | number, amount: number) => string
    readonly nearest: string
    readonly more: string
    readonly none: string
    readonly noneHint: string
    readonly move: string
    readonly sides: {
      readonly north: string
      readonly west: string
      readonly east: string
      readonly south: string
    }
    readonly closer: string
    readonly farther: string
  }
  readonly settings: {
    readonly title: string
    readonly close: string
    readonly back: string
    readonly markerSize: string
    readonly markerSizeHeading: string
    readonly pixels: (size: number) => string
    readonly basemapStyle: string
    readonly basemapStyles: {
      readonly parchment: {
        readonly name: string
        readonly hint: string
      }
      readonly night: {
        readonly name: string
        readonly hint: string
      }
      readonly plain: {
        readonly name: string
        readonly hint: string
      }
    }
    readonly language: string
    readonly languageFailed: string
    readonly languageNewer: string
    readonly languageMissing: string
    readonly keepNotifications: string
    readonly manage: string
    readonly manageHint: string
    readonly upload: string
    readonly backup: string
    readonly exportPins: string
    readonly fileRefused: string
    readonly clear: string
    readonly earlier: string
    readonly earlierHint: string
    readonly earlierReasons: {
      readonly clear: string
      readonly import: string
      readonly migration: string
      readonly restore: string
    }
    readonly restore: string
    readonly restoreLabel: (size: string | number, reason: string | number) => string
    readonly restoreDated: (size: string | number, reason: string | number, date: string | number) => string
    readonly restoreReasons: {
      readonly clear: string
      readonly import: string
      readonly migration: string
      readonly restore: string
    }
    readonly clearQuestion: string
    readonly clearText: (amount: number) => string
  }
  readonly confirm: {
    readonly title: string
    readonly description: string
    readonly confirm: string
    readonly cancel: string
  }
  readonly offline: {
    readonly preparing: string
    readonly ready: (megabytes: number) => string
    readonly failed: string
    readonly tryAgain: string
    readonly saving: string
    readonly prepare: string
    readonly cacheAll: (megabytes: number) => string
    readonly allCached: string
    readonly cachingAll: string
    readonly noRoom: (world: string | number) => string
    readonly notFetched: (world: string | number) => string
    readonly appShell: string
    readonly notCachedTitle: (world: string | number) => string
    readonly notCachedText: string
    readonly cachedWorlds: string
  }
  readonly more: {
    readonly share: string
    readonly send: string
    readonly refused: string
  }
  readonly filters: {
    readonly tally: (found: number, total: number) => string
    readonly yields: string
    readonly onlyFound: string
    readonly yieldsAll: string
    readonly anyHerb: string
    readonly anyBook: string
    readonly herbs: string
    readonly books: string
  }
  readonly progress: {
    readonly whole: string
    readonly byArea: string
    readonly tally: (found: number, total: number) => string
    readonly left: (amount: number) => string
    readonly barLabel: (title: string | number) => string
    readonly openList: (title: string | number) => string
    readonly markInView: (amount: number) => string
    readonly nothingInView: string
    readonly lasso: string
    readonly many: string
    readonly back: string
    readonly order: string
    readonly orders: {
      readonly distance: string
      readonly name: string
      readonly id: string
    }
    readonly onlyMissing: string
    readonly onlyMissingHint: string
    readonly nothingMissing: string
    readonly again: string
    readonly metres: (metres: number) => string
    readonly box: (label: string | number, id: string | number) => string
  }
  readonly undoing: {
    readonly kept: (amount: number) => string
    readonly allKept: string
    readonly redo: string
    readonly redone: (what: string | number) => string
    readonly nothingToRedo: string
    readonly recent: {
      readonly title: string
      readonly hint: string
      readonly nothing: string
      readonly undo: (what: string | number) => string
      readonly redo: (what: string | number) => string
      readonly undone: string
    }
    readonly elsewhere: {
      readonly title: string
      readonly description: string
      readonly confirm: string
      readonly cancel: string
    }
    readonly action: {
      readonly mark: (label: string | number) => string
      readonly unmark: (label: string | number) => string
      readonly 'mark-many': (amount: number) => string
      readonly 'unmark-many': (amount: number) => string
      readonly clear: (amount: number) => string
      readonly import: (what: string | number) => string
      readonly restore: (what: string | number) => string
      readonly pin: (label: string | number) => string
      readonly 'pin-edit': (label: string | number) => string
      readonly 'pin-move': (label: string | number) => string
      readonly 'pin-delete': (label: string | number) => string
      readonly 'pins-delete': (amount: number) => string
      readonly note: (label: string | number) => string
    }
  }
  readonly spotMenu: {
    readonly label: (coordinate: string | number) => string
    readonly copy: (coordinate: string | number) => string
    readonly copied: (coordinate: string | number) => string
    readonly link: string
    readonly linkCopied: string
    readonly nearest: string
    readonly measure: string
    readonly refusedTitle: string
    readonly refused: string
    readonly close: string
  }
  readonly overlap: {
    readonly title: (count: number) => string
    readonly found: string
  }
  readonly nearest: {
    readonly title: (coordinate: string | number) => string
    readonly close: string
    readonly services: string
    readonly undiscovered: string
    readonly nothingLeft: string
    readonly nextOfKind: string
    readonly noServices: string
    readonly displacement: (metres: number, direction: 'east' | 'north-east' | 'north' | 'north-west' | 'west' | 'south-west' | 'south' | 'south-east') => string
    readonly here: string
  }
  readonly measure: {
    readonly label: string
    readonly begin: string
    readonly leg: (metres: number) => string
    readonly undo: string
    readonly done: string
  }
  readonly lasso: {
    readonly label: string
    readonly begin: string
    readonly corners: (amount: number) => string
    readonly inside: (amount: number, found: number) => string
    readonly undo: string
    readonly closeLine: string
    readonly mark: string
    readonly unmark: string
    readonly again: string
    readonly leave: string
  }
  readonly linkUnread: {
    readonly title: string
    readonly text: (what: 'place' | 'point' | 'kinds' | 'several') => string
  }
  readonly ownWords: {
    readonly heading: string
    readonly hint: (amount: number, where: 'file' | 'link') => string
    readonly forAll: string
    readonly forOne: (label: string | number) => string
    readonly choices: {
      readonly mine: string
      readonly theirs: string
      readonly both: string
    }
    readonly mine: string
    readonly theirs: {
      readonly file: string
      readonly link: string
    }
    readonly deleted: string
    readonly noWords: string
    readonly more: (amount: number) => string
  }
  readonly routes: {
    readonly toHere: string
    readonly fromHere: string
    readonly onToHere: string
    readonly viaHere: string
    readonly card: (name: string | number) => string
    readonly title: string
    readonly walk: (minutes: number) => string
    readonly run: (minutes: number) => string
    readonly ride: (minutes: number) => string
    readonly offRoad: (metres: number) => string
    readonly finding: string
    readonly failed: string
    readonly retry: string
    readonly from: string
    readonly fromPlayer: string
    readonly fromLastEnd: string
    readonly fromView: string
    readonly fromFastTravel: (name: string | number) => string
    readonly chooseOnMap: string
    readonly to: string
    readonly by: string
    readonly kinds: {
      readonly roads: string
      readonly paths: string
    }
    readonly fastTravel: string
    readonly fastTravels: {
      readonly none: string
      readonly found: string
      readonly all: string
    }
    readonly turnRound: string
    readonly choose: {
      readonly begin: string
      readonly search: string
      readonly end: string
    }
    readonly cancel: string
    readonly directions: string
    readonly steps: {
      readonly label: string
      readonly begin: (from: string | number, direction: 'east' | 'north-east' | 'north' | 'north-west' | 'west' | 'south-west' | 'south' | 'south-east', onto: 'road' | 'path' | 'straight') => string
      readonly turn: (metres: number, turn: 'straight' | 'slightLeft' | 'left' | 'sharpLeft' | 'slightRight' | 'right' | 'sharpRight') => string
      readonly turnAt: (metres: number, turn: 'straight' | 'slightLeft' | 'left' | 'sharpLeft' | 'slightRight' | 'right' | 'sharpRight', landmark: string | number) => string
      readonly onto: {
        readonly road: string
        readonly path: string
      }
      readonly leave: (direction: 'east' | 'north-east' | 'north' | 'north-west' | 'west' | 'south-west' | 'south' | 'south-east', metres: number) => string
      readonly travel: (metres: number, place: string | number) => string
      readonly travelNow: (place: string | number) => string
      readonly pass: (metres: number, place: string | number) => string
      readonly arrive: (metres: number, place: string | number) => string
      readonly arriveNow: (place: string | number) => string
      readonly bridges: (bridges: number) => string
    }
    readonly beside: string
    readonly reach: string
    readonly besideAmount: (amount: number) => string
    readonly stillToFind: (left: number) => string
    readonly alreadyFound: (found: number) => string
    readonly along: (metres: number) => string
    readonly more: string
    readonly handles: {
      readonly begin: string
      readonly end: string
      readonly between: (number: number) => string
      readonly new: string
    }
    readonly tripNear: string
    readonly nothingLeft: string
    readonly bestOrder: string
    readonly undone: string
    readonly printStops: string
    readonly ordering: string
    readonly stopOrdering: string
    readonly exportRoute: string
    readonly save: string
    readonly saveChanges: string
    readonly savedAs: (title: string | number) => string
    readonly show: string
    readonly share: string
    readonly back: string
    readonly tripInView: string
    readonly tripLeft: string
    readonly tripShown: string
    readonly tripThese: string
    readonly tooMany: (most: number) => string
    readonly stops: {
      readonly next: (number: number, of: number, name: string | number, metres: number) => string
      readonly goOn: string
      readonly allDone: string
      readonly passed: (name: string | number) => string
      readonly title: string
      readonly stop: (number: number, name: string | number) => string
      readonly sooner: (name: string | number) => string
      readonly later: (name: string | number) => string
      readonly leaveOut: (name: string | number) => string
    }
    readonly trip: (stops: number) => string
    readonly areas: {
      readonly title: string
      readonly shade: string
      readonly around: (name: string | number) => string
    }
  }
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
  readonly report: {
    readonly link: string
    readonly ask: string
    readonly copyRow: string
    readonly copyHint: string
    readonly copied: string
    readonly copyRefused: string
    readonly title: (label: string | number, id: string | number) => string
    readonly wrong: string
    readonly world: (world: string | number) => string
    readonly id: (id: string | number) => string
    readonly type: (type: string | number) => string
    readonly coordinate: (coordinate: string | number) => string
    readonly inGame: (metres: string | number) => string
    readonly name: (name: string | number) => string
    readonly description: (description: string | number) => string
  }
  readonly veil: {
    readonly hint: string
    readonly show: string
  }
  readonly filterOverride: {
    readonly filters: string
    readonly filtersShown: string
    readonly filtersHint: string
    readonly keep: string
    readonly isolated: (title: string) => string
    readonly isolateThisKind: string
    readonly undone: string
  }
}

export const laterMessages = defineMessages<LaterMessages>('later', {
 "shortcuts": {
  "mapMenu": "Map menu: follow the game, print, make a poster",
  "title": "Keyboard shortcuts",
  "close": "Close",
  "switch": "Single-key shortcuts",
  "switchHint": "When off, the single keys above do nothing. All others go on working.",
  "keys": "Single keys, anywhere on the page",
  "otherKeys": "Other keys",
  "search": "Search",
  "panel": "Open or close the panel",
  "next": "Go to the next nearest undiscovered place",
  "discovered": "Mark the selected place as discovered, or not",
  "list": "Show this list",
  "undo": "Undo the last change to your list",
  "redo": "Do again what was undone",
  "pan": "Move the map",
  "zoom": "Zoom in and out",
  "lists": "In a list or a row of buttons, go through it; Tab leaves it",
  "choose": "Open the place in the middle of the map; while measuring or drawing a line round places, add a point",
  "menu": "On the map, menu of the selected place or the middle",
  "removePoint": "While measuring or drawing, take the last point back",
  "deletePin": "On the map, delete the selected pin",
  "leave": "Close what is open, or leave it",
  "or": "or",
  "arrows": "Arrow keys",
  "keyNames": {
   "home": "Home",
   "end": "End",
   "enter": "Enter",
   "shift": "Shift",
   "backspace": "Backspace",
   "delete": "Delete",
   "escape": "Escape",
   "ctrl": "Ctrl"
  }
 },
 "backups": {
  "title": "Backups",
  "open": "All backups"
 },
 "toasts": {
  "marked": [
   "Discovered: ",
   [
    0
   ]
  ],
  "unmarked": [
   "No longer discovered: ",
   [
    0
   ]
  ],
  "markedMany": [
   "Marked ",
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
  "unmarkedMany": [
   "Unmarked ",
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
  "uploadFailed": "Failed to upload markers",
  "uploadMerged": "Merged uploaded discoveries",
  "backupStarted": "Started downloading backup",
  "pinsExported": "Started downloading your pins",
  "cleared": "Cleared discovered locations",
  "restored": [
   "Restored ",
   [
    0
   ]
  ],
  "undone": {
   "mark": [
    "Undone: ",
    [
     0
    ],
    " unmarked"
   ],
   "unmark": [
    "Undone: ",
    [
     0
    ],
    " marked again"
   ],
   "mark-many": "Undone: the marks are off again",
   "unmark-many": "Undone: the marks are back",
   "clear": "Undone: your list is back",
   "import": "Undone: the marks that were added are off again",
   "restore": "Undone: the list is as it was",
   "pin": "Undone: the pin is gone again",
   "pin-edit": "Undone: the pin says what it said before",
   "pin-move": "Undone: the pin is back in its place",
   "pin-delete": "Undone: the pin is back",
   "pins-delete": "Undone: your pins are back",
   "note": "Undone: the note is as it was"
  },
  "nothingToUndo": "There is nothing to undo."
 },
 "storage": {
  "newer": {
   "marks": [
    [
     1,
     {
      "yes": [
       [
        0,
        1
       ],
       " ",
       [
        0,
        {
         "one": "mark is",
         "other": "marks are"
        }
       ],
       " newer than your last backup."
      ],
      "other": [
       [
        0,
        1
       ],
       " ",
       [
        0,
        {
         "one": "mark is",
         "other": "marks are"
        }
       ],
       " in no backup yet."
      ]
     }
    ]
   ],
   "changes": [
    [
     1,
     {
      "yes": [
       [
        0,
        1
       ],
       " ",
       [
        0,
        {
         "one": "change to pins and notes is",
         "other": "changes to pins and notes are"
        }
       ],
       " newer than your last backup."
      ],
      "other": [
       [
        0,
        1
       ],
       " ",
       [
        0,
        {
         "one": "change to pins and notes is",
         "other": "changes to pins and notes are"
        }
       ],
       " in no backup yet."
      ]
     }
    ]
   ],
   "both": [
    [
     2,
     {
      "yes": [
       [
        0,
        1
       ],
       " ",
       [
        0,
        {
         "one": "mark",
         "other": "marks"
        }
       ],
       " and ",
       [
        1,
        1
       ],
       " ",
       [
        1,
        {
         "one": "change",
         "other": "changes"
        }
       ],
       " to pins and notes are newer than your last backup."
      ],
      "other": [
       [
        0,
        1
       ],
       " ",
       [
        0,
        {
         "one": "mark",
         "other": "marks"
        }
       ],
       " and ",
       [
        1,
        1
       ],
       " ",
       [
        1,
        {
         "one": "change",
         "other": "changes"
        }
       ],
       " to pins and notes are in no backup yet."
      ]
     }
    ]
   ]
  },
  "retry": "Try again",
  "dismiss": "Close",
  "emptied": {
   "marks": [
    "This site’s data was deleted in the browser while the map was open. ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "mark is",
      "other": "marks are"
     }
    ],
    " still on screen."
   ],
   "pins": [
    "This site’s data was deleted in the browser while the map was open. ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "pin is",
      "other": "pins are"
     }
    ],
    " still on screen."
   ],
   "both": [
    "This site’s data was deleted in the browser while the map was open. ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "mark",
      "other": "marks"
     }
    ],
    " and ",
    [
     1,
     1
    ],
    " ",
    [
     1,
     {
      "one": "pin",
      "other": "pins"
     }
    ],
    " are still on screen."
   ]
  },
  "backedUp": {
   "empty": "Your list is empty: there is nothing to back up.",
   "never": "Every mark, pin and note came out of a file or a link. You have made no backup here yet.",
   "all": "Every mark, pin and note is in your last backup.",
   "takenIn": "Every mark, pin and note is in your last backup, or came out of a file or a link since."
  },
  "keep": "Keep them",
  "startAfresh": "Start afresh",
  "problems": {
   "blocked": "This browser does not let the page keep anything: your marks last until you close it. Make a backup before you leave.",
   "full": "Your last change is on screen but could not be saved: the browser’s storage is full. It will be tried again; make a backup meanwhile.",
   "one-copy": "Your marks are saved, but only in one of two places: the other is full, or this browser keeps it closed, so it could not be saved there. Make a backup now and then.",
   "newer": "Your list was saved by a newer version of this map. It is shown but not changed here: reload to get that version.",
   "stuck": "Your saved list could not be read, and there was no room to set it aside. It is left as it is, and new marks are not saved: make a backup before you leave.",
   "quarantined": "Your saved list could not be read. It was set aside, unchanged, and a new list was begun.",
   "copy-quarantined": "One of the two copies of your list could not be read. It was set aside, unchanged, and what the other one holds is shown.",
   "pins-quarantined": "Your saved pins and notes could not be read. They were set aside, unchanged. Your marks are not affected.",
   "pins-copy-quarantined": "One of the two copies of your pins and notes could not be read. It was set aside, unchanged, and what the other one holds is shown.",
   "settings-full": "Your settings could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.",
   "settings-newer": "Your settings were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.",
   "settings-stuck": "Your settings could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.",
   "settings-quarantined": "Your settings could not be read. They were set aside, unchanged, and the usual ones are used. Your marks, pins and notes are not affected.",
   "filters-full": "Your filters could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.",
   "filters-newer": "Your filters were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.",
   "filters-stuck": "Your filters could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.",
   "filters-quarantined": "Your filters could not be read. They were set aside, unchanged, and every kind of place is shown. Your marks, pins and notes are not affected.",
   "backup-full": "The notes about your last backup could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.",
   "backup-newer": "The notes about your last backup were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.",
   "backup-stuck": "The notes about your last backup could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.",
   "backup-quarantined": "The notes about your last backup could not be read. They were set aside, unchanged, and the next reminder may come early: a backup begins them anew. Your marks, pins and notes are not affected.",
   "playthroughs-full": "The names of your playthroughs could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.",
   "playthroughs-newer": "The names of your playthroughs were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.",
   "playthroughs-stuck": "The names of your playthroughs could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.",
   "playthroughs-quarantined": "The names of your playthroughs could not be read. They were set aside, unchanged, and those whose lists are still there are shown without their names. Your marks, pins and notes are not affected.",
   "history-full": "A copy of your earlier lists and the last changes that can be undone could not be saved: the browser’s storage is full. It will be tried again. Your marks, pins and notes are not affected.",
   "history-newer": "A copy of your earlier lists and the last changes that can be undone were saved by a newer version of this map. They are not changed here: reload to get that version. Your marks, pins and notes are not affected.",
   "history-stuck": "A copy of your earlier lists and the last changes that can be undone could not be read, and there was no room to set them aside. They are left as they are, and changes to them are not kept. Your marks, pins and notes are not affected.",
   "history-quarantined": "A copy of your earlier lists and the last changes that can be undone could not be read. They were set aside, unchanged, and what the browser’s database holds of them is used. Your marks, pins and notes are not affected."
  }
 },
 "pins": {
  "toasts": {
   "moved": [
    "Moved: ",
    [
     0,
     2
    ]
   ],
   "deleted": [
    "Deleted: ",
    [
     0,
     2
    ]
   ],
   "deletedMany": [
    "Deleted ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "pin",
      "other": "pins"
     }
    ]
   ],
   "noteDeleted": "Note deleted"
  },
  "glyphs": {
   "pin": "Pin",
   "flag": "Flag",
   "star": "Star",
   "cross": "Cross",
   "heart": "Heart",
   "skull": "Skull",
   "chest": "Chest",
   "sword": "Sword",
   "house": "House",
   "herb": "Herb",
   "question": "Question mark",
   "warning": "Exclamation mark"
  },
  "colours": {
   "red": "Red",
   "orange": "Orange",
   "yellow": "Yellow",
   "green": "Green",
   "teal": "Teal",
   "blue": "Blue",
   "indigo": "Indigo",
   "purple": "Purple",
   "pink": "Pink",
   "brown": "Brown",
   "grey": "Grey",
   "black": "Black"
  },
  "add": "Add a pin",
  "editPin": "Edit pin",
  "deletePin": "Delete pin",
  "editing": [
   "Edit your pin: ",
   [
    0
   ]
  ],
  "note": "Note",
  "move": "Move",
  "moveGroup": "Move the pin",
  "moveHint": "Each step is one metre; with Shift, ten. On the map, drag the pin.",
  "steps": {
   "north": "North",
   "west": "West",
   "south": "South",
   "east": "East"
  },
  "movedTo": [
   "Now at ",
   [
    0
   ]
  ],
  "title": "Title",
  "titleHint": "What you will look for",
  "noteHint": "Anything you want to remember",
  "glyph": "Sign",
  "colour": "Colour",
  "left": [
   [
    0,
    {
     "0": "No room left",
     "other": [
      "Room for ",
      [
       0,
       1
      ],
      " more"
     ]
    }
   ]
  ],
  "save": "Save",
  "cancel": "Cancel",
  "discard": {
   "title": "Discard what you wrote?",
   "description": "It has not been saved.",
   "confirm": "Discard",
   "cancel": "Keep writing"
  },
  "list": "Pins and notes",
  "none": "You have no pins yet.",
  "order": "Order",
  "orders": {
   "distance": "Distance",
   "title": "Title"
  },
  "again": "Sort again from the view",
  "more": "Show more",
  "pinsList": "My pins",
  "notesList": "Notes on places",
  "deleteAll": "Delete all pins",
  "deleteAllTitle": "Delete all your pins?",
  "deleteAllText": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "pin",
     "other": "pins"
    }
   ],
   " will be taken off the map. Notes on places stay. Undo brings the pins back, and Settings keeps your earlier lists."
  ],
  "noteOn": [
   "Note on ",
   [
    0
   ]
  ]
 },
 "search": {
  "distance": [
   [
    0
   ],
   " away"
  ],
  "whereAndFar": [
   [
    0
   ],
   " · ",
   [
    1
   ]
  ],
  "between": "near in at by around of the to from close nearest",
  "settlements": "Settlements",
  "kinds": "Kinds of places",
  "moreKinds": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "more kind",
     "other": "more kinds"
    }
   ]
  ],
  "showOnMap": [
   [
    0,
    {
     "one": "Show this place on the map",
     "other": [
      "Show these ",
      [
       0,
       1
      ],
      " on the map"
     ]
    }
   ]
  ],
  "shownTitle": [
   "“",
   [
    0
   ],
   "”"
  ],
  "isolateKind": "Only this",
  "isolateKindLabel": [
   "Only this: ",
   [
    0
   ]
  ]
 },
 "settlement": {
  "label": [
   "Settlement: ",
   [
    0
   ]
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
  "services": "Traders and services",
  "others": "Also here",
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
  "foundLeft": [
   [
    0,
    1
   ],
   " of ",
   [
    1,
    1
   ],
   " found, ",
   [
    2,
    1
   ],
   " left"
  ],
  "tally": [
   [
    0,
    1
   ],
   " / ",
   [
    1,
    1
   ]
  ],
  "nothing": "No place of the map lies here.",
  "isolate": "Only what is here",
  "list": "List in the panel"
 },
 "list": {
  "heading": "Places in view",
  "amount": [
   [
    0,
    {
     "0": "No place in view",
     "other": [
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
      ],
      " in view"
     ]
    }
   ]
  ],
  "middle": [
   "The middle of the map: ",
   [
    0
   ]
  ],
  "order": "Order",
  "orders": {
   "kind": "By kind",
   "distance": "Nearest first"
  },
  "ofKind": [
   [
    0,
    1
   ]
  ],
  "kind": [
   [
    0
   ],
   ": ",
   [
    1,
    1
   ],
   " ",
   [
    1,
    {
     "one": "place",
     "other": "places"
    }
   ]
  ],
  "nearest": "Places in view, the nearest first",
  "more": "Show more",
  "none": "No place that your filters show lies in this part of the map.",
  "noneHint": "Move the map, look from farther away, or show more kinds under Filters.",
  "move": "Move the map",
  "sides": {
   "north": "North",
   "west": "West",
   "east": "East",
   "south": "South"
  },
  "closer": "Closer",
  "farther": "Farther away"
 },
 "settings": {
  "title": "Settings",
  "close": "Close",
  "back": "Back to Settings",
  "markerSize": "Marker size",
  "markerSizeHeading": "Marker Size",
  "pixels": [
   [
    0,
    1
   ],
   " pixels"
  ],
  "basemapStyle": "Look of the land",
  "basemapStyles": {
   "parchment": {
    "name": "Parchment",
    "hint": "ink on old paper"
   },
   "night": {
    "name": "Night",
    "hint": "dark, for playing at night"
   },
   "plain": {
    "name": "Plain",
    "hint": "clear and quiet, for print"
   }
  },
  "language": "Language",
  "languageFailed": "The language could not be loaded. Check your connection and try again.",
  "languageNewer": "Your language comes with the new version of the map, which is ready.",
  "languageMissing": "The map is in English for now: its texts in your language are not on this device. Open it once with a connection to have them.",
  "keepNotifications": "Keep notifications until I close them",
  "manage": "Manage discovered markers",
  "manageHint": "A backup is a small file. Upload it on another device to bring your list along.",
  "upload": "Upload",
  "backup": "Backup",
  "exportPins": "Export pins (GeoJSON)",
  "fileRefused": "This browser saves no file from here: open the page in another browser and try again.",
  "clear": "Clear",
  "earlier": "Earlier lists",
  "earlierHint": "Your list as it was before something changed much of it. Going back can be undone.",
  "earlierReasons": {
   "clear": "Before clearing",
   "import": "Before adding from a file or link",
   "migration": "Before an update",
   "restore": "Before going back"
  },
  "restore": "Restore",
  "restoreLabel": [
   "Restore ",
   [
    0
   ],
   ", ",
   [
    1
   ]
  ],
  "restoreDated": [
   "Restore ",
   [
    0
   ],
   ", ",
   [
    1
   ],
   ", ",
   [
    2
   ]
  ],
  "restoreReasons": {
   "clear": "before clearing",
   "import": "before adding from a file or link",
   "migration": "before an update",
   "restore": "before going back"
  },
  "clearQuestion": "Clear all discovered locations?",
  "clearText": [
   [
    0,
    {
     "0": "Nothing is marked as discovered yet.",
     "other": [
      [
       0,
       1
      ],
      " ",
      [
       0,
       {
        "one": "mark",
        "other": "marks"
       }
      ],
      " will be taken off the map. Undo brings them back, and Settings keeps your earlier lists."
     ]
    }
   ]
  ]
 },
 "confirm": {
  "title": "Are you absolutely sure?",
  "description": "This is a destructive action and cannot be undone.",
  "confirm": "Confirm",
  "cancel": "Cancel"
 },
 "offline": {
  "preparing": "Offline: being prepared…",
  "ready": [
   "Offline: ready, ",
   [
    0,
    3
   ],
   " MB"
  ],
  "failed": "Offline: not ready. Not every file could be fetched; try again when connected.",
  "tryAgain": "Try again",
  "saving": "Offline: not prepared, since your browser saves data.",
  "prepare": "Prepare it",
  "cacheAll": [
   "Keep all worlds offline (",
   [
    0,
    3
   ],
   " MB more)"
  ],
  "allCached": "Keep all worlds offline (all are here)",
  "cachingAll": "Keeping all worlds…",
  "noRoom": [
   "No room for ",
   [
    0
   ],
   ": this browser’s storage is full."
  ],
  "notFetched": [
   "Not every file of ",
   [
    0
   ],
   " could be fetched."
  ],
  "appShell": "the site itself",
  "notCachedTitle": [
   [
    0
   ],
   " is not on this device yet."
  ],
  "notCachedText": "A map works without a connection once it was opened with one. This page goes on by itself when you are connected again.",
  "cachedWorlds": "These are here:"
 },
 "more": {
  "share": "Share this view",
  "send": "Send to another device",
  "refused": "The browser did not allow copying."
 },
 "filters": {
  "tally": [
   [
    0,
    1
   ],
   " / ",
   [
    1,
    1
   ]
  ],
  "yields": "Only places that have",
  "onlyFound": "Only what I have found",
  "yieldsAll": "Anything or nothing",
  "anyHerb": "Any herb",
  "anyBook": "Any skill book",
  "herbs": "Herbs",
  "books": "Skill books"
 },
 "progress": {
  "whole": "Whole map",
  "byArea": "By area",
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
  "left": [
   [
    0,
    {
     "0": "all found",
     "other": [
      [
       0,
       1
      ],
      " left"
     ]
    }
   ]
  ],
  "barLabel": [
   [
    0
   ],
   ": found"
  ],
  "openList": [
   "Checklist: ",
   [
    0
   ]
  ],
  "markInView": [
   "Mark ",
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
   ],
   " in view"
  ],
  "nothingInView": "No place to mark in view",
  "lasso": "Draw a line round places",
  "many": "Many places at once",
  "back": "All types",
  "order": "Order",
  "orders": {
   "distance": "Distance",
   "name": "Name",
   "id": "Number"
  },
  "onlyMissing": "Only those still to find",
  "onlyMissingHint": "What you tick stays in this list until you leave it.",
  "nothingMissing": "You have found all of them.",
  "again": "Sort again from the view",
  "metres": [
   [
    0,
    1
   ],
   " m"
  ],
  "box": [
   "Found: ",
   [
    0
   ],
   " #",
   [
    1
   ]
  ]
 },
 "undoing": {
  "kept": [
   [
    0,
    {
     "one": "One thing stays as it is: it was changed since.",
     "other": [
      [
       0,
       1
      ],
      " ",
      [
       0,
       {
        "one": "thing",
        "other": "things"
       }
      ],
      " stay as they are: they were changed since."
     ]
    }
   ]
  ],
  "allKept": "Nothing was changed: what that step had changed was changed again since.",
  "redo": "Redo",
  "redone": [
   "Done again: ",
   [
    0
   ]
  ],
  "nothingToRedo": "There is nothing to redo.",
  "recent": {
   "title": "Recent changes",
   "hint": "The last 50 changes to your list, the latest first. Each can be undone by itself: what was changed since stays as it is.",
   "nothing": "Nothing has been changed yet.",
   "undo": [
    "Undo: ",
    [
     0
    ]
   ],
   "redo": [
    "Redo: ",
    [
     0
    ]
   ],
   "undone": "undone"
  },
  "elsewhere": {
   "title": "Undo a step of another tab?",
   "description": "This tab has nothing more to undo. The last step before was made in another tab, or on an earlier visit:",
   "confirm": "Undo it",
   "cancel": "Cancel"
  },
  "action": {
   "mark": [
    "Marked as discovered: ",
    [
     0
    ]
   ],
   "unmark": [
    "Mark taken off: ",
    [
     0
    ]
   ],
   "mark-many": [
    "Marked ",
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
    ],
    " as discovered"
   ],
   "unmark-many": [
    "Took the marks off ",
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
   "clear": [
    "Cleared ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "mark",
      "other": "marks"
     }
    ]
   ],
   "import": [
    "Took in a file or a link: ",
    [
     0
    ]
   ],
   "restore": [
    "Went back to an earlier list: ",
    [
     0
    ],
    " changed"
   ],
   "pin": [
    "Put a pin: ",
    [
     0
    ]
   ],
   "pin-edit": [
    "Changed a pin: ",
    [
     0
    ]
   ],
   "pin-move": [
    "Moved a pin: ",
    [
     0
    ]
   ],
   "pin-delete": [
    "Deleted a pin: ",
    [
     0
    ]
   ],
   "pins-delete": [
    "Deleted ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "pin",
      "other": "pins"
     }
    ]
   ],
   "note": [
    "Wrote, changed or deleted a note: ",
    [
     0
    ]
   ]
  }
 },
 "spotMenu": {
  "label": [
   "Menu for ",
   [
    0
   ]
  ],
  "copy": [
   "Copy coordinate ",
   [
    0
   ]
  ],
  "copied": [
   "Copied ",
   [
    0
   ]
  ],
  "link": "Link to here",
  "linkCopied": "Link copied",
  "nearest": "What is nearest",
  "measure": "Measure from here",
  "refusedTitle": "Copy by hand",
  "refused": "The browser did not allow copying. Here it is, selected for you:",
  "close": "Close"
 },
 "overlap": {
  "title": [
   [
    0,
    1
   ],
   " places here"
  ],
  "found": "found"
 },
 "nearest": {
  "title": [
   "Nearest to ",
   [
    0
   ]
  ],
  "close": "Close",
  "services": "Services",
  "undiscovered": "Undiscovered places",
  "nothingLeft": "Every place on the map is discovered.",
  "nextOfKind": "Next nearest of this kind",
  "noServices": "There are no services on this map.",
  "displacement": [
   [
    0,
    1
   ],
   " m ",
   [
    1,
    {
     "east": "east",
     "north-east": "north-east",
     "north": "north",
     "north-west": "north-west",
     "west": "west",
     "south-west": "south-west",
     "south": "south",
     "other": "south-east"
    }
   ]
  ],
  "here": "here"
 },
 "measure": {
  "label": "Measuring",
  "begin": "Click, tap or press Enter to add points.",
  "leg": [
   "Leg ",
   [
    0,
    1
   ],
   " m"
  ],
  "undo": "Undo point",
  "done": "Done"
 },
 "lasso": {
  "label": "Line round places",
  "begin": "Draw a line round places. Or click, tap or press Enter to add its corners.",
  "corners": [
   [
    0,
    {
     "0": "0 corners; a line takes three",
     "1": "1 corner; a line takes three",
     "2": "2 corners; a line takes three",
     "other": [
      [
       0,
       1
      ],
      " corners"
     ]
    }
   ]
  ],
  "inside": [
   [
    0,
    {
     "0": "No place that is shown lies inside.",
     "other": [
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
      ],
      " inside, ",
      [
       1,
       1
      ],
      " discovered"
     ]
    }
   ]
  ],
  "undo": "Undo corner",
  "closeLine": "Close the line",
  "mark": "Mark",
  "unmark": "Unmark",
  "again": "Draw again",
  "leave": "Done"
 },
 "linkUnread": {
  "title": "Not all of this link can be shown",
  "text": [
   [
    0,
    {
     "place": "It names a place that is not on this map.",
     "point": "It points to a spot that is not on this map.",
     "kinds": "It names kinds of places that this map does not have.",
     "other": "Several things in it are not on this map."
    }
   ],
   " Check that you copied the whole link, or ask for a new one."
  ]
 },
 "ownWords": {
  "heading": "Your own words",
  "hint": [
   "The ",
   [
    1,
    {
     "file": "file",
     "other": "link"
    }
   ],
   " says something else than ",
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "pin or note",
     "other": "pins and notes"
    }
   ],
   " of yours. Your words stay unless you choose otherwise."
  ],
  "forAll": "For all of them",
  "forOne": [
   "What becomes of: ",
   [
    0
   ]
  ],
  "choices": {
   "mine": "Keep mine",
   "theirs": "Take theirs",
   "both": "Keep both"
  },
  "mine": "Yours",
  "theirs": {
   "file": "In the file",
   "link": "In the link"
  },
  "deleted": "Deleted",
  "noWords": "No words",
  "more": [
   "Show ",
   [
    0,
    1
   ],
   " more"
  ]
 },
 "routes": {
  "toHere": "Way to here",
  "fromHere": "Way from here",
  "onToHere": "Go on to here",
  "viaHere": "Go by here",
  "card": [
   "Way to ",
   [
    0
   ]
  ],
  "title": "A way",
  "walk": [
   [
    0,
    1
   ],
   " min on foot"
  ],
  "run": [
   [
    0,
    1
   ],
   " min at a run"
  ],
  "ride": [
   [
    0,
    1
   ],
   " min on horseback"
  ],
  "offRoad": [
   [
    0,
    1
   ],
   " m of it off the road"
  ],
  "finding": "Looking for a way…",
  "failed": "The roads could not be loaded. Check the connection, then try again.",
  "retry": "Try again",
  "from": "From",
  "fromPlayer": "Your place in the game",
  "fromLastEnd": "The last way’s end",
  "fromView": "Middle of the view",
  "fromFastTravel": [
   [
    0
   ],
   " (nearest fast travel)"
  ],
  "chooseOnMap": "Choose on the map…",
  "to": "To",
  "by": "Along",
  "kinds": {
   "roads": "Roads, as far as they lead",
   "paths": "Roads and paths"
  },
  "fastTravel": "Fast travel",
  "fastTravels": {
   "none": "Not used",
   "found": "Between points you have found",
   "all": "Between all points"
  },
  "turnRound": "Turn round",
  "choose": {
   "begin": "Click or tap where the way begins, or search for the place.",
   "search": "Search for the place where the way begins.",
   "end": "Click or tap where the way leads, or search for the place."
  },
  "cancel": "Cancel",
  "directions": "Directions",
  "steps": {
   "label": "The way in words",
   "begin": [
    "From ",
    [
     0
    ],
    " ",
    [
     1,
     {
      "east": "east",
      "north-east": "north-east",
      "north": "north",
      "north-west": "north-west",
      "west": "west",
      "south-west": "south-west",
      "south": "south",
      "other": "south-east"
     }
    ],
    " ",
    [
     2,
     {
      "road": "along the road",
      "path": "along the path",
      "other": "straight over the land"
     }
    ]
   ],
   "turn": [
    "After ",
    [
     0,
     1
    ],
    " m ",
    [
     1,
     {
      "straight": "straight on",
      "slightLeft": "keep left",
      "left": "turn left",
      "sharpLeft": "turn sharp left",
      "slightRight": "keep right",
      "right": "turn right",
      "other": "turn sharp right"
     }
    ]
   ],
   "turnAt": [
    "After ",
    [
     0,
     1
    ],
    " m ",
    [
     1,
     {
      "straight": "straight on",
      "slightLeft": "keep left",
      "left": "turn left",
      "sharpLeft": "turn sharp left",
      "slightRight": "keep right",
      "right": "turn right",
      "other": "turn sharp right"
     }
    ],
    " (",
    [
     2
    ],
    ")"
   ],
   "onto": {
    "road": "onto the road",
    "path": "onto the path"
   },
   "leave": [
    "After ",
    [
     1,
     1
    ],
    " m leave the road and go straight ",
    [
     0,
     {
      "east": "east",
      "north-east": "north-east",
      "north": "north",
      "north-west": "north-west",
      "west": "west",
      "south-west": "south-west",
      "south": "south",
      "other": "south-east"
     }
    ]
   ],
   "travel": [
    "After ",
    [
     0,
     1
    ],
    " m travel at once to ",
    [
     1
    ]
   ],
   "travelNow": [
    "Travel at once to ",
    [
     0
    ]
   ],
   "pass": [
    "After ",
    [
     0,
     1
    ],
    " m pass ",
    [
     1
    ]
   ],
   "arrive": [
    "After ",
    [
     0,
     1
    ],
    " m you are there: ",
    [
     1
    ]
   ],
   "arriveNow": [
    "You are there: ",
    [
     0
    ]
   ],
   "bridges": [
    [
     0,
     {
      "one": "over the bridge",
      "other": [
       "over ",
       [
        0,
        1
       ],
       " bridges"
      ]
     }
    ]
   ]
  },
  "beside": "On the way",
  "reach": "No farther from it than",
  "besideAmount": [
   [
    0,
    {
     "0": "Nothing that the filters show lies on it.",
     "one": [
      [
       0,
       1
      ],
      " place that the filters show"
     ],
     "other": [
      [
       0,
       1
      ],
      " places that the filters show"
     ]
    }
   ]
  ],
  "stillToFind": [
   "Still to find: ",
   [
    0,
    1
   ]
  ],
  "alreadyFound": [
   "Found already: ",
   [
    0,
    1
   ]
  ],
  "along": [
   "after ",
   [
    0,
    1
   ],
   " m"
  ],
  "more": "Show more",
  "handles": {
   "begin": "Start of the way",
   "end": "End of the way",
   "between": [
    "Point ",
    [
     0,
     1
    ],
    " of the way"
   ],
   "new": "Bend the way here"
  },
  "tripNear": "Tour of what is left near here",
  "nothingLeft": "Nothing that the filters show is left to find.",
  "bestOrder": "Best order",
  "undone": "Undone: the way is as it was",
  "printStops": "Print the stops…",
  "ordering": "Putting the stops into a good order…",
  "stopOrdering": "Stop",
  "exportRoute": "Save the way as a file (GeoJSON)",
  "save": "Keep with my pins",
  "saveChanges": "Keep the changes",
  "savedAs": [
   "Kept with your pins: ",
   [
    0
   ]
  ],
  "show": "Show the tour",
  "share": "Share the tour as a link",
  "back": "Back to the start at the end",
  "tripInView": "Tour of what is left in view",
  "tripLeft": "Tour of what is left",
  "tripShown": "Tour of all that is shown",
  "tripThese": "Tour of these",
  "tooMany": [
   "A tour takes at most ",
   [
    0,
    1
   ],
   " places: the nearest are on it."
  ],
  "stops": {
   "next": [
    "Next: ",
    [
     0,
     1
    ],
    " of ",
    [
     1,
     1
    ],
    ", ",
    [
     2
    ],
    ", ",
    [
     3,
     1
    ],
    " m"
   ],
   "goOn": "Done, go on",
   "allDone": "All stops are done.",
   "passed": [
    [
     0
    ],
    ": been there"
   ],
   "title": "Stops",
   "stop": [
    [
     0,
     1
    ],
    ". ",
    [
     1
    ]
   ],
   "sooner": [
    [
     0
    ],
    ": sooner"
   ],
   "later": [
    [
     0
    ],
    ": later"
   ],
   "leaveOut": [
    [
     0
    ],
    ": leave out"
   ]
  },
  "trip": [
   [
    0,
    {
     "one": [
      "Tour of ",
      [
       0,
       1
      ],
      " stop"
     ],
     "other": [
      "Tour of ",
      [
       0,
       1
      ],
      " stops"
     ]
    }
   ]
  ],
  "areas": {
   "title": "By area",
   "shade": "Shade the areas on the map",
   "around": [
    "Around ",
    [
     0
    ]
   ]
  }
 },
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
 },
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
 },
 "report": {
  "link": "Something is wrong here",
  "ask": "Something is wrong here?",
  "copyRow": "Copy the row",
  "copyHint": "It is this place’s line in the map’s data. Send it to whoever keeps the map, with what is wrong.",
  "copied": "Copied",
  "copyRefused": "The browser did not allow copying. Here it is, selected for you:",
  "title": [
   "Wrong: ",
   [
    0
   ],
   " (",
   [
    1
   ],
   ")"
  ],
  "wrong": "What is wrong:",
  "world": [
   "World: ",
   [
    0
   ]
  ],
  "id": [
   "Number: ",
   [
    0
   ]
  ],
  "type": [
   "Type: ",
   [
    0
   ]
  ],
  "coordinate": [
   "Coordinate: ",
   [
    0
   ]
  ],
  "inGame": [
   "In the game: ",
   [
    0
   ],
   " m"
  ],
  "name": [
   "Name: ",
   [
    0
   ]
  ],
  "description": [
   "Description: ",
   [
    0
   ]
  ]
 },
 "veil": {
  "hint": "This place has a name that gives a story away. It is shown when you have found the place.",
  "show": "Show its name"
 },
 "filterOverride": {
  "filters": "Filters of a link",
  "filtersShown": "Showing the filters of a link.",
  "filtersHint": "Your own are safe; what you change here is not kept until you say so.",
  "keep": "Keep these",
  "isolated": [
   "Only ",
   [
    0,
    2
   ]
  ],
  "isolateThisKind": "Only this kind",
  "undone": "Undone: the filters are as they were"
 }
})
