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
    readonly programHint: string
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
      readonly noAnswer: string
      readonly badAnswer: string
      readonly noLines: (name: string) => string
      readonly badLines: (name: string) => string
      readonly unreadable: (name: string) => string
      readonly outside: string
    }
    readonly refused: string
    readonly centre: string
    readonly clear: string
    readonly visits: string
    readonly awake: string
    readonly awakeLacking: string
    readonly awakeRefused: string
    readonly you: string
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
      readonly 'too-large': (megabytes: number) => string
      readonly unreadable: string
      readonly empty: string
      readonly encoding: string
      readonly 'too-deep': string
      readonly 'too-many': string
      readonly 'too-many-marks': string
      readonly hostile: (name: string | number) => string
      readonly 'newer-version': string
      readonly 'not-csv': string
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
    }
    readonly notJson: {
      readonly 'web-page': string
      readonly picture: string
      readonly kml: string
      readonly gpx: string
      readonly archive: string
      readonly 'cut-off': string
      readonly damaged: string
      readonly other: string
    }
    readonly skipWords: {
      readonly negative: string
      readonly fractional: string
      readonly text: string
      readonly 'too-large': string
      readonly other: string
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
  "title": "Following the game",
  "open": "Follow the game…",
  "close": "Close",
  "intro": "The map shows where you are in the game and the way you went. Nothing of it leaves this computer.",
  "file": "The game’s log file",
  "fileHint": "Choose it once, and the map reads whatever the game adds to it.",
  "fileOnce": "This browser reads a file only as it is when you choose it. To be followed, use the program, or Chrome, Edge or Opera on a computer.",
  "choose": "Choose the log…",
  "program": "A program on this computer",
  "programHint": "The map asks it once a second, at localhost:8765.",
  "ask": "Ask the program",
  "askAgain": "Ask again now",
  "stop": "Stop following",
  "place": [
   "You are at ",
   [
    0
   ],
   "."
  ],
  "waiting": {
   "file": "Waiting for the game to write where you are…",
   "program": "The program answers, but the game does not say yet where you are."
  },
  "silent": "The game has said nothing new for a while: is it paused or closed?",
  "once": "This is where the log ended when you chose it.",
  "problems": {
   "noAnswer": "Nothing answers at localhost:8765: is the program running, and does it let this page read its answer?",
   "badAnswer": "What answers at localhost:8765 does not tell where you are: another program may be using that address.",
   "noLines": [
    "There is no [LIVEMAP] line at the end of ",
    [
     0,
     2
    ],
    ": is it this game’s log, and is the mod running?"
   ],
   "badLines": [
    "The [LIVEMAP] lines of ",
    [
     0,
     2
    ],
    " cannot be read: each needs five numbers."
   ],
   "unreadable": [
    [
     0,
     2
    ],
    " cannot be read any more: choose it again."
   ],
   "outside": "The game says that you are outside this map: are you in another region or another game?"
  },
  "refused": "This browser did not let you choose a file.",
  "centre": "Keep me in the middle",
  "clear": "Clear the trail",
  "visits": "Mark places as visited when I pass within 15 m",
  "awake": "Keep the screen on while I am followed",
  "awakeLacking": "This browser cannot keep the screen on.",
  "awakeRefused": "The browser does not keep the screen on right now, perhaps to save the battery.",
  "you": "You are here"
 },
 "poster": {
  "contents": {
   "left": "Names and places left to find",
   "nothing": "Only the land",
   "names": "Names",
   "shown": "Names and the places shown now",
   "found": "Names and the places found",
   "all": "Names and all places",
   "route": "Names and the way on the map"
  },
  "preview": "Preview",
  "print": {
   "now": "Print",
   "what": "Places on paper",
   "parts": {
    "all": "All in view",
    "left": "Left to find"
   },
   "legend": "Legend",
   "title": "Print",
   "open": "Print this view…",
   "ready": "The view is ready: your browser asks what to print it on.",
   "again": "Print again",
   "failed": "The view could not be drawn: the list is printed without it.",
   "refused": "This browser cannot print from here: print with its own menu, or open the page in another browser.",
   "lacking": "This browser cannot draw the view: the list is printed without it.",
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
  "open": "Make a poster…",
  "close": "Close",
  "intro": "A picture of the land, for print at 300 dpi or as a wallpaper. It is drawn in this browser.",
  "size": "Size",
  "wallpaper": "Wallpaper",
  "width": "Width in pixels",
  "height": "Height in pixels",
  "turned": "Orientation",
  "portrait": "Portrait",
  "landscape": "Landscape",
  "content": "What is on it",
  "part": "Part of the world",
  "whole": "Whole world",
  "view": "Current view",
  "outOfBounds": [
   "Each side of a wallpaper needs ",
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
  "make": "Draw and save",
  "notices": {
   "saved": "The picture is drawn and handed to your browser’s downloads.",
   "stopped": "Stopped: no picture was saved.",
   "failed": "The picture could not be drawn: check your connection, or try a smaller size."
  },
  "lacking": "This browser cannot draw posters: try a newer one."
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
    " skipped (not marker numbers)"
   ],
   "skippedWhy": [
    [
     0,
     1
    ],
    " skipped (not marker numbers: ",
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
  "nothingNewEmpty": "Nothing new: the list in the file is empty",
  "thenPlaythrough": [
   [
    0
   ],
   ". ",
   [
    1
   ]
  ],
  "reading": "Reading the file",
  "merging": "Merging the file",
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
    "The file’s name does not end in ",
    [
     0
    ],
    ". Choose a backup made with the Backup button, or a file of another map."
   ],
   "too-large": [
    "The file is ",
    [
     0,
     1
    ],
    " MB; a backup is far smaller. Choose a backup made with the Backup button."
   ],
   "unreadable": "The browser could not read the file. Move it somewhere else on this device and try again.",
   "empty": "The file is empty. Choose a backup made with the Backup button.",
   "encoding": "The file’s letters could not be read: they are neither UTF-8 nor UTF-16. Save it again as UTF-8, or choose another copy.",
   "too-deep": "The file holds lists within lists, more than 100 levels deep; a backup has two. Choose a backup made with the Backup button.",
   "too-many": "The file holds more than 100,000 entries or fields, or fields of more than 10,000 names, far more than any backup. Choose a backup made with the Backup button.",
   "too-many-marks": "The file lists more than 10,000 places, far more than any map has. Choose a backup made with the Backup button.",
   "hostile": [
    "The file holds a field that could do harm (",
    [
     0
    ],
    "), which no backup has. Choose a backup made with the Backup button."
   ],
   "newer-version": "This backup was made by a newer version of the map. Reload the page to get that version, then upload it again.",
   "not-csv": "The file is no table of places. Its first line should name the columns x, y and name.",
   "too-many-columns": "The table has more than 100 columns. Keep those called x, y, name and note, and upload it again.",
   "too-many-pins": "The file holds more than 10,000 pins, more than a backup can. Leave out those that you do not need, and upload it again.",
   "no-world": "The places of this map are not loaded, so the file could not be compared with them. Reload the page and upload it again.",
   "nothing-known": "Nothing in the file is on this map, or it is empty. Nothing was changed.",
   "unknown": [
    "Nothing in the file is on this map: ",
    [
     0
    ],
    ". Nothing was changed."
   ],
   "no-bounds": [
    "The wiki’s map does not say where its places lie: “",
    [
     0
    ],
    "” is missing, or is not of a kind that can be read. Copy the whole map from the wiki, and upload it again."
   ],
   "other-numbers": [
    "The file says that its numbers are “",
    [
     0
    ],
    "”, not this map’s coordinates. Save it with x to the east and y to the north, as cards show them, and upload it again."
   ],
   "degrees": "All numbers of the file are below 180: they seem to be degrees of latitude and longitude, not this map’s coordinates. Save it with x to the east and y to the north, as cards show them, and upload it again.",
   "schema": [
    "The file is not a list of discovered markers: ",
    [
     0
    ],
    "."
   ],
   "schemaField": [
    "The file is not a list of discovered markers: ",
    [
     0
    ],
    ": ",
    [
     1
    ],
    "."
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
    "marker-id": "marker id",
    "version-number": "version number"
   }
  },
  "importQuestion": {
   "description": "It comes from another map. Nothing has been merged yet.",
   "sources": {
    "newer-fan-map": "the newer fan map’s list",
    "older-fan-map": "the older fan map’s backup",
    "tracker": "the tracker script’s list",
    "datamaps": "a wiki’s map (DataMaps)",
    "fandom": "a wiki’s map (Fandom)",
    "geojson": "GeoJSON",
    "csv": "a table"
   },
   "matched": "Found on this map",
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
   "pins": "Become pins of yours",
   "unknown": "Unknown, and left out",
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
    "doubt": "It is not plainly a backup of this map. Nothing has been merged yet.",
    "conflict": "It would take the place of words of your own. Nothing has been merged yet.",
    "other-page": "It is the backup of this map that you chose on another world’s page. Nothing has been merged yet."
   },
   "confirm": "Merge",
   "cancel": "Cancel",
   "file": "File",
   "readAs": "Read as",
   "sources": {
    "backup": "a backup",
    "list": "a list of marker numbers"
   },
   "playthrough": "Playthrough of the file",
   "fileMap": "Made for",
   "noName": "a map without a name",
   "thisMap": "This map",
   "otherMapHint": "Its numbers may stand for other places here.",
   "leftOut": "Not taken",
   "leftOutHint": "The file holds more than marks and pins. Only those are merged.",
   "moreFields": [
    "and ",
    [
     0,
     1
    ],
    " more"
   ],
   "result": "Merging gives"
  },
  "unknownReasons": {
   "no-such-place": "no such place within 1 m",
   "unknown-kind": "unknown kind",
   "outside": "outside this map",
   "other-numbers": "in other numbers than this map’s",
   "unreadable": "no coordinate could be read"
  },
  "notJson": {
   "web-page": "The file is a web page, not a backup. Choose a backup made with the Backup button.",
   "picture": "The file is a picture, not a backup. Choose a backup made with the Backup button.",
   "kml": "The file is KML, as other maps write it, and its numbers are degrees of latitude and longitude. Save its places as a table with the columns x, y and name, in this map’s coordinates.",
   "gpx": "The file is GPX, as devices for finding one’s way write it, and its numbers are degrees of latitude and longitude. Save its places as a table with the columns x, y and name, in this map’s coordinates.",
   "archive": "The file is an archive or a spreadsheet. Unpack it, or save the sheet as CSV, and upload that.",
   "cut-off": "The file is not complete JSON; it may have been cut off. Choose another copy of it.",
   "damaged": "The file is not valid JSON; something in it was changed. Choose another copy of it.",
   "other": "The file does not hold JSON. Choose a backup made with the Backup button."
  },
  "skipWords": {
   "negative": "negative",
   "fractional": "fractional",
   "text": "text",
   "too-large": "too large",
   "other": "of another kind"
  }
 },
 "pins": {
  "did": {
   "added": [
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
    " new"
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
    " deleted here since, not brought back"
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
    " outside this map, left out"
   ]
  }
 },
 "transfer": {
  "send": "Send to another device",
  "close": "Close",
  "preparing": "Making the link…",
  "nothing": "There is nothing to send yet: mark a place as discovered, or put a pin, first.",
  "holds": [
   "The code and the link hold your ",
   [
    0
   ],
   ". Point the other device’s camera at the code, or open the link there. It asks before it adds anything, and removes nothing."
  ],
  "linkHolds": [
   "The link holds your ",
   [
    0
   ],
   ". Open it on the other device, which asks before it adds anything, and removes nothing."
  ],
  "private": "Nothing is sent to a server: all of it is in the code and the link themselves.",
  "code": "QR code of the link",
  "tooMuchForCode": "This is too much for a code that a camera reads. Send yourself the link, or take the backup file along.",
  "tooMuchForLink": "This is too much for a link. Take the backup file along, and upload it on the other device.",
  "copy": "Copy link",
  "copied": "Link copied",
  "copyRefused": "The browser did not allow copying. Here it is, selected for you:",
  "share": "Share link",
  "shareTitle": "My marks on the map",
  "backup": "Backup",
  "question": {
   "title": "Add these to your list?",
   "description": "They come from a link. Nothing has been added yet.",
   "confirm": "Merge",
   "cancel": "Cancel"
  },
  "marks": "Marks",
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
  "known": "Everything in this link is in your list already.",
  "empty": "This link holds no marks and no pins.",
  "problemTitle": "This link cannot be read",
  "problem": {
   "damaged": "The link from another device is not complete, or something in it was changed. Nothing was added. Copy the whole link again, or scan the code again.",
   "newer-version": "The link was made by a newer version of this map. Nothing was added. Reload the page to get that version, then open the link again.",
   "other-map": "The link was made on the map of another game, whose marks would be wrong here. Nothing was added.",
   "old-browser": "This browser is too old to read the link. Nothing was added. Update it, or take a backup file along instead.",
   "too-many-marks": "The link lists more than 10,000 places, far more than any map has. Nothing was added. Make a new link on the other device."
  }
 },
 "otherWorld": {
  "file": {
   "title": [
    "This is a backup of ",
    [
     0
    ]
   ],
   "text": "Its marks belong to another world of this site. Nothing was changed here. Open that world, and you will be asked before anything is merged there.",
   "open": [
    "Open ",
    [
     0
    ],
    " and merge there"
   ],
   "notCarried": [
    "This browser cannot carry the file there. Open ",
    [
     0
    ],
    ", and upload it there."
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
   "text": "Its marks belong to another world of this site. Nothing was added here. Open it there, and you will be asked before anything is added."
  },
  "open": [
   "Open ",
   [
    0
   ]
  ],
  "close": "Close",
  "lost": {
   "title": "The file did not arrive",
   "text": "The browser did not keep it on the way here, and nothing was merged. Upload it here: Settings, then Upload."
  }
 }
})
