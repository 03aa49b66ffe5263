// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface FirstMessages {
  readonly map: {
    readonly menu: string
    readonly label: (game: string | number) => string
    readonly role: string
    readonly compassNorth: string
    readonly metres: (metres: number) => string
    readonly kilometres: (kilometres: number) => string
    readonly viewFailedTitle: string
    readonly viewFailedText: string
    readonly reload: string
  }
  readonly app: {
    readonly name: string
    readonly title: (game: string | number) => string
    readonly subtitle: (game: string | number) => string
    readonly loadingMap: string
  }
  readonly world: {
    readonly shown: (title: string | number) => string
    readonly choose: string
    readonly failedTitle: string
    readonly failedText: string
    readonly retry: string
  }
  readonly skip: {
    readonly navigation: string
    readonly toSearch: string
    readonly toSettings: string
  }
  readonly panel: {
    readonly title: string
    readonly open: string
    readonly close: string
    readonly showAll: string
    readonly showPlaces: (amount: number) => string
    readonly hideAll: string
    readonly mapLabels: string
    readonly showing: (shown: number, all: number) => string
    readonly discovered: (found: number, all: number) => string
    readonly filters: string
    readonly tab: string
    readonly bar: string
    readonly search: string
    readonly more: string
    readonly tabs: {
      readonly filters: string
      readonly progress: string
      readonly list: string
      readonly pins: string
    }
  }
  readonly search: {
    readonly label: string
    readonly placeholder: string
    readonly clear: string
    readonly searching: string
    readonly results: string
    readonly found: (amount: number) => string
    readonly foundOwn: (own: number) => string
    readonly foundBoth: (amount: number, own: number) => string
    readonly nothing: (text: string | number, hasOwn: boolean) => string
    readonly nothingHint: string
    readonly nothingHintSuchAs: (example: string | number) => string
  }
  readonly card: {
    readonly label: (label: string | number) => string
    readonly close: string
    readonly showMore: string
    readonly showLess: string
    readonly type: string
    readonly coordinate: string
    readonly copyCoordinate: (coordinate: string | number) => string
    readonly copied: string
    readonly yields: string
    readonly description: string
    readonly requirement: string
    readonly more: string
    readonly image: (label: string | number) => string
    readonly discovered: string
    readonly mark: string
    readonly marked: string
    readonly visited: string
    readonly copyRefused: string
  }
  readonly settings: {
    readonly open: string
  }
  readonly toasts: {
    readonly region: string
    readonly close: string
    readonly undo: string
  }
  readonly chunk: {
    readonly title: string
    readonly reload: string
    readonly close: string
  }
  readonly footer: {
    readonly terms: string
    readonly privacy: string
    readonly credits: string
    readonly disclaimer: string
    readonly disclaimerText: (game: string | number, studio: string | number) => string
    readonly navigation: string
  }
  readonly errorFallback: {
    readonly backup: string
  }
  readonly pages: {
    readonly title: (page: string | number, site: string | number) => string
  }
  readonly where: {
    readonly from: (metres: number, direction: 'east' | 'north-east' | 'north' | 'north-west' | 'west' | 'south-west' | 'south' | 'south-east', place: string | number) => string
    readonly of: (metres: number, direction: 'east' | 'north-east' | 'north' | 'north-west' | 'west' | 'south-west' | 'south' | 'south-east', of: string | number) => string
    readonly in: (place: string | number) => string
  }
  readonly listed: (before: string | number, next: string | number) => string
  readonly besideEachOther: (before: string | number, next: string | number) => string
  readonly inSuccession: (before: string | number, next: string | number) => string
  readonly filters: {
    readonly types: string
    readonly categoryState: (on: number, all: number) => string
    readonly actions: (title: string | number) => string
    readonly tallyLabel: (found: number, total: number) => string
    readonly fold: (category: string | number) => string
    readonly more: {
      readonly found: string
      readonly locked: (locked: string | number) => string
      readonly yields: string
      readonly both: (locked: string | number) => string
    }
    readonly on: string
  }
  readonly progress: {
    readonly loading: string
  }
  readonly spot: {
    readonly title: (coordinate: string | number) => string
  }
  readonly embed: {
    readonly open: string
    readonly selected: (label: string | number) => string
  }
  readonly measure: {
    readonly metres: (metres: number) => string
  }
  readonly shortcuts: {
    readonly open: string
    readonly nothingLeft: string
    readonly nothingSelected: string
  }
  readonly amount: {
    readonly marks: (amount: number) => string
    readonly pins: (amount: number) => string
    readonly both: (marks: number, pins: number) => string
  }
  readonly pins: {
    readonly untitled: string
    readonly card: (label: string | number) => string
    readonly heading: string
    readonly state: (amount: number, shown: boolean) => string
    readonly yourNote: string
  }
  readonly filterOverride: {
    readonly drop: string
    readonly friends: string
    readonly isolatedUntitled: string
    readonly backToAll: string
    readonly outOfSight: (amount: number) => string
    readonly isolatedAmount: (title: string, shown: number, total: number) => string
    readonly showing: (shown: number, total: number) => string
    readonly shown: string
    readonly shortcuts: string
    readonly stillToFind: string
  }
}

export const messages = defineMessages<FirstMessages>('first', {
 "map": {
  "menu": "Map menu",
  "label": [
   "Map of ",
   [
    0
   ]
  ],
  "role": "map",
  "compassNorth": "N",
  "metres": [
   [
    0,
    1
   ],
   " m"
  ],
  "kilometres": [
   [
    0,
    3
   ],
   " km"
  ],
  "viewFailedTitle": "Couldn’t load the map.",
  "viewFailedText": "Search, filters and your progress still work. Reload the page to try again.",
  "reload": "Reload"
 },
 "app": {
  "name": "Itinerarium",
  "title": [
   "Itinerarium: an interactive map for ",
   [
    0
   ]
  ],
  "subtitle": [
   "An interactive map for ",
   [
    0
   ]
  ],
  "loadingMap": "Unrolling the map…"
 },
 "world": {
  "shown": [
   "World: ",
   [
    0
   ]
  ],
  "choose": "Choose a world",
  "failedTitle": "Couldn’t load the places.",
  "failedText": "Check your connection and try again.",
  "retry": "Retry"
 },
 "skip": {
  "navigation": "Skip the map",
  "toSearch": "Skip to search",
  "toSettings": "Skip to settings"
 },
 "panel": {
  "title": "Itinerarium",
  "open": "Open panel",
  "close": "Close panel",
  "showAll": "Show all",
  "showPlaces": [
   "Show ",
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
  "hideAll": "Hide all",
  "mapLabels": "Name plates",
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
   ],
   " places"
  ],
  "discovered": [
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
  "filters": "Filters",
  "tab": "Panel tabs",
  "bar": "Panel shortcuts",
  "search": "Search",
  "more": "More",
  "tabs": {
   "filters": "Filters",
   "progress": "Progress",
   "list": "List",
   "pins": "Pins"
  }
 },
 "search": {
  "label": "Search for locations",
  "placeholder": "Search for locations...",
  "clear": "Clear search",
  "searching": "Searching…",
  "results": "Search results",
  "found": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "result",
     "other": "results"
    }
   ]
  ],
  "foundOwn": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "result in your pins and notes",
     "other": "results in your pins and notes"
    }
   ]
  ],
  "foundBoth": [
   [
    0,
    1
   ],
   " ",
   [
    0,
    {
     "one": "result",
     "other": "results"
    }
   ],
   ", and ",
   [
    1,
    1
   ],
   " in your pins and notes"
  ],
  "nothing": [
   [
    1,
    {
     "yes": [
      "No places, pins or notes match “",
      [
       0
      ],
      "”."
     ],
     "other": [
      "No places match “",
      [
       0
      ],
      "”."
     ]
    }
   ]
  ],
  "nothingHint": "Try a shorter word, a type or an ID.",
  "nothingHintSuchAs": [
   "Try a shorter word, a type such as “",
   [
    0
   ],
   "”, or an ID."
  ]
 },
 "card": {
  "label": [
   "Details: ",
   [
    0
   ]
  ],
  "close": "Close",
  "showMore": "Show more",
  "showLess": "Show less",
  "type": "Type",
  "coordinate": "Coordinates",
  "copyCoordinate": [
   "Copy coordinates ",
   [
    0
   ]
  ],
  "copied": "Copied",
  "yields": "Contains",
  "description": "Description",
  "requirement": "Access",
  "more": "Details",
  "image": [
   "Drawing of ",
   [
    0
   ]
  ],
  "discovered": "Discovered",
  "mark": "Mark as found",
  "marked": "Found",
  "visited": "Visited",
  "copyRefused": "Your browser blocked copying. Copy it from here:"
 },
 "settings": {
  "open": "Settings"
 },
 "toasts": {
  "region": "Notifications Alt+T",
  "close": "Close notification",
  "undo": "Undo"
 },
 "chunk": {
  "title": "Something’s missing",
  "reload": "Reload",
  "close": "Close"
 },
 "footer": {
  "terms": "Terms and Conditions",
  "privacy": "Privacy Policy",
  "credits": "Credits",
  "disclaimer": "Disclaimer",
  "disclaimerText": [
   "Itinerarium is made by players for players. It is not endorsed by or affiliated with ",
   [
    1
   ],
   ", its publisher, or anyone who made or sells ",
   [
    0
   ],
   ". Names of the game and its places belong to their owners."
  ],
  "navigation": "About this site"
 },
 "errorFallback": {
  "backup": "Back up progress"
 },
 "pages": {
  "title": [
   [
    0
   ],
   " · ",
   [
    1
   ]
  ]
 },
 "where": {
  "from": [
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
   ],
   " of ",
   [
    2
   ]
  ],
  "of": [
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
   ],
   " ",
   [
    2
   ]
  ],
  "in": [
   "In ",
   [
    0
   ]
  ]
 },
 "listed": [
  [
   0
  ],
  ", ",
  [
   1
  ]
 ],
 "besideEachOther": [
  [
   0
  ],
  " · ",
  [
   1
  ]
 ],
 "inSuccession": [
  [
   0
  ],
  " ",
  [
   1
  ]
 ],
 "filters": {
  "types": "Place types",
  "categoryState": [
   [
    0,
    1
   ],
   " of ",
   [
    1,
    1
   ],
   " types shown"
  ],
  "actions": [
   "Actions for ",
   [
    0
   ]
  ],
  "tallyLabel": [
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
  "fold": [
   "Types in ",
   [
    0
   ]
  ],
  "more": {
   "found": "Found places",
   "locked": [
    [
     0
    ],
    ", found places"
   ],
   "yields": "Herbs, books, found places",
   "both": [
    [
     0
    ],
    ", herbs, books, found places"
   ]
  },
  "on": "on"
 },
 "progress": {
  "loading": "Loading…"
 },
 "spot": {
  "title": [
   "Spot ",
   [
    0
   ]
  ]
 },
 "embed": {
  "open": "Open the full map",
  "selected": [
   "Shown: ",
   [
    0
   ]
  ]
 },
 "measure": {
  "metres": [
   [
    0,
    1
   ],
   " m"
  ]
 },
 "shortcuts": {
  "open": "Keyboard shortcuts",
  "nothingLeft": "No unfound places left among those shown.",
  "nothingSelected": "Select a place first, then press D."
 },
 "amount": {
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
   ]
  ],
  "pins": [
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
     "one": "pin",
     "other": "pins"
    }
   ]
  ]
 },
 "pins": {
  "untitled": "Pin",
  "card": [
   "Your pin: ",
   [
    0
   ]
  ],
  "heading": "My pins",
  "state": [
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
        "one": "pin",
        "other": "pins"
       }
      ]
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
        "one": "pin",
        "other": "pins"
       }
      ],
      ", hidden"
     ]
    }
   ]
  ],
  "yourNote": "Your note"
 },
 "filterOverride": {
  "drop": "Back to mine",
  "friends": "Shared view",
  "isolatedUntitled": "Selection",
  "backToAll": "Clear",
  "outOfSight": [
   "Show ",
   [
    0,
    1
   ],
   " off screen"
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
  "shown": "Map filter",
  "shortcuts": "Quick filters",
  "stillToFind": "Unfound"
 }
})
