import type { LoadedWorld } from './world-context.tsx'

/**
 * What the markup of the map page shows of a world: the number of places of each type, in the types' order. A page
 * whose markup was prerendered with other data, as while a new version is being put on the web, is not that world's.
 */
export function prerenderedWith({ types, counts }: Pick<LoadedWorld, 'types' | 'counts'>): string {
  return types.map(({ id }) => counts.get(id) ?? 0).join('.')
}
