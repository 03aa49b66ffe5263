/** Ids of discovered markers: whole, not negative, each once, in the order in which they were found. */
export type Discoveries = readonly number[]

export function withDiscovery(existing: Discoveries, id: number): number[] {
  return [...new Set([...existing, id])]
}

export function withoutDiscovery(existing: Discoveries, id: number): number[] {
  return existing.filter((known) => known !== id)
}

/** How many of them are markers of this world: ids that it does not know are kept, but not counted. */
export function knownCount(
  discoveries: Discoveries,
  known: Pick<ReadonlySet<number>, 'has'>,
): number {
  return discoveries.filter((id) => known.has(id)).length
}
