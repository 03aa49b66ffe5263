import { pageMessages } from '../generated/pages.ts'
import type { GameNames, LegalText } from '../legal-text.ts'

export function termsText({ game, studio }: GameNames): LegalText {
  const { title, updated, intro, ...sections } = pageMessages.terms
  const { agreement, prohibited, moderation, liability, affiliation, changes } = sections
  return {
    title,
    updated,
    intro: intro(game),
    sections: [
      { heading: agreement.heading, paragraphs: [agreement.p1, agreement.p2] },
      {
        heading: prohibited.heading,
        paragraphs: [prohibited.p1],
        list: [
          prohibited.item1,
          prohibited.item2,
          prohibited.item3,
          prohibited.item4,
          prohibited.item5,
        ],
      },
      { heading: moderation.heading, paragraphs: [moderation.p1, moderation.p2] },
      { heading: liability.heading, paragraphs: [liability.p1, liability.p2, liability.p3] },
      { heading: affiliation.heading, paragraphs: [affiliation.p1(studio, game), affiliation.p2] },
      { heading: changes.heading, paragraphs: [changes.p1, changes.p2] },
    ],
  }
}
