// Written by `npm run messages` out of sentences/en.ftl: change it there.
import { defineMessages } from '../language/locale.ts'

interface PagesMessages {
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
  readonly privacy: {
    readonly title: string
    readonly updated: string
    readonly intro: string
    readonly known: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
      readonly p3: string
      readonly p4: string
    }
    readonly storage: {
      readonly heading: string
      readonly p1: string
      readonly item1: string
      readonly item2: (database: string | number) => string
      readonly item3: string
      readonly item4: string
      readonly item5: string
      readonly item6: string
      readonly item7: string
      readonly item8: string
      readonly item9: string
      readonly item10: string
    }
    readonly offline: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
    readonly deleting: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
      readonly p3: string
      readonly p4: string
    }
    readonly analytics: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
    readonly advertising: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
    readonly rights: {
      readonly heading: string
      readonly p1: string
      readonly item1: string
      readonly item2: string
      readonly item3: string
      readonly item4: string
    }
    readonly questions: {
      readonly heading: string
      readonly p1: string
      readonly p2: string
    }
  }
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
      readonly texts: string
    }
    readonly affiliation: {
      readonly heading: string
      readonly p1: (studio: string | number, game: string | number) => string
    }
  }
  readonly pages: {
    readonly back: string
    readonly updated: (date: string | number) => string
    readonly notFoundTitle: string
    readonly notFoundText: string
    readonly notFoundBack: string
  }
}

export const pageMessages = defineMessages<PagesMessages>('pages', {
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
   "p1": "Visitors cannot publish anything here: there are no comments, no profiles and no uploads to a server. A file of found places that you choose under Upload is read by your own browser and goes no further, so there is nothing of yours for us to review, keep or take down.",
   "p2": "The places on the map are maintained by hand. Corrections reach it through the project’s public source code, where every proposal is checked before it is accepted. We may correct, reword or remove a place at any time, in particular when it is wrong, offensive or infringes someone’s rights. If you believe that something shown here infringes yours, tell whoever runs this copy or the project, say what and where it is, and it will be looked at promptly."
  },
  "liability": {
   "heading": "Limitation of liability",
   "p1": "The map is made with care, but it is offered as it is and as available, without any warranty. Positions, names and descriptions can be wrong or out of date, for example after the game changes, and the map may be slow, interrupted or gone one day.",
   "p2": "As far as the law allows, we are not liable for damage that comes from using the map or from being unable to use it, including lost progress on the map or in the game and lost time. Your progress on the map lives in your browser, and browsers can lose what they store: a Backup from time to time is the safe way.",
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
 },
 "privacy": {
  "title": "Privacy Policy",
  "updated": "28 November 2026",
  "intro": "In short: there is no login, your found places, pins and settings stay in your browser, and Itinerarium has no analytics and no advertising built in. The longer version follows. “The operator” means whoever runs the copy of Itinerarium that you are looking at.",
  "known": {
   "heading": "What we know about you",
   "p1": "Nothing. There are no accounts, no forms and no cookies. What you search for and which places you find is worked out inside your browser and never sent anywhere.",
   "p2": "To show you the page, your browser has to fetch its files from the operator’s server. As with every website, that server sees the request: your IP address, the time, the file, and what your browser says about itself. Servers often keep such requests in a log for a short while to stay secure; how long is up to the operator or the hosting company. Nothing about your progress is in those requests. The address of the map says what is on screen (the place you opened, where the map is, a pin, which types are shown), so the server sees that when you load the page anew or open a link. A link made with Share holds one place or one spot. Neither says anything about you.",
   "p3": "If you have the map follow the game, it reads the log file that you choose, or asks a program: on your own computer at localhost:8765, or wherever you or whoever runs this site have set. Where you are in the game is neither sent nor stored, and is forgotten when you close the page. If you go to another region’s map meanwhile, your browser notes which file or program it was until that map is open.",
   "p4": "A page of another site that shows the map in a frame may ask to be told which places you open in that frame, and which you mark as found or unfound there. It is told nothing of what you have found elsewhere. What that site does with it is up to that site."
  },
  "storage": {
   "heading": "Local storage preferences",
   "p1": "So that the map looks the same when you come back, your browser keeps a small database (IndexedDB) and some entries in its local storage for this site. Only this site can read them, and they stay until you delete them:",
   "item1": "filters-store: which types of places you show or hide. filter-sets-store: the filter sets that you kept, with their names.",
   "item2": [
    "The database ",
    [
     0
    ],
    ": the IDs of the places that you marked as found or unfound, how often, and on which day you found them, your own pins and your notes on places with their texts, your last 50 changes, each with its time and a random name for the browser’s tab in which you made it, and up to five earlier versions, so that you can undo changes."
   ],
   "item3": "progress-store: a second copy of the found IDs and their days. Browsers without a database keep the changes and earlier versions in progress-history instead.",
   "item4": "pins-store: a second copy of your own pins and notes: where they are, what you wrote, and their icon and colour. Of a deleted one only its ID is kept, so that it stays deleted.",
   "item5": "keeping-store: how many of your found places and changes to pins were in your last backup, whether there was one, and whether the browser was asked to keep this data. copy-file, and a database whose name ends in .copy-file: the name of the file in which you keep a copy, and the browser’s reference to it, until you stop keeping it.",
   "item6": "playthroughs-store, and a second copy in the database whose name ends in .playthroughs: the names of your playthroughs and which one you chose last, if you have made a second one. What is kept for it stands under the same names as above, with the world’s name and eight digits or letters after a dot. last-world: which world you looked at last, if there are several; the names for other worlds than the first end in theirs.",
   "item7": "settings-store: the marker size, the map style, the language if you chose one, whether the panel, the name plates and the disclaimer are open or shown, whether single keys do something, whether notifications stay until you close them, which categories are folded, whether all worlds are kept, which roads routes take, whether they use fast travel and how far from them places are listed, and, for following the game, whether places that you pass count as visited, whether the screen stays on, whether turns are spoken, and the program’s address if you set one.",
   "item8": "last-position: where on the map you last were, and how far you had zoomed in. last-land, and a picture in the browser’s cache: what the land looked like there, so that it is seen at once the next time.",
   "item9": "seen-places: up to which place you have been told of places that were added to the map, once you have found one.",
   "item10": "The database whose name ends in .pictures: the pictures that you put on pins and notes, made smaller and without what a camera notes beside them, such as where it was. They are in backups, if you wish, and in no link. A picture that nothing of yours refers to any more is deleted after 30 days."
  },
  "offline": {
   "heading": "Files kept for use without a connection",
   "p1": "So that the map also works without a connection, your browser keeps a copy of the site’s own files with the help of a service worker: the pages and scripts, a little over a megabyte, and the pictures and data of each world that you opened, or of all worlds if you choose so in Settings. It notes which worlds those are. They are the same for everyone and say nothing about you. Settings says whether the copy is complete. From time to time your browser asks the operator’s server whether there is a newer version; that is a request like any other.",
   "p2": "When the page reloads itself, for instance to change over to a newer version, it notes in the browser’s tab which place, route, measured line and tab of the panel were open, which places you had visited and what you had typed into the search box, reads the note when it is back, and deletes it. Whenever you leave or reload the page, it notes the tab’s random name in the same way, and whether the map showed your own view or a link’s."
  },
  "deleting": {
   "heading": "Reading and deleting what is stored",
   "p1": "If one of these entries is ever damaged, it is set aside under its own name with “.unreadable” and a number behind it rather than thrown away, because your progress may still be rescued from it. Places you have only visited are remembered until you close or reload the page, and are not stored for longer than it takes the page to reload itself.",
   "p2": "Backup in Settings gives you your found places, pins and notes as a file on your own device, and Export pins the pins and notes alone. A file that you choose under Upload is read on your device, too.",
   "p3": "Send to another device puts your found places, pins and notes into a link and a code. They stand behind the # of the address, which browsers never send to a server. Whoever has the link can read them, so hand it to your own devices or to people who may know them.",
   "p4": "Clear in Settings empties the list of found places; it can be undone, so the removed IDs stay among the earlier versions until five later ones have taken their place. The words of pins and notes that you changed or deleted stay in the same way, there and among your last 50 changes. To remove every trace at once, the kept files included, delete this site’s data in your browser: it is usually found under “Cookies and site data” in the browser’s settings, or behind the icon beside the address. The map works without any of it and starts afresh."
  },
  "analytics": {
   "heading": "Anonymous page-visit analytics",
   "p1": "None is built in: page visits are not counted, and no script, picture or font is loaded from anyone else’s server.",
   "p2": "An operator who adds analytics to a copy of Itinerarium has to say so in this place, name the service, what it records, why and for how long, and ask you before anything is recorded or stored for it. Saying no, or not answering, must leave the map fully usable."
  },
  "advertising": {
   "heading": "Ad-provider consent",
   "p1": "There is no advertising, and there are no advertising partners to consent to.",
   "p2": "An operator who adds advertising has to name the providers here and ask for your consent before any of them is loaded. In that case, a button “Update consent preferences” appears in Settings, where you can look at your choice and change or withdraw it at any time, as easily as you gave it. As long as nothing here needs consent, that button is not there."
  },
  "rights": {
   "heading": "Data rights",
   "p1": "Laws such as the General Data Protection Regulation give you rights over data about you. What the map keeps is in your own hands, so you can use most of them yourself and at once:",
   "item1": "Access and portability: Backup gives you a copy in a simple format that other programs can read.",
   "item2": "Correction: mark any place as found or unfound, or change any setting.",
   "item3": "Deletion: Clear in Settings, or delete this site’s data in your browser.",
   "item4": "Objection and withdrawal of consent: there is nothing to object to as long as no analytics and no advertising are added; where they are, “Update consent preferences” in Settings is the place."
  },
  "questions": {
   "heading": "Questions and changes",
   "p1": "For what only the operator can answer, such as server logs or services that they have added, please ask the operator: they are responsible for their copy. You may also complain to the data-protection authority where you live.",
   "p2": "When what the map stores changes, this page changes with it, and the date at the top says when."
  }
 },
 "credits": {
  "title": "Credits",
  "updated": "29 November 2026",
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
   "made": "The drawings, the map and the texts on this site were made for Itinerarium."
  },
  "glyphs": {
   "heading": "Glyphs",
   "all": [
    [
     0,
     1
    ],
    " of the places’ glyphs, and seven of the pin icons, come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium."
   ],
   "signs": "Seven of the pin icons come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.",
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
   "p1": "The page is built with React, Radix Primitives, Floating UI, zustand, Fuse.js, zod, wouter, flatbush, flatqueue, idb, Papa Parse, saxes, uqr, Workbox and Tailwind CSS, each under its own open licence. The code of Itinerarium itself is under the MIT licence.",
   "texts": "All packages, their versions and the full texts of their licences"
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
 },
 "pages": {
  "back": "Back",
  "updated": [
   "Last updated: ",
   [
    0
   ]
  ],
  "notFoundTitle": "This road leads nowhere.",
  "notFoundText": "This page doesn’t exist. The map is still where you left it.",
  "notFoundBack": "Back to the map"
 }
})
