import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'
import { takenWorldId } from '../world-id.ts'

/** A world's id is part of its address and of names of storage, and so none that has a meaning there. */
export function freeWorldId({ world }: Source): Problem[] {
  const reason = takenWorldId(world.id)
  return reason === undefined ? [] : [problemInWorld(world, 'id', reason)]
}
