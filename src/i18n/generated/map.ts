// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface MapMessages {
  readonly map: {
    readonly instructions: string
    readonly zoomIn: string
    readonly zoomOut: string
    readonly enterFullScreen: string
    readonly leaveFullScreen: string
    readonly scale: (distance: string | number) => string
    readonly pointerCoordinate: string
    readonly crosshair: {
      readonly marker: (what: string | number, way: string | number, found: boolean) => string
      readonly pin: (label: string, way: string | number) => string
      readonly displacement: (metres: number, direction: 'east' | 'north-east' | 'north' | 'north-west' | 'west' | 'south-west' | 'south' | 'south-east') => string
      readonly inMiddle: string
      readonly others: (amount: number) => string
      readonly nothing: string
      readonly near: (where: string | number) => string
      readonly enter: string
    }
    readonly steer: {
      readonly label: string
      readonly toggle: string
      readonly sides: {
        readonly north: string
        readonly west: string
        readonly east: string
        readonly south: string
      }
      readonly choose: string
      readonly addPoint: string
      readonly menu: string
    }
    readonly controls: string
    readonly changeBasemapStyle: {
      readonly parchment: string
      readonly night: string
      readonly plain: string
    }
    readonly landFailed: string
  }
  readonly measure: {
    readonly crosshair: string
    readonly total: (metres: number) => string
  }
  readonly lasso: {
    readonly crosshair: string
  }
  readonly spot: {
    readonly pin: (coordinate: string | number) => string
  }
}

export const mapMessages = defineMessages<MapMessages>('map', {
 "map": {
  "instructions": "Arrow keys move the map, plus and minus zoom, Enter opens the place nearest the centre.",
  "zoomIn": "Zoom in",
  "zoomOut": "Zoom out",
  "enterFullScreen": "Full screen",
  "leaveFullScreen": "Exit full screen",
  "scale": [
   "Scale: ",
   [
    0
   ]
  ],
  "pointerCoordinate": "Coordinates under the pointer",
  "crosshair": {
   "marker": [
    [
     0
    ],
    ", ",
    [
     1
    ],
    ", ",
    [
     2,
     {
      "yes": "found",
      "other": "not found"
     }
    ],
    "."
   ],
   "pin": [
    [
     0,
     2
    ],
    ", ",
    [
     1
    ],
    "."
   ],
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
    ],
    " of the centre"
   ],
   "inMiddle": "at the centre",
   "others": [
    [
     0,
     1
    ],
    " ",
    [
     0,
     {
      "one": "more place",
      "other": "more places"
     }
    ],
    " nearby."
   ],
   "nothing": "No place at the centre.",
   "near": [
    [
     0
    ],
    "."
   ],
   "enter": "Press Enter to open it."
  },
  "steer": {
   "label": "Move the map",
   "toggle": "Pan buttons",
   "sides": {
    "north": "Move north",
    "west": "Move west",
    "east": "Move east",
    "south": "Move south"
   },
   "choose": "Open place at centre",
   "addPoint": "Add point at centre",
   "menu": "Menu for the centre: pin, link, measure"
  },
  "controls": "Map controls",
  "changeBasemapStyle": {
   "parchment": "Switch to Parchment",
   "night": "Switch to Night",
   "plain": "Switch to Plain"
  },
  "landFailed": "Couldn’t load the terrain. All places are still shown."
 },
 "measure": {
  "crosshair": "Press Enter to add a point at the centre.",
  "total": [
   "Total ",
   [
    0,
    1
   ],
   " m"
  ]
 },
 "lasso": {
  "crosshair": "Press Enter to add a corner at the centre."
 },
 "spot": {
  "pin": [
   "Pin at ",
   [
    0
   ]
  ]
 }
})
