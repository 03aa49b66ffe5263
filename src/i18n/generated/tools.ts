// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface ToolsMessages {
  readonly live: {
    readonly mod: string
    readonly help: {
      readonly title: string
      readonly log: string
      readonly numbers: string
      readonly program: string
      readonly allow: string
    }
    readonly title: string
    readonly open: string
    readonly close: string
    readonly intro: string
    readonly file: string
    readonly fileHint: string
    readonly fileOnce: string
    readonly choose: string
    readonly program: string
    readonly programHint: (address: string | number) => string
    readonly ask: string
    readonly askAgain: string
    readonly stop: string
    readonly place: (coordinate: string | number) => string
    readonly waiting: {
      readonly file: string
      readonly program: string
    }
    readonly silent: string
    readonly once: string
    readonly problems: {
      readonly noAnswer: (address: string | number) => string
      readonly badAnswer: (address: string | number) => string
      readonly noLines: (name: string) => string
      readonly badLines: (name: string) => string
      readonly unreadable: (name: string) => string
      readonly outside: string
      readonly elsewhere: (title: string | number) => string
      readonly unmapped: string
      readonly forbidden: (address: string | number) => string
      readonly mixed: (address: string | number) => string
    }
    readonly goThere: string
    readonly refused: string
    readonly centre: string
    readonly clear: string
    readonly exportTrail: string
    readonly trail: string
    readonly visits: string
    readonly finds: string
    readonly alert: string
    readonly near: (label: string | number) => string
    readonly awake: string
    readonly awakeLacking: string
    readonly awakeRefused: string
    readonly you: string
    readonly small: string
    readonly smallClose: string
    readonly smallHint: string
    readonly smallLacking: string
    readonly updateWaits: string
    readonly smallRefused: string
    readonly address: string
    readonly addressWrong: string
    readonly aloud: string
    readonly voiceLacking: string
    readonly voiceUnable: string
    readonly offRoute: string
    readonly leadOn: string
  }
  readonly poster: {
    readonly contents: {
      readonly left: string
      readonly nothing: string
      readonly names: string
      readonly shown: string
      readonly found: string
      readonly all: string
      readonly route: string
    }
    readonly preview: string
    readonly print: {
      readonly now: string
      readonly what: string
      readonly parts: {
        readonly all: string
        readonly left: string
      }
      readonly legend: string
      readonly title: string
      readonly open: string
      readonly ready: string
      readonly again: string
      readonly failed: string
      readonly refused: string
      readonly lacking: string
      readonly falsified: string
      readonly places: (count: number) => string
    }
    readonly title: string
    readonly open: string
    readonly close: string
    readonly intro: string
    readonly size: string
    readonly wallpaper: string
    readonly width: string
    readonly height: string
    readonly turned: string
    readonly portrait: string
    readonly landscape: string
    readonly content: string
    readonly part: string
    readonly whole: string
    readonly view: string
    readonly outOfBounds: (least: number, most: number) => string
    readonly drawn: (percent: number) => string
    readonly stop: string
    readonly make: string
    readonly notices: {
      readonly saved: string
      readonly stopped: string
      readonly failed: string
      readonly notLoaded: string
    }
    readonly lacking: string
  }
  readonly upload: {
    readonly did: {
      readonly added: (amount: number) => string
      readonly addedOff: (amount: number, off: number) => string
      readonly known: (amount: number) => string
      readonly skipped: (amount: number) => string
      readonly skippedWhy: (amount: number, why: string | number) => string
      readonly unknown: (amount: number, why: string | number) => string
      readonly quests: (amount: number) => string
      readonly sets: (amount: number) => string
      readonly setsLeft: (amount: number) => string
      readonly pictures: (amount: number) => string
      readonly picturesLeft: (amount: number) => string
      readonly picturesBroken: (amount: number) => string
    }
    readonly forReason: (amount: number, reason: string | number) => string
    readonly nothingNew: (did: string | number) => string
    readonly nothingNewEmpty: string
    readonly thenPlaythrough: (summary: string | number, merged: string | number) => string
    readonly reading: string
    readonly merging: string
    readonly cancelReading: string
    readonly endings: (before: string | number, last: string | number) => string
    readonly problem: {
      readonly extension: (endings: string | number) => string
      readonly 'too-large': (megabytes: number, most: number) => string
      readonly unreadable: string
      readonly empty: string
      readonly encoding: string
      readonly 'too-deep': string
      readonly 'too-many': string
      readonly 'too-many-marks': string
      readonly hostile: (name: string | number) => string
      readonly 'newer-version': string
      readonly 'not-csv': string
      readonly 'not-xml': string
      readonly 'too-many-columns': string
      readonly 'too-many-pins': string
      readonly 'no-world': string
      readonly 'nothing-known': string
      readonly unknown: (unknown: string | number) => string
      readonly 'no-bounds': (field: string | number) => string
      readonly 'other-numbers': (system: string | number) => string
      readonly degrees: string
      readonly schema: (wrong: string | number) => string
      readonly schemaField: (field: string | number, wrong: string | number) => string
      readonly 'unknown-encoding': (name: string | number) => string
      readonly held: (what: string | number, hint: string | number) => string
    }
    readonly misfit: {
      readonly missing: string
      readonly expected: (expected: string | number) => string
      readonly received: (expected: string | number, received: string | number) => string
      readonly kinds: {
        readonly 'marker-id': string
        readonly 'version-number': string
      }
    }
    readonly importQuestion: {
      readonly description: string
      readonly sources: {
        readonly 'newer-fan-map': string
        readonly 'older-fan-map': string
        readonly tracker: string
        readonly datamaps: string
        readonly fandom: string
        readonly geojson: string
        readonly csv: string
        readonly kml: string
        readonly gpx: string
      }
      readonly matched: string
      readonly noneMatched: string
      readonly amountMatched: (amount: number, added: number, known: number) => string
      readonly pins: string
      readonly unknown: string
      readonly unknownReason: (amount: number, reason: string | number) => string
    }
    readonly question: {
      readonly title: string
      readonly descriptions: {
        readonly doubt: string
        readonly conflict: string
        readonly 'other-page': string
      }
      readonly confirm: string
      readonly cancel: string
      readonly file: string
      readonly readAs: string
      readonly sources: {
        readonly backup: string
        readonly list: string
      }
      readonly playthrough: string
      readonly fileMap: string
      readonly noName: string
      readonly thisMap: string
      readonly otherMapHint: string
      readonly leftOut: string
      readonly leftOutHint: string
      readonly moreFields: (amount: number) => string
      readonly result: string
    }
    readonly unknownReasons: {
      readonly 'no-such-place': string
      readonly 'unknown-kind': string
      readonly outside: string
      readonly 'other-numbers': string
      readonly unreadable: string
      readonly address: string
    }
    readonly notJson: {
      readonly 'web-page': string
      readonly picture: string
      readonly archive: string
      readonly 'cut-off': string
      readonly damaged: string
      readonly other: string
      readonly kmz: string
    }
    readonly skipWords: {
      readonly negative: string
      readonly fractional: string
      readonly text: string
      readonly 'too-large': string
      readonly other: string
    }
    readonly problemOf: (problem: string | number, name: string) => string
    readonly held: {
      readonly track: (amount: number) => string
      readonly route: (amount: number) => string
      readonly link: (amount: number) => string
      readonly overlay: (amount: number) => string
      readonly address: (amount: number) => string
      readonly description: string
    }
    readonly heldHints: {
      readonly track: string
      readonly link: string
      readonly place: string
    }
  }
  readonly pins: {
    readonly did: {
      readonly added: (amount: number) => string
      readonly changed: (amount: number) => string
      readonly deleted: (amount: number) => string
      readonly alreadyKnown: (amount: number) => string
      readonly stayDeleted: (amount: number) => string
      readonly skipped: (amount: number) => string
      readonly outside: (amount: number) => string
    }
  }
  readonly transfer: {
    readonly send: string
    readonly close: string
    readonly preparing: string
    readonly nothing: string
    readonly holds: (what: string | number) => string
    readonly linkHolds: (what: string | number) => string
    readonly private: string
    readonly code: string
    readonly tooMuchForCode: string
    readonly tooMuchForLink: string
    readonly copy: string
    readonly copied: string
    readonly copyRefused: string
    readonly share: string
    readonly shareTitle: string
    readonly backup: string
    readonly question: {
      readonly title: string
      readonly description: string
      readonly confirm: string
      readonly cancel: string
    }
    readonly marks: string
    readonly pins: string
    readonly figures: (added: number, known: number) => string
    readonly figuresOff: (added: number, off: number, known: number) => string
    readonly added: string
    readonly knownTitle: string
    readonly known: string
    readonly empty: string
    readonly problemTitle: string
    readonly problem: {
      readonly damaged: string
      readonly 'newer-version': string
      readonly 'other-map': string
      readonly 'old-browser': string
      readonly 'too-many-marks': string
    }
    readonly noPictures: string
    readonly quests: string
  }
  readonly otherWorld: {
    readonly file: {
      readonly title: (world: string | number) => string
      readonly text: string
      readonly open: (world: string | number) => string
      readonly notCarried: (world: string | number) => string
      readonly cancel: string
    }
    readonly link: {
      readonly title: (world: string | number) => string
      readonly text: string
    }
    readonly open: (world: string | number) => string
    readonly close: string
    readonly lost: {
      readonly title: string
      readonly text: string
    }
  }
  readonly copyFile: {
    readonly title: string
    readonly hint: string
    readonly unsupported: string
    readonly begin: string
    readonly choose: string
    readonly stop: string
    readonly allow: string
    readonly anew: string
    readonly begun: (name: string) => string
    readonly kept: (name: string, date: string | number) => string
    readonly problems: {
      readonly ask: (name: string) => string
      readonly refused: (name: string) => string
      readonly away: (name: string) => string
      readonly locked: (name: string) => string
      readonly full: (name: string) => string
      readonly damaged: (name: string) => string
      readonly foreign: (name: string) => string
      readonly 'other-world': (name: string) => string
      readonly newer: (name: string) => string
      readonly taken: (name: string) => string
    }
  }
  readonly keepFile: {
    readonly title: string
    readonly hints: {
      readonly both: (ending: string | number) => string
      readonly share: string
      readonly copy: (ending: string | number) => string
    }
    readonly share: string
    readonly copy: string
    readonly copied: string
    readonly reminder: string
    readonly confirm: string
    readonly confirmed: string
  }
}

export const toolMessages = defineMessages<ToolsMessages>('tools', {
 "live": {
  "mod": "The game needs a mod that reports your position.",
  "help": {
   "title": "What the mod must write",
   "log": "Once a second, a line at the end of the game’s log:",
   "numbers": "The numbers are, in metres of the game: how far east, how far north and how high you are; then the direction you look in, as its parts to the east and to the north.",
   "program": "Or a program on this computer answers this address:",
   "allow": "Its answer must allow this page to read it:"
  },
  "title": "Live position",
  "open": "Follow game…",
  "close": "Close",
  "intro": "Shows your position and trail in the game. Nothing leaves this computer.",
  "file": "Game log file",
  "fileHint": "Choose it once, and the map reads new lines as the game writes them.",
  "fileOnce": "This browser reads a file only once. To follow live, use the program, or Chrome, Edge or Opera on a computer.",
  "choose": "Choose log…",
  "program": "Program on this computer",
  "programHint": [
   "The map asks it once a second at ",
   [
    0
   ],
   "."
  ],
  "ask": "Connect",
  "askAgain": "Try again",
  "stop": "Stop following",
  "place": [
   "You are at ",
   [
    0
   ],
   "."
  ],
  "waiting": {
   "file": "Waiting for your position in the log…",
   "program": "The program answers, but has no position yet."
  },
  "silent": "No news from the game for a while. Is it paused or closed?",
  "once": "This is the last position in the log you chose.",
  "problems": {
   "noAnswer": [
    "No answer at ",
    [
     0
    ],
    ". Is the program running, and does it allow this page to connect?"
   ],
   "badAnswer": [
    "The answer at ",
    [
     0
    ],
    " has no position. Another program may be using that address."
   ],
   "noLines": [
    "No [LIVEMAP] line at the end of ",
    [
     0,
     2
    ],
    ". Is this the game’s log, and is the mod running?"
   ],
   "badLines": [
    "Can’t read the [LIVEMAP] lines in ",
    [
     0,
     2
    ],
    ": each needs five numbers."
   ],
   "unreadable": [
    "Can’t read ",
    [
     0,
     2
    ],
    " any more. Choose it again."
   ],
   "outside": "You’re outside this map. Are you in another region or game?",
   "elsewhere": [
    "You’re on another map: ",
    [
     0
    ],
    "."
   ],
   "unmapped": "You’re in a part of the game that has no map here.",
   "forbidden": [
    "This site’s security policy doesn’t let the map ask ",
    [
     0
    ],
    ". Whoever runs the site has to add that address."
   ],
   "mixed": [
    "A page that was loaded by https can’t ask ",
    [
     0
    ],
    " by http. Use https there, or a program on this computer."
   ]
  },
  "goThere": "Go there",
  "refused": "This browser didn’t allow choosing a file.",
  "centre": "Keep me centred",
  "clear": "Clear trail",
  "exportTrail": "Export trail (GPX)",
  "trail": "Trail",
  "visits": "Mark places as visited within 15 m",
  "finds": "Mark places as found within 15 m",
  "alert": "Play a sound near unfound places",
  "near": [
   "Nearby: ",
   [
    0
   ]
  ],
  "awake": "Keep screen on while following",
  "awakeLacking": "This browser can’t keep the screen on.",
  "awakeRefused": "The browser isn’t keeping the screen on right now, perhaps to save battery.",
  "you": "You are here",
  "small": "Open small window",
  "smallClose": "Close small window",
  "smallHint": "The map in a small window that stays on top of the game.",
  "smallLacking": "This browser can’t keep a window on top: Chrome or Edge on a computer can.",
  "updateWaits": "The update waits until you close the small window.",
  "smallRefused": "The browser didn’t open the small window.",
  "address": "Address of the program",
  "addressWrong": "Enter an address in your own network, such as http://192.168.1.20:8765.",
  "aloud": "Speak the next turn",
  "voiceLacking": "This browser has no voice for English.",
  "voiceUnable": "This browser can’t speak.",
  "offRoute": "Off the route",
  "leadOn": "Directions from here"
 },
 "poster": {
  "contents": {
   "left": "Names and unfound places",
   "nothing": "Map only",
   "names": "Names",
   "shown": "Names and shown places",
   "found": "Names and found places",
   "all": "Names and all places",
   "route": "Names and route"
  },
  "preview": "Preview",
  "print": {
   "now": "Print",
   "what": "Places on paper",
   "parts": {
    "all": "All in view",
    "left": "Unfound only"
   },
   "legend": "Legend",
   "title": "Print",
   "open": "Print view…",
   "ready": "Ready to print in your browser’s print dialog.",
   "again": "Print again",
   "failed": "Couldn’t draw the map. Only the list is printed.",
   "refused": "This browser can’t print from here. Use its own menu, or open the page in another browser.",
   "lacking": "This browser can’t draw the map. Only the list is printed.",
   "falsified": "Your browser’s fingerprinting protection would change the map. Only the list is printed. To print the map, allow canvas data for this site, with the picture icon in the address bar or with Shields in Brave.",
   "places": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " place in this view"
      ],
      "other": [
       [
        0,
        1
       ],
       " places in this view"
      ]
     }
    ]
   ]
  },
  "title": "Poster",
  "open": "Create poster…",
  "close": "Close",
  "intro": "An image of the map, to print at 300 dpi or use as a wallpaper. It’s drawn in your browser.",
  "size": "Size",
  "wallpaper": "Wallpaper",
  "width": "Width in pixels",
  "height": "Height in pixels",
  "turned": "Orientation",
  "portrait": "Portrait",
  "landscape": "Landscape",
  "content": "Show",
  "part": "Area",
  "whole": "Whole world",
  "view": "Current view",
  "outOfBounds": [
   "Each side must be ",
   [
    0,
    1
   ],
   " to ",
   [
    1,
    1
   ],
   " pixels."
  ],
  "drawn": [
   [
    0,
    1
   ],
   " % drawn"
  ],
  "stop": "Stop",
  "make": "Save poster",
  "notices": {
   "saved": "Poster saved",
   "stopped": "Stopped. Poster not saved.",
   "failed": "Couldn’t create the poster. Try a smaller size.",
   "notLoaded": "Couldn’t create the poster. Check your connection."
  },
  "lacking": "This browser can’t create posters. Try a newer one."
 },
 "upload": {
  "did": {
   "added": [
    [
     0,
     1
    ],
    " new"
   ],
   "addedOff": [
    [
     0,
     1
    ],
    " new (",
    [
     1,
     1
    ],
    " not on this map, kept for your next backup)"
   ],
   "known": [
    [
     0,
     1
    ],
    " already known"
   ],
   "skipped": [
    [
     0,
     1
    ],
    " skipped (not valid IDs)"
   ],
   "skippedWhy": [
    [
     0,
     1
    ],
    " skipped (not valid IDs: ",
    [
     1
    ],
    ")"
   ],
   "unknown": [
    [
     0,
     1
    ],
    " unknown (",
    [
     1
    ],
    ")"
   ],
   "quests": [
    "quests: ",
    [
     0,
     1
    ]
   ],
   "sets": [
    "filter sets: ",
    [
     0,
     1
    ]
   ],
   "setsLeft": [
    "filter sets without room: ",
    [
     0,
     1
    ]
   ],
   "pictures": [
    "pictures: ",
    [
     0,
     1
    ]
   ],
   "picturesLeft": [
    "pictures without room: ",
    [
     0,
     1
    ]
   ],
   "picturesBroken": [
    "damaged pictures skipped: ",
    [
     0,
     1
    ]
   ]
  },
  "forReason": [
   [
    0,
    1
   ],
   " ",
   [
    1
   ]
  ],
  "nothingNew": [
   "Nothing new: ",
   [
    0
   ]
  ],
  "nothingNewEmpty": "Nothing new: the file is empty",
  "thenPlaythrough": [
   [
    0
   ],
   ". ",
   [
    1
   ]
  ],
  "reading": "Reading file",
  "merging": "Merging file",
  "cancelReading": "Cancel",
  "endings": [
   [
    0
   ],
   " or ",
   [
    1
   ]
  ],
  "problem": {
   "extension": [
    "The file name must end in ",
    [
     0
    ],
    ". Choose a backup made with the Backup button, or a file from another map."
   ],
   "too-large": [
    "The file is ",
    [
     0,
     1
    ],
    " MB, and at most ",
    [
     1,
     1
    ],
    " MB can be read. Choose a backup made with the Backup button."
   ],
   "unreadable": "The browser couldn’t read the file. Move it to another folder and try again.",
   "empty": "The file is empty. Choose a backup made with the Backup button.",
   "encoding": "The file isn’t in UTF-8 or UTF-16. Save it as UTF-8 or choose another copy.",
   "too-deep": "The file is nested more than 100 levels deep. Choose a backup made with the Backup button.",
   "too-many": "The file has more than 100,000 entries or fields, or fields with more than 10,000 names. Choose a backup made with the Backup button.",
   "too-many-marks": "The file lists more than 10,000 places, more than any map has. Choose a backup made with the Backup button.",
   "hostile": [
    "The file has an unsafe field (",
    [
     0
    ],
    "). Choose a backup made with the Backup button."
   ],
   "newer-version": "This backup was made with a newer version of the map. Reload the page to update, then upload it again.",
   "not-csv": "The file isn’t a table of places. Its first line should contain the columns x, y and name.",
   "not-xml": "The file is damaged or isn’t KML or GPX. Export it again and upload the new copy.",
   "too-many-columns": "The table has more than 100 columns. Keep x, y, name and note, and upload it again.",
   "too-many-pins": "The file has more than 10,000 pins, the limit for a backup. Remove some and upload it again.",
   "no-world": "This map’s places aren’t loaded, so the file couldn’t be checked. Reload the page and upload it again.",
   "nothing-known": "The file is empty, or nothing in it is on this map. Nothing was changed.",
   "unknown": [
    "Nothing in the file is on this map: ",
    [
     0
    ],
    ". Nothing was changed."
   ],
   "no-bounds": [
    "The wiki map doesn’t say where its places are: “",
    [
     0
    ],
    "” is missing or unreadable. Copy the whole map from the wiki and upload it again."
   ],
   "other-numbers": [
    "The file uses “",
    [
     0
    ],
    "” coordinates, not this map’s. Save it with x to the east and y to the north, as shown on cards, and upload it again."
   ],
   "degrees": "All numbers in the file are below 180, so they look like latitude and longitude. Save it with x to the east and y to the north, as shown on cards, and upload it again.",
   "schema": [
    "The file isn’t a list of found places: ",
    [
     0
    ],
    "."
   ],
   "schemaField": [
    "The file isn’t a list of found places: ",
    [
     0
    ],
    ": ",
    [
     1
    ],
    "."
   ],
   "unknown-encoding": [
    "The file says it’s in “",
    [
     0
    ],
    "”, which this browser can’t read. Save it as UTF-8 and upload it again."
   ],
   "held": [
    "The file has only ",
    [
     0
    ],
    ". ",
    [
     1
    ]
   ]
  },
  "misfit": {
   "missing": "Required",
   "expected": [
    "Expected ",
    [
     0
    ]
   ],
   "received": [
    "Expected ",
    [
     0
    ],
    ", received ",
    [
     1
    ]
   ],
   "kinds": {
    "marker-id": "place ID",
    "version-number": "version number"
   }
  },
  "importQuestion": {
   "description": "This file is from another map. Nothing has been merged yet.",
   "sources": {
    "newer-fan-map": "list from the newer fan map",
    "older-fan-map": "backup from the older fan map",
    "tracker": "list from the tracker script",
    "datamaps": "wiki map (DataMaps)",
    "fandom": "wiki map (Fandom)",
    "geojson": "GeoJSON",
    "csv": "table",
    "kml": "KML",
    "gpx": "GPX"
   },
   "matched": "Matched",
   "noneMatched": "No places",
   "amountMatched": [
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
    ": ",
    [
     1,
     1
    ],
    " new, ",
    [
     2,
     1
    ],
    " already known"
   ],
   "pins": "Added as pins",
   "unknown": "Unknown, skipped",
   "unknownReason": [
    [
     0,
     1
    ],
    ": ",
    [
     1
    ]
   ]
  },
  "question": {
   "title": "Merge this file?",
   "descriptions": {
    "doubt": "This may not be a backup of this map. Nothing has been merged yet.",
    "conflict": "It conflicts with pins or notes of yours. Nothing has been merged yet.",
    "other-page": "This is the backup you chose on another world’s page. Nothing has been merged yet."
   },
   "confirm": "Merge",
   "cancel": "Cancel",
   "file": "File",
   "readAs": "Format",
   "sources": {
    "backup": "backup",
    "list": "list of place IDs"
   },
   "playthrough": "Playthrough",
   "fileMap": "Made for",
   "noName": "an unnamed map",
   "thisMap": "This map",
   "otherMapHint": "Its IDs may be different places here.",
   "leftOut": "Skipped",
   "leftOutHint": "The file has more than found places and pins. Only those are merged.",
   "moreFields": [
    "and ",
    [
     0,
     1
    ],
    " more"
   ],
   "result": "Result"
  },
  "unknownReasons": {
   "no-such-place": "no such place within 1 m",
   "unknown-kind": "unknown type",
   "outside": "outside this map",
   "other-numbers": "not in this map’s coordinates",
   "unreadable": "no readable coordinates",
   "address": "only an address, no coordinates"
  },
  "notJson": {
   "web-page": "The file is a web page, not a backup. Choose a backup made with the Backup button.",
   "picture": "The file is an image, not a backup. Choose a backup made with the Backup button.",
   "archive": "The file is an archive or a spreadsheet. Unzip it or save it as CSV, then upload that.",
   "cut-off": "The JSON is incomplete. Choose another copy of the file.",
   "damaged": "The JSON is invalid. Choose another copy of the file.",
   "other": "The file isn’t JSON. Choose a backup made with the Backup button.",
   "kmz": "The file is a KMZ, which is a zipped KML. Unzip it and upload the KML in it."
  },
  "skipWords": {
   "negative": "negative",
   "fractional": "not whole numbers",
   "text": "text",
   "too-large": "too large",
   "other": "other"
  },
  "problemOf": [
   [
    0
   ],
   " (",
   [
    1,
    2
   ],
   ")"
  ],
  "held": {
   "track": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " track"
      ],
      "other": [
       [
        0,
        1
       ],
       " tracks"
      ]
     }
    ]
   ],
   "route": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " route without points"
      ],
      "other": [
       [
        0,
        1
       ],
       " routes without points"
      ]
     }
    ]
   ],
   "link": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " link to another file"
      ],
      "other": [
       [
        0,
        1
       ],
       " links to other files"
      ]
     }
    ]
   ],
   "overlay": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " image laid over a map"
      ],
      "other": [
       [
        0,
        1
       ],
       " images laid over a map"
      ]
     }
    ]
   ],
   "address": [
    [
     0,
     {
      "one": [
       [
        0,
        1
       ],
       " place with an address but no coordinates"
      ],
      "other": [
       [
        0,
        1
       ],
       " places with an address but no coordinates"
      ]
     }
    ]
   ],
   "description": "a description"
  },
  "heldHints": {
   "track": "This map reads waypoints and routes. Save the track as a route and upload it again.",
   "link": "Open the link, save its places as a file and upload that.",
   "place": "This map shows places with coordinates. Add them and upload the file again."
  }
 },
 "pins": {
  "did": {
   "added": [
    [
     0,
     1
    ],
    " new ",
    [
     0,
     {
      "one": "pin",
      "other": "pins"
     }
    ]
   ],
   "changed": [
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
    " changed"
   ],
   "deleted": [
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
    " deleted"
   ],
   "alreadyKnown": [
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
    " already known"
   ],
   "stayDeleted": [
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
    " deleted here since, not restored"
   ],
   "skipped": [
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
    " skipped (damaged)"
   ],
   "outside": [
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
    " outside this map, skipped"
   ]
  }
 },
 "transfer": {
  "send": "Send to another device",
  "close": "Close",
  "preparing": "Creating link…",
  "nothing": "Nothing to send yet. Find a place or add a pin first.",
  "holds": [
   "The code and the link contain your ",
   [
    0
   ],
   ". Scan the code with the other device, or open the link there. It asks before adding anything and removes nothing."
  ],
  "linkHolds": [
   "The link contains your ",
   [
    0
   ],
   ". Open it on the other device. It asks before adding anything and removes nothing."
  ],
  "private": "Nothing is sent to a server: the data is in the code and the link themselves.",
  "code": "QR code for the link",
  "tooMuchForCode": "Too much data for a QR code. Send the link or use a backup file.",
  "tooMuchForLink": "Too much data for a link. Upload a backup file on the other device instead.",
  "copy": "Copy link",
  "copied": "Link copied",
  "copyRefused": "Your browser blocked copying. Copy it from here:",
  "share": "Share link",
  "shareTitle": "My map progress",
  "backup": "Backup",
  "question": {
   "title": "Add to your progress?",
   "description": "This comes from a link. Nothing has been added yet.",
   "confirm": "Merge",
   "cancel": "Cancel"
  },
  "marks": "Found places",
  "pins": "Pins",
  "figures": [
   [
    0,
    1
   ],
   " new, ",
   [
    1,
    1
   ],
   " already known"
  ],
  "figuresOff": [
   [
    0,
    1
   ],
   " new (",
   [
    1,
    1
   ],
   " not on this map), ",
   [
    2,
    1
   ],
   " already known"
  ],
  "added": "Added from a link",
  "knownTitle": "Nothing new in this link",
  "known": "You already have everything in this link.",
  "empty": "This link contains no found places and no pins.",
  "problemTitle": "Can’t read this link",
  "problem": {
   "damaged": "The link from another device is incomplete or damaged. Nothing was added. Copy the whole link again, or rescan the code.",
   "newer-version": "The link was made with a newer version of this map. Nothing was added. Reload the page to update, then open the link again.",
   "other-map": "The link is for another game’s map. Nothing was added.",
   "old-browser": "This browser is too old to read the link. Nothing was added. Update it or use a backup file instead.",
   "too-many-marks": "The link lists more than 10,000 places, more than any map has. Nothing was added. Make a new link on the other device."
  },
  "noPictures": "Pictures on pins and notes stay here. A backup takes them along.",
  "quests": "Quests"
 },
 "otherWorld": {
  "file": {
   "title": [
    "This is a backup of ",
    [
     0
    ]
   ],
   "text": "It belongs to another world. Nothing was changed here. Open that world, and you’ll be asked before anything is merged.",
   "open": [
    "Open ",
    [
     0
    ],
    " and merge"
   ],
   "notCarried": [
    "This browser can’t pass the file on. Open ",
    [
     0
    ],
    " and upload it there."
   ],
   "cancel": "Cancel"
  },
  "link": {
   "title": [
    "This link is for ",
    [
     0
    ]
   ],
   "text": "It belongs to another world. Nothing was added here. Open that world, and you’ll be asked before anything is added."
  },
  "open": [
   "Open ",
   [
    0
   ]
  ],
  "close": "Close",
  "lost": {
   "title": "File lost in transfer",
   "text": "The browser didn’t keep the file, so nothing was merged. Upload it here under Settings."
  }
 },
 "copyFile": {
  "title": "Keep a copy in a file",
  "hint": "Choose a file in a folder that your own cloud syncs. Your progress is written to it, and what your other devices write is merged.",
  "unsupported": "This browser can’t keep a file up to date. Use Backup to download your progress, and Upload to merge it on another device.",
  "begin": "New file…",
  "choose": "Existing file…",
  "stop": "Stop keeping it",
  "allow": "Allow",
  "anew": "Write it anew",
  "begun": [
   "Copy in ",
   [
    0,
    2
   ]
  ],
  "kept": [
   "Copy in ",
   [
    0,
    2
   ],
   ", written ",
   [
    1
   ]
  ],
  "problems": {
   "ask": [
    "Your browser asks before it lets the map use ",
    [
     0,
     2
    ],
    ". Choose Allow to go on."
   ],
   "refused": [
    "Your browser doesn’t let the map use ",
    [
     0,
     2
    ],
    ". Change that beside the page’s address, or choose another file."
   ],
   "away": [
    [
     0,
     2
    ],
    " isn’t in its folder. Bring it back or choose another file."
   ],
   "locked": [
    "Couldn’t read or write ",
    [
     0,
     2
    ],
    ". Close other programs that use it and try again."
   ],
   "full": [
    "No room to write ",
    [
     0,
     2
    ],
    ". Free some space and try again."
   ],
   "damaged": [
    [
     0,
     2
    ],
    " is incomplete and was left alone. Your progress is safe here. Wait for your cloud to finish and try again."
   ],
   "foreign": [
    [
     0,
     2
    ],
    " isn’t a backup of this map and was left alone. Choose another file."
   ],
   "other-world": [
    [
     0,
     2
    ],
    " is from another world and was left alone. Choose another file."
   ],
   "newer": [
    [
     0,
     2
    ],
    " was written by a newer version of this map and was left alone. Reload the page to update."
   ],
   "taken": [
    [
     0,
     2
    ],
    " holds the copy of another playthrough. Choose another file."
   ]
  }
 },
 "keepFile": {
  "title": "Save file",
  "hints": {
   "both": [
    "This app can’t download files. Share the file to keep it, or copy its text into a file that ends in ",
    [
     0
    ],
    "."
   ],
   "share": "This app can’t download files. Share the file to keep it.",
   "copy": [
    "This app can’t download files. Copy the text into a file that ends in ",
    [
     0
    ],
    ", or open the map in your browser."
   ]
  },
  "share": "Share file",
  "copy": "Copy text",
  "copied": "Text copied",
  "reminder": "The map reminds you to back up until you confirm that the file arrived.",
  "confirm": "Confirm backup",
  "confirmed": "Backup confirmed"
 }
})
