import type { SearchIndex } from '../../domain/markers/search/search-index.ts'
import type { World } from '../../domain/world/world.ts'
import { loadPart } from '../offline/load-part.ts'
import { isNameKnown } from './known-names.ts'

const indexes = new WeakMap<World, Promise<SearchIndex>>()

/**
 * The search over a world's markers, made when somebody begins to search: the first view does without it.
 *
 * @throws {MissingPartError} when the script that searches cannot be loaded
 */
export function loadSearchIndex(world: World): Promise<SearchIndex> {
  const index = indexes.get(world) ?? makeIndex(world)
  indexes.set(world, index)
  // The next search tries again.
  index.catch(() => indexes.delete(world))
  return index
}

async function makeIndex(world: World): Promise<SearchIndex> {
  const { SearchIndex: Index } = await loadPart(
    () => import('../../domain/markers/search/search-index.ts'),
  )
  return new Index(world.markers, world.types, isNameKnown)
}
