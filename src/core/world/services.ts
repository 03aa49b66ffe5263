import type { Services } from './manifest.ts'
import type { MarkerType } from './marker.ts'

/** Whether places of a type serve a player, who goes there again and again, and are not merely found. */
export function isService(
  { id, category }: Pick<MarkerType, 'id' | 'category'>,
  { categories, types }: Services,
): boolean {
  return categories.includes(category) || types.includes(id)
}
