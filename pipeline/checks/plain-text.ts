import type { Requirements } from '../../src/world/manifest.ts'
import { problemAt, quote, type Located, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/**
 * Checks that texts contain no markup and no white space at either end.
 * The readers of the files report invisible characters.
 */
export function plainText(source: Source): Problem[] {
  const { world, markers, types, places, features, quests, questCutoffs } = source
  const { names, sharedNames } = source
  return [
    ...worldTexts(world).flatMap(([path, text]) =>
      textProblems({ file: world.file, line: world.lineOf(path) }, { [path]: text }),
    ),
    ...types.flatMap((type) => textProblems(type, { title: type.title })),
    ...markers.flatMap((marker) => {
      const { name, also, description, yields } = marker
      return textProblems(marker, { name, also, description, yields })
    }),
    ...places.flatMap((place) => {
      const { name, inWords, note } = place
      return textProblems(place, { name, in_words: inWords, note })
    }),
    ...quests.flatMap((quest) => {
      const { title, place, titles } = quest
      const spoken = Object.entries(titles).map(([language, text]) => [`title_${language}`, text])
      return textProblems(quest, { title, place, ...Object.fromEntries(spoken) })
    }),
    ...questCutoffs.flatMap((cutoff) => textProblems(cutoff, { point: cutoff.point })),
    ...features.flatMap((feature) =>
      textProblems(feature, { [`${feature.path}.properties.name`]: feature.name ?? '' }),
    ),
    ...[...names, ...sharedNames].flatMap((row) => textProblems(row, row.translations)),
  ]
}

type Text = readonly [path: string, text: string]

function worldTexts(world: Source['world']): readonly Text[] {
  const { game, studio, title, summary, searchExample = '', credits } = world
  const { categories, requirements, ranks, words = {}, shortcuts = [], lettering } = world
  const { questParts = [] } = world
  const own = {
    game,
    studio,
    title,
    summary,
    searchExample,
    'credits.survey': credits?.survey ?? '',
  }
  return [
    ...Object.entries(own),
    ...categories.map((category, index): Text => [`categories[${index}].title`, category.title]),
    ...(requirements ? requirementTexts(requirements) : []),
    ...ranks.map((rank, index): Text => [`ranks[${index}].title`, rank.title]),
    ...Object.entries(words).flatMap(([id, searchWords]) =>
      searchWords.map((word, index): Text => [`words.${id}[${index}]`, word]),
    ),
    ...shortcuts.map((shortcut, index): Text => [`shortcuts[${index}].title`, shortcut.title]),
    ...questParts.map((part, index): Text => [`questParts[${index}].title`, part.title]),
    ...lettering.map((entry, index): Text => [`lettering[${index}].text`, entry.text ?? '']),
  ]
}

function requirementTexts({ title: locked, heading, hint, groups }: Requirements): readonly Text[] {
  const named = (path: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([field, text]): Text => [`${path}.${field}`, text])
  return [
    ...named('requirements', { title: locked, heading, hint }),
    ...groups.flatMap((group, index) => {
      const path = `requirements.groups[${index}]`
      if (!('levels' in group)) return named(path, { title: group.title ?? '', note: group.note })
      return [
        ...named(path, { title: group.title, none: group.none }),
        ...group.levels.flatMap(({ title, note }, at) =>
          named(`${path}.levels[${at}]`, { title, note }),
        ),
      ]
    }),
  ]
}

const problems: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[<>]/, 'holds < or >'],
  [/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i, 'holds an entity, such as &amp;: write the character'],
  [/^\s|\s$/, 'has white space around it'],
]

function textProblems(row: Located, texts: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    problems
      .filter(([pattern]) => pattern.test(text))
      .map(([, reason]) => problemAt(row, field, `${quote(text)} ${reason}`)),
  )
}
