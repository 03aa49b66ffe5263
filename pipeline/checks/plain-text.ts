import { problemAt, type Located, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Whatever a player reads is plain text: no markup, no control characters, no white space around it. */
export function plainText({ world, markers, types, places, features }: Source): Problem[] {
  return [
    ...textProblems(world, { game: world.game, title: world.title }),
    ...world.categories.flatMap((category, index) =>
      textProblems(category, { [`categories[${index}].title`]: category.title }),
    ),
    ...types.flatMap((type) => textProblems(type, { title: type.title })),
    ...markers.flatMap((marker) => {
      const { name, description, yields } = marker
      return textProblems(marker, { name, description, yields })
    }),
    ...places.flatMap((place) => textProblems(place, { name: place.name, note: place.note })),
    ...features.flatMap((feature, index) =>
      textProblems(feature, { [`features[${index}].properties.name`]: feature.name ?? '' }),
    ),
  ]
}

const problems: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/[<>]/, 'holds < or >'],
  [/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i, 'holds an entity, such as &amp;: write the character'],
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'holds a control character or a line break'],
  [/^\s|\s$/, 'has white space around it'],
]

function textProblems(row: Located, texts: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    problems
      .filter(([pattern]) => pattern.test(text))
      .map(([, reason]) => problemAt(row, field, `${JSON.stringify(text)} ${reason}`)),
  )
}
