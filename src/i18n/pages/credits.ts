import { pageMessages } from '../generated/pages.ts'
import type { GameNames, LegalText } from '../legal-text.ts'
import { currentLocale } from '../language/locale.ts'

/** What a world says of its survey and its glyphs. */
export interface CreditedWorld {
  readonly game: string
  readonly title: string
  /** Whole sentences. */
  readonly survey?: string
  /** The same in languages besides English, by their tags. */
  readonly translations?: Readonly<
    Record<string, Partial<Pick<CreditedWorld, 'game' | 'title' | 'survey'>>>
  >
  /** How many are from game-icons.net. */
  readonly glyphs: number
}

/** @param worlds all of the site's; the home one's credits come without its name */
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
      { heading: software.heading, paragraphs: [software.p1] },
      { heading: affiliation.heading, paragraphs: [affiliation.p1(studio, game)] },
    ],
  }
}
