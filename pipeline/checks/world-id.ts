import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that a world's id is the name of its folder, where the page looks for its files. */
export function worldId({ folder, world }: Source): Problem[] {
  if (world.id === folder) return []
  return [problemInWorld(world, 'id', `"${world.id}" must be "${folder}", the name of the folder`)]
}
