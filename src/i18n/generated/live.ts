// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface LiveMessages {
  readonly live: {
    readonly title: string
    readonly open: string
    readonly close: string
    readonly intro: string
    readonly needed: string
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
}

export const live: Sentences = {
 "live": {
  "title": "Following the game",
  "open": "Follow the game…",
  "close": "Close",
  "intro": "The map shows where you are in the game and the way you went. Nothing of it leaves this computer.",
  "needed": "The game needs a mod that tells where you are. What it has to write is told in the project’s docs/following.md.",
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
 }
}
