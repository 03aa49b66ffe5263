import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'
import { takenWorldId } from '../world-id.ts'

/** Checks that a world's id has no other meaning in addresses or storage names. */
export function freeWorldId({ world }: Source): Problem[] {
  const reason = takenWorldId(world.id)
  return reason === undefined ? [] : [problemInWorld(world, 'id', reason)]
}
