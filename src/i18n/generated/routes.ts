// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface RoutesMessages {
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
}

export const routes: Sentences = {
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
 }
}
