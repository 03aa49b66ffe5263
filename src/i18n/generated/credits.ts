// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface CreditsMessages {
  readonly credits: {
    readonly title: string
    readonly updated: string
    readonly intro: string
    readonly facts: {
      readonly heading: string
      readonly plain: string
      readonly surveyed: (survey: string | number) => string
      readonly other: (title: string | number, game: string | number, survey: string | number) => string
      readonly made: string
    }
    readonly glyphs: {
      readonly heading: string
      readonly all: (count: number) => string
      readonly signs: string
      readonly other: (title: string | number, game: string | number, count: number) => string
    }
    readonly typefaces: {
      readonly heading: string
      readonly p1: string
    }
    readonly software: {
      readonly heading: string
      readonly p1: string
    }
    readonly affiliation: {
      readonly heading: string
      readonly p1: (studio: string | number, game: string | number) => string
    }
  }
}

export const credits: Sentences = {
 "credits": {
  "title": "Credits",
  "updated": "22 November 2026",
  "intro": "Itinerarium stands on the work of many. Here is where its facts, glyphs and typefaces come from, and under which licences they are used.",
  "facts": {
   "heading": "The facts",
   "plain": "Where things stand in the game’s world is a fact about that world. No picture, text, icon or code of the game or of another site was taken.",
   "surveyed": [
    "Where things stand in the game’s world is a fact about that world. ",
    [
     0
    ],
    " No picture, text, icon or code of the game or of another site was taken."
   ],
   "other": [
    [
     0
    ],
    ", of ",
    [
     1
    ],
    ": ",
    [
     2
    ]
   ],
   "made": "The drawings, the chart of the land and the sentences on this site were made for Itinerarium."
  },
  "glyphs": {
   "heading": "Glyphs",
   "all": [
    [
     0,
     1
    ],
    " of the places’ glyphs, and seven of the signs of your own pins, come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium."
   ],
   "signs": "Seven of the signs of your own pins come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.",
   "other": [
    [
     0
    ],
    ", of ",
    [
     1
    ],
    ": ",
    [
     2,
     1
    ],
    " of the places’ glyphs, from the same set."
   ]
  },
  "typefaces": {
   "heading": "Typefaces",
   "p1": "Alegreya Sans and Alegreya SC, by Juan Pablo del Peral for Huerta Tipográfica, used under the SIL Open Font License 1.1."
  },
  "software": {
   "heading": "Software",
   "p1": "The page is built with React, Radix Primitives, zustand, Fuse.js, zod, wouter and Tailwind CSS, each under its own open licence. The code of Itinerarium itself is under the MIT licence."
  },
  "affiliation": {
   "heading": "Not affiliated",
   "p1": [
    "Itinerarium is made by players for players. It is not endorsed by or affiliated with ",
    [
     0
    ],
    ", its publisher, or anyone who made or sells ",
    [
     1
    ],
    "."
   ]
  }
 }
}
