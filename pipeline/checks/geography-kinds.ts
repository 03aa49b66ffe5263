import { landKinds } from '../../src/basemap/geography.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function geographyKinds({ features }: Source): Problem[] {
  const known: readonly string[] = landKinds
  return features.flatMap((feature) => {
    if (known.includes(feature.kind)) return []
    const reason = `"${feature.kind}" is not one of ${known.join(', ')}`
    return [problemAt(feature, `${feature.path}.properties.kind`, reason)]
  })
}
