import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

const classes: readonly (string | undefined)[] = ['road', 'path']

/** Checks that every road is a road or a path, and no other feature has a class. */
export function roadClasses({ features }: Source): Problem[] {
  return features.flatMap((feature) => {
    const isRoad = feature.kind === 'road'
    if (isRoad ? classes.includes(feature.class) : feature.class === undefined) return []
    const reason = isRoad
      ? `"${feature.class ?? ''}" is not one of ${classes.join(', ')}`
      : 'only roads have a class'
    return [problemAt(feature, `${feature.path}.properties.class`, reason)]
  })
}
