// Written by `npm run messages` out of sentences/en.ftl: change it there.
import type { Sentences } from '../language/locale.ts'

export interface TermsMessages {
  readonly terms: {
    readonly title: string
    readonly updated: string
    readonly intro: (game: string | number) => string
    readonly agreement: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
    readonly prohibited: {
      readonly heading: string
      readonly p1: string
      readonly item1: string
      readonly item2: string
      readonly item3: string
      readonly item4: string
      readonly item5: string
    }
    readonly moderation: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
    readonly liability: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
      readonly p3: string
    }
    readonly affiliation: {
      readonly heading: string
      readonly p1: (studio: string | number, game: string | number) => string
      readonly p2: string
    }
    readonly changes: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
  }
}

export const terms: Sentences = {
 "terms": {
  "title": "Terms and Conditions",
  "updated": "21 November 2026",
  "intro": [
   "Itinerarium is a free map for players of ",
   [
    0
   ],
   ". These terms say what you may expect from it and what it expects from you. “We” means whoever runs the copy of Itinerarium that you are looking at."
  ],
  "agreement": {
   "heading": "Agreement to terms",
   "p1": "By using Itinerarium you agree to these terms. If you do not agree with them, please do not use it. You need no account, and you enter into no subscription and no purchase.",
   "p2": "You may use the map for anything that the law and these terms allow: on your own, while streaming, in guides and videos, or as a place to link to. The program’s code is published under the MIT licence, and anyone may run a copy of it under that licence; the parts made by others, such as glyphs and typefaces, keep their own licences, which the project’s credits name."
  },
  "prohibited": {
   "heading": "Prohibited uses",
   "p1": "Please leave the map usable for everyone. You may not:",
   "item1": "use it in a way that breaks the law or the rights of others;",
   "item2": "try to get into, overload or disturb the servers that deliver it, or automate requests so heavily that others notice;",
   "item3": "alter it to spread malware, or to deceive the people who use it;",
   "item4": "present it, or a copy of it, as an official product of the game’s studio or publisher;",
   "item5": "take away the notices of authorship and licence from the code, the glyphs or the typefaces that you copy."
  },
  "moderation": {
   "heading": "Content moderation",
   "p1": "Visitors cannot publish anything here: there are no comments, no profiles and no uploads to a server. A file of discovered places that you choose under Upload is read by your own browser and goes no further, so there is nothing of yours for us to review, keep or take down.",
   "p2": "The places on the map are maintained by hand. Corrections reach it through the project’s public source code, where every proposal is checked before it is accepted. We may correct, reword or remove a place at any time, in particular when it is wrong, offensive or infringes someone’s rights. If you believe that something shown here infringes yours, tell whoever runs this copy or the project, say what and where it is, and it will be looked at promptly."
  },
  "liability": {
   "heading": "Limitation of liability",
   "p1": "The map is made with care, but it is offered as it is and as available, without any warranty. Positions, names and descriptions can be wrong or out of date, for example after the game changes, and the map may be slow, interrupted or gone one day.",
   "p2": "As far as the law allows, we are not liable for damage that comes from using the map or from being unable to use it, including lost marks, lost progress in the game and lost time. Your marks live in your browser, and browsers can lose what they store: a Backup from time to time is the safe way.",
   "p3": "Nothing here limits liability that the law does not allow to be limited, such as for intent or gross negligence, or for injury to life, body or health, nor the rights that you have as a consumer where you live."
  },
  "affiliation": {
   "heading": "Non-affiliation",
   "p1": [
    "Itinerarium is made by players for players. It is not endorsed by, sponsored by or affiliated with ",
    [
     0
    ],
    " or its publisher. ",
    [
     1
    ],
    " and the names belonging to it are trademarks of their owners and are used here only to say which game the map is about."
   ],
   "p2": "No picture, text, icon or code of the game is part of this map. Links that lead elsewhere are offered for convenience; what stands there is up to the people who run those pages."
  },
  "changes": {
   "heading": "Changes",
   "p1": "These terms may change when the map does. The date at the top says when they last did, and the project’s public history shows what changed. The version on this page is the one that applies; by using the map after a change you accept it.",
   "p2": "If one of these terms turns out to be invalid, the others stay as they are."
  }
 }
}
