import type { GameNames, LegalText } from '../../legal-text.ts'

/** What a world says of its survey and its glyphs. */
export interface CreditedWorld {
  readonly game: string
  readonly title: string
  /** Whole sentences. */
  readonly survey?: string
  /** How many are from game-icons.net. */
  readonly glyphs: number
}

const fromSet = (count: number) => `${count} of the places’ glyphs`

/** @param worlds all of the site's; the home one's credits come without its name */
export const credits = (
  { game, studio }: GameNames,
  [home, ...others]: readonly CreditedWorld[],
): LegalText => ({
  title: 'Credits',
  updated: '22 November 2026',
  intro:
    'Itinerarium stands on the work of many. Here is where its facts, glyphs and typefaces come from, and under which licences they are used.',
  sections: [
    {
      heading: 'The facts',
      paragraphs: [
        [
          'Where things stand in the game’s world is a fact about that world.',
          ...(home?.survey ? [home.survey] : []),
          'No picture, text, icon or code of the game or of another site was taken.',
        ].join(' '),
        ...others.flatMap(({ title, game: of, survey }) =>
          survey ? [`${title}, of ${of}: ${survey}`] : [],
        ),
        'The drawings, the chart of the land and the sentences on this site were made for Itinerarium.',
      ],
    },
    {
      heading: 'Glyphs',
      paragraphs: [
        `${home?.glyphs ? `${fromSet(home.glyphs)}, and seven of the signs of your own pins,` : 'Seven of the signs of your own pins'} come from the game-icons.net set, by Lorc, Delapouite, Caro Asercion and other contributors, used under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Their outlines were scaled, centred and in part adapted. The other glyphs were drawn for Itinerarium.`,
        ...others.flatMap(({ title, game: of, glyphs }) =>
          glyphs > 0 ? [`${title}, of ${of}: ${fromSet(glyphs)}, from the same set.`] : [],
        ),
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
        `Itinerarium is made by players for players. It is not endorsed by or affiliated with ${studio}, its publisher, or anyone who made or sells ${game}.`,
      ],
    },
  ],
})
