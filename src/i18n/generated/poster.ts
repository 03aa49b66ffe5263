// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface PosterMessages {
  readonly poster: {
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
    readonly contents: {
      readonly nothing: string
      readonly names: string
      readonly shown: string
      readonly found: string
      readonly all: string
      readonly route: string
    }
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
    readonly print: {
      readonly title: string
      readonly open: string
      readonly ready: string
      readonly again: string
      readonly failed: string
      readonly refused: string
      readonly lacking: string
      readonly places: (count: number) => string
    }
  }
}

export const poster: Sentences = {
 "poster": {
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
  "contents": {
   "nothing": "Only the land",
   "names": "Names",
   "shown": "Names and the places shown now",
   "found": "Names and the places found",
   "all": "Names and all places",
   "route": "Names and the way on the map"
  },
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
  "lacking": "This browser cannot draw posters: try a newer one.",
  "print": {
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
  }
 }
}
