import { isInExtent } from '../../src/geometry/extent.ts'
import { createScale } from '../../src/geometry/scale.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the first view is inside the world, at a zoom level that the map offers. */
export function startView({ world }: Source): Problem[] {
  const { startView: view, extent, metresPerUnit } = world
  const problems: Problem[] = []
  if (!isInExtent(view.coordinates, extent)) {
    const reason = `${view.coordinates.join(', ')} lies outside the world's extent ${extent.join(', ')}`
    problems.push(problemInWorld(world, 'startView.coordinates', reason))
  }
  const { min, max } = createScale(extent, metresPerUnit).zooms
  if (view.zoom < min || view.zoom > max) {
    const reason = `${view.zoom} is not one of the world's zooms, ${min} (farthest) to ${max} (nearest)`
    problems.push(problemInWorld(world, 'startView.zoom', reason))
  }
  return problems
}
