import { letteringText } from '../../src/world/names/localize-world.ts'
import { isCutoffCode } from '../../src/world/quest.ts'
import type { Requirements } from '../../src/world/manifest.ts'
import type { NameKind, Source } from '../source.ts'

export interface NamedText {
  readonly what: NameKind
  readonly key: string
  /** The English text. Empty if a thing has none. */
  readonly en: string
}

/** Placeholder in a pattern for the Roman numeral that distinguishes names: `treasure {roman}`. */
export const roman = '{roman}'

const numbered = /\b[IVXLCDM]+$/

/** Returns a name's pattern and numeral, or `undefined` if the name ends in no Roman numeral. */
export function patternOf(
  name: string,
): { readonly key: string; readonly numeral: string } | undefined {
  const [numeral] = numbered.exec(name) ?? []
  return numeral === undefined ? undefined : { key: name.replace(numbered, roman), numeral }
}

/** Returns every text of a world that a row of `names.csv` may translate, without duplicates. */
export function namedTexts(source: Source): readonly NamedText[] {
  const { world, types, places, markers } = source
  const { title, game, summary, searchExample, credits, categories, ranks, shortcuts = [] } = world
  const placeNames = distinct(places.map(({ name }) => name))
  const { herbs, books } = yieldsOf(source)
  const ofPlaces = new Set(placeNames)
  const ownNames = distinct(markers.map(({ name }) => name)).filter((name) => !ofPlaces.has(name))
  const manifestTexts = { title, game, summary, searchExample, survey: credits?.survey }
  return [
    ...Object.entries(manifestTexts).flatMap(([key, en]) =>
      en === undefined ? [] : [{ what: 'world' as const, key, en }],
    ),
    ...types.map((type) => textOf('type', type.id, type.title)),
    ...categories.map((category) => textOf('category', category.id, category.title)),
    ...ranks.map((rank) => textOf('rank', rank.key, rank.title)),
    ...distinct(shortcuts.map((shortcut) => shortcut.title)).map((en) => textOf('chip', en)),
    ...(world.requirements ? requirementTexts(world.requirements) : []),
    ...herbs.map((id) => textOf('herb', id, id.replaceAll('_', ' '))),
    ...books.map((en) => textOf('book', en)),
    ...placeNames.map((en) => textOf('place', en)),
    ...distinct(world.lettering.map(letteringText)).map((en) => textOf('lettering', en)),
    ...placeNames.map((key) => textOf('of', key, '')),
    ...ownNames.map((en) => textOf('marker', en)),
    ...distinct(ownNames.map((name) => patternOf(name)?.key ?? '')).map((en) =>
      textOf('pattern', en),
    ),
    ...types.map(({ id }) => textOf('word', id, '')),
    ...distinct(source.questCutoffs.map(({ point }) => point))
      .filter((point) => !isCutoffCode(point))
      .map((en) => textOf('point', en)),
    ...distinct(markers.map(({ description }) => description)).map((en) =>
      textOf('description', en),
    ),
  ]
}

function textOf(what: NameKind, key: string, en = key): NamedText {
  return { what, key, en }
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

function yieldsOf({ markers }: Source) {
  const entries = markers.flatMap(({ yields }) => yields.split(';'))
  const book = /^book:\s*/
  return {
    herbs: distinct(
      entries.filter((entry) => !book.test(entry)).map((entry) => entry.split(':')[0] ?? ''),
    ),
    books: distinct(
      entries.filter((entry) => book.test(entry)).map((entry) => entry.replace(book, '')),
    ),
  }
}

function requirementTexts({ title, heading, hint, groups }: Requirements): readonly NamedText[] {
  const texts = groups.flatMap((group): readonly (readonly [key: string, en: string | null])[] => {
    const { key } = group
    if (!('levels' in group)) {
      return [
        [`${key} title`, group.title],
        [`${key} note`, group.note],
      ]
    }
    return [
      [`${key} title`, group.title],
      [`${key} none`, group.none],
      ...group.levels.flatMap((level): readonly (readonly [string, string])[] => [
        [`${key} ${level.key} title`, level.title],
        [`${key} ${level.key} note`, level.note],
      ]),
    ]
  })
  return [
    textOf('requirement', 'title', title),
    textOf('requirement', 'heading', heading),
    textOf('requirement', 'hint', hint),
    ...texts.flatMap(([key, en]) => (en === null ? [] : [textOf('requirement', key, en)])),
  ]
}
