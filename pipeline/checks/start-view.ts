import { isInExtent } from '../../src/domain/world/extent.ts'
import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** A new player begins inside the world. */
export function startView({ world }: Source): Problem[] {
  const { coordinates } = world.startView
  if (isInExtent(coordinates, world.extent)) return []
  const reason = `${coordinates.join(', ')} lies outside the world's extent ${world.extent.join(', ')}`
  return [problemInWorld(world, 'startView.coordinates', reason)]
}
