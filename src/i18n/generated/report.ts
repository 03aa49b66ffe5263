// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface ReportMessages {
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
}

export const report: Sentences = {
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
 }
}
