import { messages } from '../generated/first.ts'

/**
 * The heading of what else can be asked for.
 *
 * @param locked what is locked in this world, such as chests
 */
export function moreFiltersHeading(locked: string | undefined, hasYields: boolean): string {
  const { found, locked: lockedAnd, yields, both } = messages.filters.more
  if (!hasYields) return locked ? lockedAnd(locked) : found
  return locked ? both(locked) : yields
}
