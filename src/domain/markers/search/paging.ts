/**
 * The first pages of a list, up to and including page `page` (counted from 0), without its empty items.
 */
export function firstPages<Item>(
  items: readonly (Item | null | undefined)[],
  page: number,
  pageSize = 10,
): Item[] {
  return items
    .filter((item): item is Item => item !== null && item !== undefined)
    .slice(0, (page + 1) * pageSize)
}
