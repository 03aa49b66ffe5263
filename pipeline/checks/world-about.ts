import { problemInWorld, type Problem } from '../problem.ts'
import { maxAboutWorld } from '../size-limits.mjs'
import type { Source } from '../source.ts'

/** Checks that the texts about a world that every page of the site contains are short. */
export function worldAbout({ world }: Source): Problem[] {
  const { id, game, studio, searchExample = '' } = world
  const size = Buffer.byteLength(id + game + studio + searchExample)
  if (size <= maxAboutWorld) return []
  const found = `id, game, studio and searchExample have ${size} bytes together`
  const reason = `${found}, and ${maxAboutWorld} is the most, as every page of the site holds them: make one shorter`
  return [problemInWorld(world, 'game', reason)]
}
