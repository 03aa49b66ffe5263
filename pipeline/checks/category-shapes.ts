import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that each category has its own shape, by which colour-blind players distinguish small marker icons. */
export function categoryShapes({ world }: Source): Problem[] {
  const shapes = world.categories.map(({ shape }) => shape)
  return shapes.flatMap((shape, index) => {
    const first = shapes.indexOf(shape)
    if (first === index) return []
    const reason = `"${shape}" is the shape of categories[${first}]: choose another`
    return [problemInWorld(world, `categories[${index}].shape`, reason)]
  })
}
