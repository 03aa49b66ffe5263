/** Ids of discovered markers: whole, not negative, each once, in the order in which they were found. */
export type Discoveries = readonly number[]

export function isMarkerId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The union, without duplicates; nothing is ever removed. */
export function mergedDiscoveries(existing: Discoveries, added: Discoveries): number[] {
  return [...new Set([...existing, ...added])]
}

export function withDiscovery(existing: Discoveries, id: number): number[] {
  return mergedDiscoveries(existing, [id])
}

export function withoutDiscovery(existing: Discoveries, id: number): number[] {
  return existing.filter((known) => known !== id)
}

/**
 * What another tab stored, with this tab's own change since it last looked: ids that this tab added are
 * added, ids that it removed are removed, and everything else is the other tab's.
 */
export function rebasedDiscoveries(
  stored: Discoveries,
  base: Discoveries,
  current: Discoveries,
): number[] {
  const before = new Set(base)
  const after = new Set(current)
  const kept = stored.filter((id) => after.has(id) || !before.has(id))
  return mergedDiscoveries(
    kept,
    current.filter((id) => !before.has(id)),
  )
}

/** How many of them are markers of this world: ids that it does not know are kept, but not counted. */
export function knownCount(
  discoveries: Discoveries,
  known: Pick<ReadonlySet<number>, 'has'>,
): number {
  return discoveries.filter((id) => known.has(id)).length
}
