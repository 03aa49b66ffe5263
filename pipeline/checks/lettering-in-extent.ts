import type { Coordinate } from '../../src/geometry/coordinates.ts'
import { isInExtent } from '../../src/geometry/extent.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function letteringInExtent({ world }: Source): Problem[] {
  const check = (path: string, coordinate: Coordinate) =>
    isInExtent(coordinate, world.extent)
      ? []
      : [problemInWorld(world, path, `${coordinate.join(', ')} lies outside the world's extent`)]
  return world.lettering.flatMap((entry, index) => {
    const path = `lettering[${index}]`
    if (entry.kind === 'area') return check(`${path}.at`, entry.at)
    if (entry.kind === 'river') return []
    return entry.course.flatMap((point, at) => check(`${path}.course[${at}]`, point))
  })
}
