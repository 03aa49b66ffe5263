import { pageMessages } from '../generated/pages.ts'
import type { LegalText } from '../legal-text.ts'

/** @param database what the places' database is called */
export function privacyText(database: string): LegalText {
  const { title, updated, intro, ...sections } = pageMessages.privacy
  const { known, storage, offline, deleting, analytics, advertising, rights, questions } = sections
  return {
    title,
    updated,
    intro,
    sections: [
      { heading: known.heading, paragraphs: [known.p1, known.p2, known.p3] },
      {
        heading: storage.heading,
        paragraphs: [storage.p1],
        list: [
          storage.item1,
          storage.item2(database),
          storage.item3,
          storage.item4,
          storage.item5,
          storage.item6,
          storage.item7,
          storage.item8,
        ],
      },
      { heading: offline.heading, paragraphs: [offline.p1, offline.p2] },
      {
        heading: deleting.heading,
        paragraphs: [deleting.p1, deleting.p2, deleting.p3, deleting.p4],
      },
      { heading: analytics.heading, paragraphs: [analytics.p1, analytics.p2] },
      { heading: advertising.heading, paragraphs: [advertising.p1, advertising.p2] },
      {
        heading: rights.heading,
        paragraphs: [rights.p1],
        list: [rights.item1, rights.item2, rights.item3, rights.item4],
      },
      { heading: questions.heading, paragraphs: [questions.p1, questions.p2] },
    ],
  }
}
