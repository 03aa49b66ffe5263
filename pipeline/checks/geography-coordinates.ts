import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the land's coordinates are whole numbers inside the world's extent or on its edges. */
export function geographyCoordinates({ features, world }: Source): Problem[] {
  const [minX, minY, maxX, maxY] = world.extent
  const extent = `x ${minX}..${maxX}, y ${minY}..${maxY}`
  return features.flatMap((feature) =>
    feature.runs.flat().flatMap(([x, y]) => {
      const whole = Number.isSafeInteger(x) && Number.isSafeInteger(y)
      const inside = x >= minX && x <= maxX && y >= minY && y <= maxY
      if (whole && inside) return []
      const problem = whole
        ? `lies outside the world's extent (${extent})`
        : 'must consist of whole numbers'
      return [problemAt(feature, `${feature.path}.geometry`, `the point ${x},${y} ${problem}`)]
    }),
  )
}
