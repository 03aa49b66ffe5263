import type { Place } from '../../domain/world/names/world-names.ts'
import type { LoadedWorld } from '../world/world-context.tsx'

/** What a type or a category is called, by its id, whatever language its world speaks by then. */
export function titleOf(id: string): (world: LoadedWorld) => string {
  return ({ typesById, categories }) =>
    (typesById.get(id) ?? categories.find((category) => category.id === id))?.title ?? ''
}

/** What a settlement is called, whatever language its world speaks by then. */
export function nameOf({ coordinate: [x, y] }: Place): (world: LoadedWorld) => string {
  return ({ places }) =>
    places.find(({ coordinate }) => coordinate[0] === x && coordinate[1] === y)?.name ?? ''
}
