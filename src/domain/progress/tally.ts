import type { Marker } from '../markers/marker.ts'

/** How much of something was found. */
export interface Tally {
  readonly found: number
  readonly total: number
}

/** Found and all markers of each type, by type id. */
export function talliesByType(
  markers: readonly Marker[],
  discovered: Pick<ReadonlySet<number>, 'has'>,
): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, { found: number; total: number }>()
  for (const { id, locationType } of markers) {
    const tally = tallies.get(locationType) ?? { found: 0, total: 0 }
    tally.total += 1
    if (discovered.has(id)) tally.found += 1
    tallies.set(locationType, tally)
  }
  return tallies
}

export function sumOf(tallies: Iterable<Tally | undefined>): Tally {
  let [found, total] = [0, 0]
  for (const tally of tallies) {
    found += tally?.found ?? 0
    total += tally?.total ?? 0
  }
  return { found, total }
}
