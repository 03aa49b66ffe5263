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
    readonly pictures: {
      readonly size: (megabytes: number) => string
      readonly without: string
      readonly unread: string
      readonly tooLarge: (most: number) => string
    }
  }
  readonly typeMenu: {
    readonly showOnly: string
    readonly checklist: string
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
      readonly quest: string
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
    readonly embedded: string
    readonly backup: string
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
    readonly full: (most: number) => string
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
    readonly howTo: string
    readonly howToByFinger: string
    readonly howToByKeys: string
    readonly edit: string
    readonly delete: string
    readonly addNote: string
    readonly editNote: string
    readonly deleteNote: string
    readonly gone: {
      readonly title: string
      readonly description: string
      readonly confirm: string
      readonly cancel: string
    }
  }
  readonly search: {
    readonly distance: (distance: string | number) => string
    readonly whereAndFar: (where: string | number, away: string | number) => string
    readonly between: string
    readonly bookWords: string
    readonly settlements: string
    readonly kinds: string
    readonly moreKinds: (amount: number) => string
    readonly showOnMap: (amount: number) => string
    readonly shownTitle: (searched: string | number) => string
    readonly isolateKind: string
    readonly isolateKindLabel: (type: string | number) => string
    readonly clearAndBrowse: string
    readonly loadMore: string
    readonly id: (id: string | number) => string
    readonly here: (names: string | number) => string
    readonly outside: (from: string | number, to: string | number) => string
    readonly openLink: string
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
    readonly drop: string
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
    readonly next: string
    readonly nothingNext: string
    readonly share: (percent: number) => string
    readonly tally: (found: number, total: number) => string
    readonly left: (amount: number) => string
    readonly barLabel: (title: string | number) => string
    readonly openList: (title: string | number) => string
    readonly newPlaces: {
      readonly line: (amount: number) => string
      readonly show: string
      readonly title: string
    }
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
      readonly map: string
    }
    readonly onlyMissing: string
    readonly onlyMissingHint: string
    readonly nothingMissing: string
    readonly again: string
    readonly days: {
      readonly title: (unit: 'week' | 'month' | 'year' | 'day') => string
      readonly since: (date: string | number, amount: number) => string
      readonly most: (amount: number, date: string | number) => string
      readonly undated: (amount: number) => string
      readonly table: string
      readonly unit: (unit: 'week' | 'month' | 'year' | 'day') => string
      readonly found: string
      readonly save: string
      readonly saved: string
    }
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
      readonly passed: (amount: number) => string
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
      readonly quest: string
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
  readonly shapes: {
    readonly keepLine: string
    readonly keepArea: string
    readonly names: {
      readonly 'shape-line': string
      readonly 'shape-area': string
    }
    readonly share: string
    readonly within: string
    readonly length: string
    readonly size: string
    readonly hectares: (area: number) => string
  }
  readonly linkUnread: {
    readonly title: string
    readonly text: (what: 'place' | 'point' | 'kinds' | 'coordinates' | 'quest' | 'pin' | 'set' | 'filters' | 'several', from: string | number, to: string | number) => string
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
      readonly next: (metres: number, turn: 'straight' | 'slightLeft' | 'left' | 'sharpLeft' | 'slightRight' | 'right' | 'sharpRight') => string
      readonly crossroads: (crossroads: number) => string
      readonly passing: (things: string | number) => string
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
    readonly exportGpx: string
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
    readonly tripNearest: (amount: number) => string
    readonly tooMany: (most: number) => string
    readonly stops: {
      readonly next: (number: number, of: number, name: string | number, metres: number) => string
      readonly goOn: string
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
    readonly options: (chosen: string | number) => string
    readonly mode: string
    readonly modes: {
      readonly walk: string
      readonly run: string
      readonly ride: string
    }
    readonly tripDone: (found: number, of: number) => string
    readonly endTrip: string
    readonly anotherTrip: string
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
    readonly elsewhere: {
      readonly deleted: string
      readonly gone: string
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
  readonly wiki: {
    readonly place: string
    readonly kind: (kind: string | number) => string
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
  readonly filterSets: {
    readonly title: string
    readonly keep: string
    readonly rename: string
    readonly earlier: string
    readonly later: string
    readonly start: string
    readonly copyLink: string
    readonly delete: string
    readonly nameTitle: {
      readonly keep: string
      readonly rename: string
    }
    readonly taken: {
      readonly keep: (name: string) => string
      readonly rename: (name: string) => string
    }
    readonly replace: string
    readonly full: (most: number) => string
    readonly kept: (name: string) => string
    readonly deleted: (name: string) => string
    readonly deletedElsewhere: string
  }
  readonly embed: {
    readonly copy: string
    readonly fixLanguage: string
    readonly copied: string
    readonly title: (label: string, game: string | number) => string
  }
  readonly links: {
    readonly share: string
    readonly copied: string
  }
  readonly pictures: {
    readonly list: string
    readonly add: string
    readonly limit: (most: number, kilobytes: number) => string
    readonly name: (number: number, total: number, label: string) => string
    readonly elsewhere: string
    readonly damaged: string
    readonly close: string
    readonly delete: string
    readonly added: string
    readonly deleted: string
    readonly nowhere: string
    readonly full: (most: number) => string
    readonly problem: {
      readonly 'no-picture': string
      readonly svg: string
      readonly 'too-large': (most: number) => string
      readonly storage: string
      readonly undecodable: (kind: string | number) => string
      readonly falsified: (kilobytes: number) => string
    }
    readonly falsified: string
  }
  readonly spot: {
    readonly label: (coordinate: string | number) => string
    readonly temporary: string
  }
  readonly firstHint: {
    readonly withExample: (amount: number, example: string | number) => string
    readonly plain: (amount: number) => string
    readonly kept: string
  }
  readonly card: {
    readonly id: string
  }
  readonly quests: {
    readonly title: string
    readonly tally: (done: number, total: number) => string
    readonly loading: string
    readonly failed: string
    readonly sections: {
      readonly main: string
      readonly side: string
      readonly task: string
      readonly activity: string
    }
    readonly search: string
    readonly only: {
      readonly openToMe: string
      readonly canBeMissed: string
      readonly timed: string
      readonly hideDone: string
    }
    readonly place: string
    readonly everywhere: string
    readonly orders: {
      readonly story: string
      readonly distance: string
    }
    readonly allTitles: string
    readonly part: (part: string | number) => string
    readonly veiled: string
    readonly states: {
      readonly open: string
      readonly 'under-way': string
      readonly done: string
      readonly failed: string
    }
    readonly state: (title: string | number) => string
    readonly begins: (where: string | number) => string
    readonly beginsIn: (place: string | number) => string
    readonly beginsNear: (where: string | number) => string
    readonly beginsUnknown: string
    readonly limits: {
      readonly days: (days: number) => string
      readonly someDays: string
      readonly hour: (time: string | number) => string
      readonly noon: string
      readonly hours: string
      readonly night: string
      readonly 'one-night': string
      readonly weekly: string
      readonly timed: string
      readonly before: (title: string | number) => string
      readonly missable: string
      readonly 'no-return': string
      readonly 'closes-others': string
      readonly 'unlocks-region': string
    }
    readonly comesAfter: string
    readonly leadsTo: string
    readonly rulesOut: string
    readonly lost: (amount: number) => string
    readonly nothing: string
    readonly show: string
    readonly nearby: string
    readonly onMap: string
    readonly kind: string
    readonly kindNear: string
    readonly trip: string
    readonly here: string
    readonly hereTally: (open: number, done: number) => string
  }
  readonly treasureMaps: {
    readonly title: (number: string | number) => string
    readonly lies: string
    readonly sold: string
    readonly soldBy: (seller: string | number) => string
    readonly carried: string
    readonly show: string
    readonly back: string
    readonly fromThere: string
    readonly toTreasure: string
    readonly sells: string
    readonly called: string
    readonly besides: string
  }
  readonly update: {
    readonly label: string
    readonly waiting: string
    readonly elsewhere: string
    readonly reload: string
    readonly later: string
  }
}

export const laterMessages = defineMessages<LaterMessages>('later', {
 "shortcuts": {
  "mapMenu": "Map menu: follow the game, print, make a poster",
  "title": "Keyboard shortcuts",
  "close": "Close",
  "switch": "Single-key shortcuts",
  "switchHint": "When off, the single keys above are disabled. All other keys still work.",
  "keys": "Single keys, anywhere on the page",
  "otherKeys": "Other keys",
  "search": "Search",
  "panel": "Open or close the panel",
  "next": "Go to the nearest unfound place",
  "discovered": "Mark the selected place as found or unfound",
  "list": "Show keyboard shortcuts",
  "undo": "Undo the last change",
  "redo": "Redo",
  "pan": "Move the map",
  "zoom": "Zoom in and out",
  "lists": "Move through a list or toolbar; Tab leaves it",
  "choose": "Open the place at the centre of the map; add a point while measuring or using the lasso",
  "menu": "Open the menu of the selected place or the map centre",
  "removePoint": "Remove the last point while measuring or using the lasso",
  "deletePin": "Delete the selected pin on the map",
  "leave": "Close or cancel",
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
  "open": "All backups",
  "pictures": {
   "size": [
    "Backup with pictures: ",
    [
     0,
     3
    ],
    " MB"
   ],
   "without": "Backup without pictures",
   "unread": "Couldn’t read your pictures. The backup was made without them.",
   "tooLarge": [
    "With pictures the backup would be larger than ",
    [
     0,
     1
    ],
    " MB and couldn’t be uploaded. It’s made without them."
   ]
  }
 },
 "typeMenu": {
  "showOnly": "Show only these",
  "checklist": "Checklist"
 },
 "toasts": {
  "marked": [
   "Found: ",
   [
    0
   ]
  ],
  "unmarked": [
   "No longer found: ",
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
   ],
   " as found"
  ],
  "unmarkedMany": [
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
   " no longer found"
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
    " no longer found"
   ],
   "unmark": [
    "Undone: ",
    [
     0
    ],
    " found again"
   ],
   "mark-many": "Undone: places no longer found",
   "unmark-many": "Undone: places found again",
   "clear": "Undone: found places restored",
   "import": "Undone: imported places removed",
   "restore": "Undone: restore reverted",
   "pin": "Undone: pin removed",
   "pin-edit": "Undone: pin change",
   "pin-move": "Undone: pin moved back",
   "pin-delete": "Undone: pin restored",
   "pins-delete": "Undone: pins restored",
   "note": "Undone: note restored",
   "quest": "Undone: quest change"
  },
  "nothingToUndo": "Nothing to undo."
 },
 "storage": {
  "newer": {
   "marks": [
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "found place",
      "other": "found places"
     }
    ],
    " ",
    [
     1,
     {
      "yes": "added since your last backup.",
      "other": "not backed up."
     }
    ]
   ],
   "changes": [
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "change",
      "other": "changes"
     }
    ],
    " to pins and notes ",
    [
     1,
     {
      "yes": "since your last backup.",
      "other": "not backed up."
     }
    ]
   ],
   "both": [
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "found place",
      "other": "found places"
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
    " to pins and notes ",
    [
     2,
     {
      "yes": "since your last backup.",
      "other": "not backed up."
     }
    ]
   ]
  },
  "retry": "Try again",
  "dismiss": "Close",
  "emptied": {
   "marks": [
    "This site’s data was deleted from the browser while the map was open. ",
    [
     0,
     1
    ],
    " found ",
    [
     0,
     {
      "one": "place is",
      "other": "places are"
     }
    ],
    " still on screen."
   ],
   "pins": [
    "This site’s data was deleted from the browser while the map was open. ",
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
    "This site’s data was deleted from the browser while the map was open. ",
    [
     0,
     1
    ],
    " found ",
    [
     0,
     {
      "one": "place",
      "other": "places"
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
   "empty": "Nothing to back up yet.",
   "never": "Everything came from a file or link. You haven’t made a backup here yet.",
   "all": "Everything is backed up.",
   "takenIn": "Everything is in your last backup or came from a file or link since."
  },
  "keep": "Keep my data",
  "startAfresh": "Start over",
  "problems": {
   "blocked": "This browser blocks storage, so your progress is lost when you close the page. Make a backup before you leave.",
   "full": "Couldn’t save your last change: browser storage is full. It will be retried. Make a backup in the meantime.",
   "one-copy": "Your progress is saved in only one of two places: the other is full or blocked by the browser. Make a backup now and then.",
   "newer": "Your progress was saved by a newer version of this map and is read-only here. Reload to update.",
   "stuck": "Your saved progress couldn’t be read, and there was no room to set it aside. It stays untouched, and new changes aren’t saved. Make a backup before you leave.",
   "quarantined": "Your saved progress couldn’t be read. It was set aside untouched, and you’re starting with an empty list.",
   "copy-quarantined": "One of the two copies of your progress couldn’t be read. It was set aside untouched, and the other one is used.",
   "pins-quarantined": "Your saved pins and notes couldn’t be read. They were set aside untouched. Your found places are not affected.",
   "pins-copy-quarantined": "One of the two copies of your pins and notes couldn’t be read. It was set aside untouched, and the other one is used.",
   "settings-full": "Couldn’t save your settings: browser storage is full. It will be retried. Your progress is not affected.",
   "settings-newer": "Your settings were saved by a newer version of this map and are read-only here. Reload to update. Your progress is not affected.",
   "settings-stuck": "Your settings couldn’t be read, and there was no room to set them aside. They stay untouched, and changes aren’t saved. Your progress is not affected.",
   "settings-quarantined": "Your settings couldn’t be read. They were set aside untouched, and the defaults are used. Your progress is not affected.",
   "filters-full": "Couldn’t save your filters: browser storage is full. It will be retried. Your progress is not affected.",
   "filters-newer": "Your filters were saved by a newer version of this map and are read-only here. Reload to update. Your progress is not affected.",
   "filters-stuck": "Your filters couldn’t be read, and there was no room to set them aside. They stay untouched, and changes aren’t saved. Your progress is not affected.",
   "filters-quarantined": "Your filters couldn’t be read. They were set aside untouched, and all types are shown. Your progress is not affected.",
   "backup-full": "Couldn’t save your backup status: browser storage is full. It will be retried. Your progress is not affected.",
   "backup-newer": "Your backup status was saved by a newer version of this map and is read-only here. Reload to update. Your progress is not affected.",
   "backup-stuck": "Your backup status couldn’t be read, and there was no room to set it aside. It stays untouched, and changes aren’t saved. Your progress is not affected.",
   "backup-quarantined": "Your backup status couldn’t be read. It was set aside untouched, and the next reminder may come early. Your progress is not affected.",
   "playthroughs-full": "Couldn’t save the names of your playthroughs: browser storage is full. It will be retried. Your progress is not affected.",
   "playthroughs-newer": "The names of your playthroughs were saved by a newer version of this map and are read-only here. Reload to update. Your progress is not affected.",
   "playthroughs-stuck": "The names of your playthroughs couldn’t be read, and there was no room to set them aside. They stay untouched, and changes aren’t saved. Your progress is not affected.",
   "playthroughs-quarantined": "The names of your playthroughs couldn’t be read. They were set aside untouched, and your playthroughs are shown without names. Your progress is not affected.",
   "history-full": "Couldn’t save a copy of your earlier versions and undo history: browser storage is full. It will be retried. Your progress is not affected.",
   "history-newer": "A copy of your earlier versions and undo history was saved by a newer version of this map and is read-only here. Reload to update. Your progress is not affected.",
   "history-stuck": "A copy of your earlier versions and undo history couldn’t be read, and there was no room to set it aside. It stays untouched, and changes aren’t saved. Your progress is not affected.",
   "history-quarantined": "A copy of your earlier versions and undo history couldn’t be read. It was set aside untouched, and the browser’s database is used instead. Your progress is not affected."
  },
  "embedded": "Your browser blocks storage here, so this mark is lost when you close the page. To keep it, open the full map.",
  "backup": "Back up now"
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
  "add": "Add pin",
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
  "moveGroup": "Move pin",
  "moveHint": "Moves the pin by one metre, or ten with Shift. You can also drag it on the map.",
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
  "titleHint": "Name shown on the map",
  "noteHint": "Anything you want to remember",
  "glyph": "Icon",
  "colour": "Colour",
  "left": [
   [
    0,
    {
     "0": "No characters left",
     "one": [
      [
       0,
       1
      ],
      " character left"
     ],
     "other": [
      [
       0,
       1
      ],
      " characters left"
     ]
    }
   ]
  ],
  "full": [
   "This field is full (",
   [
    0,
    1
   ],
   " characters). Delete some text to add more."
  ],
  "save": "Save",
  "cancel": "Cancel",
  "discard": {
   "title": "Discard changes?",
   "description": "They haven’t been saved.",
   "confirm": "Discard",
   "cancel": "Keep editing"
  },
  "list": "Pins and notes",
  "none": "You have no pins yet.",
  "order": "Sort by",
  "orders": {
   "distance": "Distance",
   "title": "Title"
  },
  "again": "Sort from here",
  "more": "Show more",
  "pinsList": "My pins",
  "notesList": "Place notes",
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
   " will be deleted. Place notes stay. You can undo this, and Settings keeps earlier versions."
  ],
  "noteOn": [
   "Note on ",
   [
    0
   ]
  ],
  "howTo": "Right-click the map, then choose “Add pin”.",
  "howToByFinger": "Touch and hold the map, then choose “Add pin”.",
  "howToByKeys": "With the keyboard: Shift+F10 on the map.",
  "edit": "Edit",
  "delete": "Delete",
  "addNote": "Add note",
  "editNote": "Edit note",
  "deleteNote": "Delete note",
  "gone": {
   "title": "This pin was deleted elsewhere",
   "description": "Restore it with your text?",
   "confirm": "Restore",
   "cancel": "Discard text"
  }
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
  "bookWords": "book skill book",
  "settlements": "Settlements",
  "kinds": "Place types",
  "moreKinds": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "more type",
     "other": "more types"
    }
   ]
  ],
  "showOnMap": [
   [
    0,
    {
     "one": "Show on map",
     "other": [
      "Show all ",
      [
       0,
       1
      ],
      " on map"
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
  "isolateKind": "Show only",
  "isolateKindLabel": [
   "Show only: ",
   [
    0
   ]
  ],
  "clearAndBrowse": "Clear the search",
  "loadMore": "Load more...",
  "id": [
   "#",
   [
    0
   ]
  ],
  "here": [
   "Contains: ",
   [
    0
   ]
  ],
  "outside": [
   "Outside this map, which goes from ",
   [
    0
   ],
   " to ",
   [
    1
   ],
   "."
  ],
  "openLink": "Open this link"
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
  "services": "Shops and services",
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
  "nothing": "No places here.",
  "isolate": "Show only these",
  "list": "List in panel"
 },
 "list": {
  "heading": "Places in view",
  "amount": [
   [
    0,
    {
     "0": "No places in view",
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
   "Map centre: ",
   [
    0
   ]
  ],
  "order": "Sort by",
  "orders": {
   "kind": "By type",
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
  "nearest": "Places in view, nearest first",
  "more": "Show more",
  "none": "No places match your filters in this area.",
  "noneHint": "Move the map, zoom out or show more types in Filters.",
  "move": "Move the map",
  "sides": {
   "north": "North",
   "west": "West",
   "east": "East",
   "south": "South"
  },
  "closer": "Zoom in",
  "farther": "Zoom out"
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
  "basemapStyle": "Map style",
  "basemapStyles": {
   "parchment": {
    "name": "Parchment",
    "hint": "ink on old paper"
   },
   "night": {
    "name": "Night",
    "hint": "dark, easy on the eyes"
   },
   "plain": {
    "name": "Plain",
    "hint": "clean, good for printing"
   }
  },
  "language": "Language",
  "languageFailed": "Couldn’t load the language. Check your connection and try again.",
  "languageNewer": "Your language comes with the new version of the map, which is ready.",
  "languageMissing": "The map is in English for now because your language isn’t on this device. Open it once while online to download it.",
  "keepNotifications": "Keep notifications until dismissed",
  "manage": "Manage discovered markers",
  "manageHint": "A backup is a small file. Upload it on another device to take your progress with you.",
  "upload": "Upload",
  "drop": "Drop the file to upload it",
  "backup": "Backup",
  "exportPins": "Export pins (GeoJSON)",
  "fileRefused": "This browser can’t save files here. Open the page in another browser and try again.",
  "clear": "Clear",
  "earlier": "Earlier versions",
  "earlierHint": "Your progress as it was before big changes. You can undo a restore.",
  "earlierReasons": {
   "clear": "Before clearing",
   "import": "Before importing a file or link",
   "migration": "Before an update",
   "restore": "Before restoring"
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
   "import": "before importing a file or link",
   "migration": "before an update",
   "restore": "before restoring"
  },
  "clearQuestion": "Clear all discovered locations?",
  "clearText": [
   [
    0,
    {
     "0": "You haven’t found any places yet.",
     "other": [
      [
       0,
       1
      ],
      " found ",
      [
       0,
       {
        "one": "place",
        "other": "places"
       }
      ],
      " will be cleared. You can undo this, and Settings keeps earlier versions."
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
  "preparing": "Offline: downloading…",
  "ready": [
   "Offline: ready, ",
   [
    0,
    3
   ],
   " MB"
  ],
  "failed": "Offline: not ready. Some files couldn’t be downloaded. Try again when you’re online.",
  "tryAgain": "Try again",
  "saving": "Offline: not downloaded, because Data Saver is on.",
  "prepare": "Download",
  "cacheAll": [
   "Keep all worlds offline (",
   [
    0,
    3
   ],
   " MB more)"
  ],
  "allCached": "Keep all worlds offline (all downloaded)",
  "cachingAll": "Downloading all worlds…",
  "noRoom": [
   "No room for ",
   [
    0
   ],
   ": browser storage is full."
  ],
  "notFetched": [
   "Some files of ",
   [
    0
   ],
   " couldn’t be downloaded."
  ],
  "appShell": "the app itself",
  "notCachedTitle": [
   [
    0
   ],
   " isn’t on this device yet."
  ],
  "notCachedText": "A map works offline once you’ve opened it online. This page continues by itself when you’re back online.",
  "cachedWorlds": "Available offline:"
 },
 "more": {
  "share": "Share view",
  "send": "Send to another device",
  "refused": "Your browser blocked copying."
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
  "yields": "Contains",
  "onlyFound": "Found only",
  "yieldsAll": "Anything",
  "anyHerb": "Any herb",
  "anyBook": "Any skill book",
  "herbs": "Herbs",
  "books": "Skill books"
 },
 "progress": {
  "whole": "Whole map",
  "byArea": "By area",
  "next": "Nearest unfound",
  "nothingNext": "Nothing left to find among the places that are shown. Turn on more types in Filters.",
  "share": [
   [
    0,
    1
   ],
   "%"
  ],
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
  "newPlaces": {
   "line": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " new place since you were here"
      ],
      "other": [
       [
        0,
        1
       ],
       " new places since you were here"
      ]
     }
    ]
   ],
   "show": "Show new places",
   "title": "New places"
  },
  "markInView": [
   "Mark ",
   [
    0,
    1
   ],
   " in view as found"
  ],
  "nothingInView": "Nothing in view to mark",
  "lasso": "Lasso",
  "many": "Several places at once",
  "back": "All types",
  "order": "Sort by",
  "orders": {
   "distance": "Distance",
   "name": "Name",
   "id": "ID",
   "map": "Treasure map"
  },
  "onlyMissing": "Unfound only",
  "onlyMissingHint": "Places you mark as found stay here until you leave this list.",
  "nothingMissing": "You’ve found them all.",
  "again": "Sort from here",
  "days": {
   "title": [
    [
     0,
     {
      "week": "Found by week",
      "month": "Found by month",
      "year": "Found by year",
      "other": "Found by day"
     }
    ]
   ],
   "since": [
    "Since ",
    [
     0
    ],
    ": ",
    [
     1,
     1
    ],
    " found."
   ],
   "most": [
    "Most in one day: ",
    [
     0,
     1
    ],
    " (",
    [
     1
    ],
    ")."
   ],
   "undated": [
    "Day unknown: ",
    [
     0,
     1
    ],
    "."
   ],
   "table": "As a table",
   "unit": [
    [
     0,
     {
      "week": "Week from",
      "month": "Month",
      "year": "Year",
      "other": "Day"
     }
    ]
   ],
   "found": "Found",
   "save": "Save picture",
   "saved": "Picture saved"
  },
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
     "one": "One item was changed since and stays as it is.",
     "other": [
      [
       0,
       1
      ],
      " ",
      [
       0,
       {
        "one": "item was",
        "other": "items were"
       }
      ],
      " changed since and stay as they are."
     ]
    }
   ]
  ],
  "allKept": "Nothing changed: everything in that step was changed again since.",
  "redo": "Redo",
  "redone": [
   "Redone: ",
   [
    0
   ]
  ],
  "nothingToRedo": "Nothing to redo.",
  "recent": {
   "title": "Recent changes",
   "hint": "Your last 50 changes, newest first. You can undo each one on its own; anything changed since stays as it is.",
   "nothing": "No changes yet.",
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
   "title": "Undo a change from another tab?",
   "description": "There is nothing left to undo in this tab. The last change before that was made in another tab or on an earlier visit:",
   "confirm": "Undo",
   "cancel": "Cancel"
  },
  "action": {
   "mark": [
    "Found: ",
    [
     0
    ]
   ],
   "unmark": [
    "No longer found: ",
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
    " as found"
   ],
   "passed": [
    "Found ",
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
    " in passing"
   ],
   "unmark-many": [
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
    " no longer found"
   ],
   "clear": [
    "Cleared ",
    [
     0,
     1
    ],
    " found ",
    [
     0,
     {
      "one": "place",
      "other": "places"
     }
    ]
   ],
   "import": [
    "Imported a file or link: ",
    [
     0
    ]
   ],
   "restore": [
    "Restored an earlier version: ",
    [
     0
    ],
    " changed"
   ],
   "pin": [
    "Added pin: ",
    [
     0
    ]
   ],
   "pin-edit": [
    "Edited pin: ",
    [
     0
    ]
   ],
   "pin-move": [
    "Moved pin: ",
    [
     0
    ]
   ],
   "pin-delete": [
    "Deleted pin: ",
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
    "Changed note: ",
    [
     0
    ]
   ],
   "quest": "Changed a quest"
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
   "Copy coordinates ",
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
  "link": "Copy link",
  "linkCopied": "Link copied",
  "nearest": "What’s nearby",
  "measure": "Measure from here",
  "refusedTitle": "Copy manually",
  "refused": "Your browser blocked copying. Copy it from here:",
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
   "Near ",
   [
    0
   ]
  ],
  "close": "Close",
  "services": "Services",
  "undiscovered": "Unfound places",
  "nothingLeft": "You’ve found every place on the map.",
  "nextOfKind": "Next of this type",
  "noServices": "No services on this map.",
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
  "label": "Lasso",
  "begin": "Draw around places, or click, tap or press Enter to add corners.",
  "corners": [
   [
    0,
    {
     "0": "0 corners, at least 3 needed",
     "1": "1 corner, at least 3 needed",
     "2": "2 corners, at least 3 needed",
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
     "0": "None of the shown places are inside.",
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
      " found"
     ]
    }
   ]
  ],
  "undo": "Undo corner",
  "closeLine": "Close shape",
  "mark": "Mark as found",
  "unmark": "Mark as unfound",
  "again": "Draw again",
  "leave": "Done"
 },
 "shapes": {
  "keepLine": "Keep line",
  "keepArea": "Keep area",
  "names": {
   "shape-line": "Line",
   "shape-area": "Area"
  },
  "share": "Share shape",
  "within": "Select places inside",
  "length": "Length",
  "size": "Size",
  "hectares": [
   [
    0,
    3
   ],
   " ha"
  ]
 },
 "linkUnread": {
  "title": "Part of this link can’t be shown",
  "text": [
   [
    0,
    {
     "place": "It points to a place that isn’t on this map.",
     "point": [
      "It points to a spot outside this map, which goes from ",
      [
       1
      ],
      " to ",
      [
       2
      ],
      "."
     ],
     "kinds": "It names types that this map doesn’t have.",
     "coordinates": "Its coordinates can’t be read.",
     "quest": "It points to a quest that isn’t on this map.",
     "pin": "It describes a pin but doesn’t say where it is.",
     "set": "Its filter set is incomplete.",
     "filters": "It names filters that this map doesn’t have.",
     "other": "Several things in it aren’t on this map."
    }
   ],
   " Check that you copied the whole link, or ask for a new one."
  ]
 },
 "ownWords": {
  "heading": "Conflicts",
  "hint": [
   "The ",
   [
    1,
    {
     "file": "file",
     "other": "link"
    }
   ],
   " has a different version of ",
   [
    0,
    1
   ],
   " of your ",
   [
    0,
    {
     "one": "pins or notes",
     "other": "pins and notes"
    }
   ],
   ". Yours are kept unless you choose otherwise."
  ],
  "forAll": "For all",
  "forOne": [
   "Choose for ",
   [
    0
   ]
  ],
  "choices": {
   "mine": "Keep mine",
   "theirs": "Use theirs",
   "both": "Keep both"
  },
  "mine": "Yours",
  "theirs": {
   "file": "From the file",
   "link": "From the link"
  },
  "deleted": "Deleted",
  "noWords": "No text",
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
  "toHere": "Route to here",
  "fromHere": "Route from here",
  "onToHere": "Continue to here",
  "viaHere": "Route via here",
  "card": [
   "Route to ",
   [
    0
   ]
  ],
  "title": "Route",
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
   " min running"
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
   " m off-road"
  ],
  "finding": "Finding a route…",
  "failed": "Couldn’t load the roads. Check your connection and try again.",
  "retry": "Try again",
  "from": "From",
  "fromPlayer": "Your position",
  "fromLastEnd": "End of last route",
  "fromView": "Map centre",
  "fromFastTravel": [
   [
    0
   ],
   " (nearest fast travel)"
  ],
  "chooseOnMap": "Choose on map…",
  "to": "To",
  "by": "Travel on",
  "kinds": {
   "roads": "Prefer roads",
   "paths": "Roads and paths"
  },
  "fastTravel": "Fast travel",
  "fastTravels": {
   "none": "Off",
   "found": "Found points only",
   "all": "All points"
  },
  "turnRound": "Reverse",
  "choose": {
   "begin": "Click or tap the start, or search for a place.",
   "search": "Search for a starting place.",
   "end": "Click or tap the destination, or search for a place."
  },
  "cancel": "Cancel",
  "directions": "Directions",
  "steps": {
   "label": "Turn-by-turn directions",
   "begin": [
    "From ",
    [
     0
    ],
    ", head ",
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
      "road": "on the road",
      "path": "on the path",
      "other": "cross-country"
     }
    ]
   ],
   "turn": [
    "In ",
    [
     0,
     1
    ],
    " m, ",
    [
     1,
     {
      "straight": "go straight",
      "slightLeft": "bear left",
      "left": "turn left",
      "sharpLeft": "turn sharp left",
      "slightRight": "bear right",
      "right": "turn right",
      "other": "turn sharp right"
     }
    ]
   ],
   "turnAt": [
    "In ",
    [
     0,
     1
    ],
    " m, ",
    [
     1,
     {
      "straight": "go straight",
      "slightLeft": "bear left",
      "left": "turn left",
      "sharpLeft": "turn sharp left",
      "slightRight": "bear right",
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
    "In ",
    [
     1,
     1
    ],
    " m, leave the road and head ",
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
    ],
    " cross-country"
   ],
   "travel": [
    "In ",
    [
     0,
     1
    ],
    " m, fast travel to ",
    [
     1
    ]
   ],
   "travelNow": [
    "Fast travel to ",
    [
     0
    ]
   ],
   "pass": [
    "In ",
    [
     0,
     1
    ],
    " m, pass ",
    [
     1
    ]
   ],
   "arrive": [
    "Arrive in ",
    [
     0,
     1
    ],
    " m: ",
    [
     1
    ]
   ],
   "arriveNow": [
    "You’ve arrived: ",
    [
     0
    ]
   ],
   "bridges": [
    [
     0,
     {
      "one": "across the bridge",
      "other": [
       "across ",
       [
        0,
        1
       ],
       " bridges"
      ]
     }
    ]
   ],
   "next": [
    "then after ",
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
      "left": "left",
      "sharpLeft": "sharp left",
      "slightRight": "keep right",
      "right": "right",
      "other": "sharp right"
     }
    ]
   ],
   "crossroads": [
    [
     0,
     {
      "one": "straight over the crossroads",
      "other": [
       "straight over ",
       [
        0,
        1
       ],
       " crossroads"
      ]
     }
    ]
   ],
   "passing": [
    "passing ",
    [
     0
    ]
   ]
  },
  "beside": "Along the route",
  "reach": "Within … of the route",
  "besideAmount": [
   [
    0,
    {
     "0": "No places match your filters.",
     "one": [
      [
       0,
       1
      ],
      " place matches your filters"
     ],
     "other": [
      [
       0,
       1
      ],
      " places match your filters"
     ]
    }
   ]
  ],
  "stillToFind": [
   "Unfound: ",
   [
    0,
    1
   ]
  ],
  "alreadyFound": [
   "Found: ",
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
   "begin": "Start of the route",
   "end": "End of the route",
   "between": [
    "Via point ",
    [
     0,
     1
    ]
   ],
   "new": "Add via point"
  },
  "tripNear": "Tour nearby unfound",
  "nothingLeft": "No unfound places match your filters.",
  "bestOrder": "Optimise order",
  "undone": "Undone: route restored",
  "printStops": "Print stops…",
  "ordering": "Optimising order…",
  "stopOrdering": "Stop",
  "exportRoute": "Export route (GeoJSON)",
  "exportGpx": "Export route (GPX)",
  "save": "Save to my pins",
  "saveChanges": "Save changes",
  "savedAs": [
   "Saved to my pins: ",
   [
    0
   ]
  ],
  "show": "Show tour",
  "share": "Share tour",
  "back": "Return to start",
  "tripInView": "Tour unfound in view",
  "tripLeft": "Tour unfound",
  "tripShown": "Tour all shown",
  "tripThese": "Tour all",
  "tripNearest": [
   "Tour nearest ",
   [
    0,
    1
   ]
  ],
  "tooMany": [
   "A tour can have ",
   [
    0,
    1
   ],
   " stops at most. The nearest were added."
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
   "goOn": "Found it, next",
   "passed": [
    [
     0
    ],
    ": done"
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
    "Move ",
    [
     0
    ],
    " up"
   ],
   "later": [
    "Move ",
    [
     0
    ],
    " down"
   ],
   "leaveOut": [
    "Remove ",
    [
     0
    ]
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
   "shade": "Shade areas on map",
   "around": [
    "Around ",
    [
     0
    ]
   ]
  },
  "options": [
   "Options: ",
   [
    0
   ]
  ],
  "mode": "Travel mode",
  "modes": {
   "walk": "On foot",
   "run": "Running",
   "ride": "On horseback"
  },
  "tripDone": [
   "Tour done: ",
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
  "endTrip": "End tour",
  "anotherTrip": "Start another tour"
 },
 "playthroughs": {
  "title": "Playthroughs",
  "hint": "Each playthrough has its own found places, pins and notes. Filters and settings are shared.",
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
  "bringBack": "Restore",
  "bringBackLabel": [
   "Restore “",
   [
    0,
    2
   ],
   "”"
  ],
  "forGood": "Delete permanently",
  "forGoodLabel": [
   "Delete permanently: “",
   [
    0,
    2
   ],
   "”"
  ],
  "forGoodTitle": "Delete permanently?",
  "forGoodQuestion": [
   "Permanently delete “",
   [
    0,
    2
   ],
   "”?"
  ],
  "forGoodText": "Its found places, pins and notes are removed from this device. You can’t undo this.",
  "name": "Name",
  "firstName": "Current playthrough",
  "newName": "New playthrough",
  "first": "First",
  "second": "Second",
  "copyOf": [
   [
    0
   ],
   " (copy)"
  ],
  "blank": "Enter a name.",
  "left": [
   [
    0,
    1
   ],
   " left"
  ],
  "save": "Save",
  "make": "Create",
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
   " found places, its pins and its notes are removed from the map. You can restore it in Settings."
  ],
  "deleteUncounted": "Its found places, pins and notes are removed from the map. You can restore it in Settings.",
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
   "The file is from “",
   [
    0,
    2
   ],
   "” and was merged into “",
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
  "nameless": "Unnamed playthroughs",
  "namelessMarks": [
   [
    0,
    {
     "one": [
      "Unnamed: ",
      [
       0,
       1
      ],
      " found place"
     ],
     "other": [
      "Unnamed: ",
      [
       0,
       1
      ],
      " found places"
     ]
    }
   ]
  ],
  "namelessPins": [
   [
    0,
    {
     "one": [
      "Unnamed: ",
      [
       0,
       1
      ],
      " pin or note"
     ],
     "other": [
      "Unnamed: ",
      [
       0,
       1
      ],
      " pins and notes"
     ]
    }
   ]
  ],
  "refused": {
   "newer": "Your playthroughs were saved by a newer version of this map. Reload to update before creating another.",
   "no-room": "Couldn’t create the playthrough: browser storage is full or blocked. Nothing was changed."
  },
  "elsewhere": {
   "deleted": "This playthrough was deleted elsewhere. Save again to restore it under this name.",
   "gone": "This playthrough was permanently deleted elsewhere. Create a new one instead."
  }
 },
 "worlds": {
  "title": "Worlds",
  "close": "Close",
  "loading": "Loading worlds…",
  "failed": "Couldn’t load the worlds. Check your connection and try again.",
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
 "wiki": {
  "place": "Wiki page",
  "kind": [
   "Wiki page: ",
   [
    0
   ]
  ]
 },
 "report": {
  "link": "Report a mistake",
  "ask": "Report a mistake",
  "copyRow": "Copy place data",
  "copyHint": "Send this place’s data to the map’s maintainer and say what’s wrong.",
  "copied": "Copied",
  "copyRefused": "Your browser blocked copying. Copy it from here:",
  "title": [
   "Mistake: ",
   [
    0
   ],
   " (",
   [
    1
   ],
   ")"
  ],
  "wrong": "What’s wrong:",
  "world": [
   "World: ",
   [
    0
   ]
  ],
  "id": [
   "ID: ",
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
   "Coordinates: ",
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
  "hint": "This place’s name is a spoiler. It’s hidden until you find the place.",
  "show": "Show name"
 },
 "filterOverride": {
  "filters": "Shared filters",
  "filtersShown": "Showing filters from a link.",
  "filtersHint": "Yours are safe, and changes aren’t saved unless you keep these.",
  "keep": "Keep these",
  "isolated": [
   "Only ",
   [
    0,
    2
   ]
  ],
  "isolateThisKind": "Show only these",
  "undone": "Undone: filters restored"
 },
 "filterSets": {
  "title": "Filter sets",
  "keep": "Keep as set…",
  "rename": "Rename…",
  "earlier": "Move earlier",
  "later": "Move later",
  "start": "Show at start",
  "copyLink": "Copy link",
  "delete": "Delete",
  "nameTitle": {
   "keep": "Keep as filter set",
   "rename": "Rename filter set"
  },
  "taken": {
   "keep": [
    "You already have a set called “",
    [
     0,
     2
    ],
    "”. “Replace” puts what’s shown now in its place."
   ],
   "rename": [
    "You already have a set called “",
    [
     0,
     2
    ],
    "”. Choose another name."
   ]
  },
  "replace": "Replace",
  "full": [
   "There’s room for ",
   [
    0,
    1
   ],
   " sets. Delete one first."
  ],
  "kept": [
   "Kept: “",
   [
    0,
    2
   ],
   "”"
  ],
  "deleted": [
   "Deleted: “",
   [
    0,
    2
   ],
   "”"
  ],
  "deletedElsewhere": "This filter set was deleted elsewhere. Save again to restore it under this name."
 },
 "embed": {
  "copy": "Copy embed code",
  "fixLanguage": "Always use this language",
  "copied": "Embed code copied",
  "title": [
   [
    0,
    2
   ],
   " on the map of ",
   [
    1
   ]
  ]
 },
 "links": {
  "share": "Share",
  "copied": "Link copied"
 },
 "pictures": {
  "list": "Pictures",
  "add": "Add picture",
  "limit": [
   "Up to ",
   [
    0,
    1
   ],
   " pictures, each made smaller to at most ",
   [
    1,
    1
   ],
   " kB. You can also paste or drop them."
  ],
  "name": [
   "Picture ",
   [
    0,
    1
   ],
   " of ",
   [
    1,
    1
   ],
   ": ",
   [
    2,
    2
   ]
  ],
  "elsewhere": "This picture is on another device",
  "damaged": "This picture is damaged",
  "close": "Close picture",
  "delete": "Delete picture",
  "added": "Picture added",
  "deleted": "Picture deleted",
  "nowhere": "Pictures go on pins and notes. Open a pin or a place, then drop the picture again.",
  "full": [
   "A pin or note can have ",
   [
    0,
    1
   ],
   " pictures. Delete one first."
  ],
  "problem": {
   "no-picture": "The browser couldn’t read a picture in this file. Choose another one.",
   "svg": "SVG drawings can’t be added. Choose a PNG, JPEG or WebP picture.",
   "too-large": [
    "The picture is too large: it may have ",
    [
     0,
     1
    ],
    " million pixels. Save it smaller and try again."
   ],
   "storage": "Couldn’t save the picture: browser storage is full or blocked. Nothing was changed.",
   "undecodable": [
    "This browser couldn’t read the ",
    [
     0
    ],
    " picture. Save it as PNG or JPEG, then add that file."
   ],
   "falsified": [
    "Your browser’s fingerprinting protection would change the picture, so nothing was saved. Allow canvas data for this site, with the picture icon in the address bar or with Shields in Brave. Or choose a PNG, JPEG or WebP picture of at most ",
    [
     0,
     1
    ],
    " kB."
   ]
  },
  "falsified": "Your browser’s fingerprinting protection would change the picture, so nothing was saved. Allow canvas data for this site, with the picture icon in the address bar or with Shields in Brave, then try again."
 },
 "spot": {
  "label": [
   "Spot: ",
   [
    0
   ]
  ],
  "temporary": "This pin isn’t saved. It disappears when you close this card."
 },
 "firstHint": {
  "withExample": [
   [
    0,
    1
   ],
   " places. Search for “",
   [
    1
   ],
   "”, or press one on the map to mark it as found."
  ],
  "plain": [
   [
    0,
    1
   ],
   " places. Press one on the map to mark it as found."
  ],
  "kept": "Saved in this browser."
 },
 "card": {
  "id": "ID"
 },
 "quests": {
  "title": "Quests",
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
   " done"
  ],
  "loading": "Loading quests…",
  "failed": "Couldn’t load the quests. Check your connection and try again.",
  "sections": {
   "main": "Main story",
   "side": "Side quests",
   "task": "Tasks",
   "activity": "Activities"
  },
  "search": "Search quests",
  "only": {
   "openToMe": "Open to me",
   "canBeMissed": "Can be missed",
   "timed": "Has a time limit",
   "hideDone": "Hide done ones"
  },
  "place": "Begins in",
  "everywhere": "Everywhere",
  "orders": {
   "story": "Story and settlement",
   "distance": "Nearest first"
  },
  "allTitles": "Show all titles (spoilers)",
  "part": [
   "Show: ",
   [
    0
   ]
  ],
  "veiled": "A quest of the main story",
  "states": {
   "open": "Open",
   "under-way": "In progress",
   "done": "Done",
   "failed": "Failed"
  },
  "state": [
   "State: ",
   [
    0
   ]
  ],
  "begins": [
   "Begins: ",
   [
    0
   ]
  ],
  "beginsIn": [
   "Begins in ",
   [
    0
   ]
  ],
  "beginsNear": [
   "Begins somewhere near: ",
   [
    0
   ]
  ],
  "beginsUnknown": "Where it begins isn’t known.",
  "limits": {
   "days": [
    "Fails after ",
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "day",
      "other": "days"
     }
    ]
   ],
   "someDays": "Fails after some days",
   "hour": [
    "Be there at ",
    [
     0
    ]
   ],
   "noon": "Be there at noon",
   "hours": "Only at set hours",
   "night": "Only at night",
   "one-night": "Within one night",
   "weekly": "Comes again every week",
   "timed": "Has a time limit",
   "before": [
    "Only before: ",
    [
     0
    ]
   ],
   "missable": "Can be missed",
   "no-return": "Open quests can end with it",
   "closes-others": "Ends some other quests",
   "unlocks-region": "Opens another region"
  },
  "comesAfter": "Comes after",
  "leadsTo": "Leads to",
  "rulesOut": "Rules out",
  "lost": [
   [
    0,
    1
   ],
   " open ",
   [
    0,
    {
     "one": "quest",
     "other": "quests"
    }
   ],
   " can end here"
  ],
  "nothing": "No quest fits these filters.",
  "show": "Show on map",
  "nearby": "Open quests nearby",
  "onMap": "Show where quests begin on the map",
  "kind": "Quest",
  "kindNear": "Quest, somewhere near here",
  "trip": "Tour of open quests nearby",
  "here": "Quests that begin here",
  "hereTally": [
   [
    0,
    1
   ],
   " open, ",
   [
    1,
    1
   ],
   " done"
  ]
 },
 "treasureMaps": {
  "title": [
   "Treasure map ",
   [
    0
   ]
  ],
  "lies": "To be picked up there",
  "sold": "Sold there",
  "soldBy": [
   "Sold by: ",
   [
    0
   ]
  ],
  "carried": "Carried by a wanderer",
  "show": "Show where it is",
  "back": "Back to the treasure",
  "fromThere": "Route from there",
  "toTreasure": "Route to the treasure",
  "sells": "Sells",
  "called": "map maps",
  "besides": "treasure treasures number no the of"
 },
 "update": {
  "label": "Update available",
  "waiting": "A new version is ready. Your view and progress are kept.",
  "elsewhere": "The map was updated in another tab. Reload this one when you’re ready.",
  "reload": "Reload now",
  "later": "Later"
 }
})
