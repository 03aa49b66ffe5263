import { pageMessages } from './generated/pages.ts'
import { currentLocale } from './language/locale.ts'

export interface GameNames {
  readonly game: string
  readonly studio: string
}

/** A page of plain text, such as the terms: titles and paragraphs without markup. */
export interface LegalText {
  readonly title: string
  /** Day of the last change, as shown. */
  readonly updated: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
  /** Link to a file of the site; `file` is a path below the base URL. */
  readonly link?: { readonly text: string; readonly file: string }
}

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

export function privacyText(database: string): LegalText {
  const { title, updated, intro, ...sections } = pageMessages.privacy
  const { known, storage, offline, deleting, analytics, advertising, rights, questions } = sections
  return {
    title,
    updated,
    intro,
    sections: [
      { heading: known.heading, paragraphs: [known.p1, known.p2, known.p3, known.p4] },
      {
        heading: storage.heading,
        paragraphs: [storage.p1],
        list: [
          storage.item1,
          storage.item2(database),
          storage.item3,
          storage.item4,
          storage.item10,
          storage.item5,
          storage.item6,
          storage.item7,
          storage.item8,
          storage.item9,
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

/** Facts of a world that the credits mention. */
export interface CreditedWorld {
  readonly game: string
  readonly title: string
  /** Whole sentences. */
  readonly survey?: string
  /** Translations of these texts by language tag, without English. */
  readonly translations?: Readonly<
    Record<string, Partial<Pick<CreditedWorld, 'game' | 'title' | 'survey'>>>
  >
  /** Number of glyphs from game-icons.net. */
  readonly glyphs: number
}

/** @param worlds all worlds of the site, the home world first; its credits come without a title */
export function creditsText(
  { game, studio }: GameNames,
  worlds: readonly CreditedWorld[],
): LegalText {
  const language = currentLocale()
  const [home, ...others] = worlds.map((world) => ({ ...world, ...world.translations?.[language] }))
  const { title, updated, intro, facts, glyphs, typefaces, software, affiliation } =
    pageMessages.credits
  return {
    title,
    updated,
    intro,
    sections: [
      {
        heading: facts.heading,
        paragraphs: [
          home?.survey ? facts.surveyed(home.survey) : facts.plain,
          ...others.flatMap(({ title, game: of, survey }) =>
            survey ? [facts.other(title, of, survey)] : [],
          ),
          facts.made,
        ],
      },
      {
        heading: glyphs.heading,
        paragraphs: [
          home?.glyphs ? glyphs.all(home.glyphs) : glyphs.signs,
          ...others.flatMap(({ title, game: of, glyphs: count }) =>
            count > 0 ? [glyphs.other(title, of, count)] : [],
          ),
        ],
      },
      { heading: typefaces.heading, paragraphs: [typefaces.p1] },
      {
        heading: software.heading,
        paragraphs: [software.p1],
        // Written during the build by tools/site/licences.ts.
        link: { text: software.texts, file: 'licences.txt' },
      },
      { heading: affiliation.heading, paragraphs: [affiliation.p1(studio, game)] },
    ],
  }
}
