import type { LegalText } from '../../legal-text.ts'

export const credits: LegalText = {
  title: 'Credits',
  updated: '21 November 2026',
  intro:
    'Itinerarium stands on the work of many. Here is where its facts, glyphs and typefaces come from, and under which licences they are used.',
  sections: [
    {
      heading: 'The facts',
      paragraphs: [
        'Where things stand in the game’s world is a fact about that world. The positions were compiled from public community surveys: three independent copies of them agree on 1,017 of 1,018 distinct entries. The land was measured from an overview of the world. No picture, text, icon or code of the game or of another site was taken.',
        'The drawings, the chart of the land and the sentences on this site were made for Itinerarium.',
      ],
    },
    {
      heading: 'Glyphs',
      paragraphs: [
        'Twenty-five of the places’ glyphs, and seven of the signs of your own pins, come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.',
      ],
    },
    {
      heading: 'Typefaces',
      paragraphs: [
        'Alegreya Sans and Alegreya SC, by Juan Pablo del Peral for Huerta Tipográfica, used under the SIL Open Font License 1.1.',
      ],
    },
    {
      heading: 'Software',
      paragraphs: [
        'The page is built with React, Radix Primitives, zustand, Fuse.js, zod, wouter and Tailwind CSS, each under its own open licence. The code of Itinerarium itself is under the MIT licence.',
      ],
    },
    {
      heading: 'Not affiliated',
      paragraphs: [
        'Itinerarium is made by players for players. It is not endorsed by or affiliated with Warhorse Studios, its publisher, or anyone who made or sells Kingdom Come: Deliverance.',
      ],
    },
  ],
}
