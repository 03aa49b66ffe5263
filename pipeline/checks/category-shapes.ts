import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** No two categories share a shape: whoever sees no colours tells small marker icons apart by it. */
export function categoryShapes({ world }: Source): Problem[] {
  const shapes = world.categories.map(({ shape }) => shape)
  return shapes.flatMap((shape, index) => {
    const first = shapes.indexOf(shape)
    if (first === index) return []
    const reason = `"${shape}" is the shape of categories[${first}]: choose another`
    return [problemInWorld(world, `categories[${index}].shape`, reason)]
  })
}
