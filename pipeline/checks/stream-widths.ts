import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const widths: readonly (number | undefined)[] = [1, 2, 3]

/** Checks that every stream has a width from 1 (a trickle) to 3, and no other feature has one. */
export function streamWidths({ features }: Source): Problem[] {
  return features.flatMap((feature) => {
    const isStream = feature.kind === 'stream'
    if (isStream ? widths.includes(feature.width) : feature.width === undefined) return []
    const reason = isStream
      ? `${feature.width ?? 'no width'} is not one of ${widths.join(', ')}`
      : 'only streams have a width'
    return [problemAt(feature, `${feature.path}.properties.width`, reason)]
  })
}
