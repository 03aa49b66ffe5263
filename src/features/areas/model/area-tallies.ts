import type { Marker } from '../../../world/marker.ts'
import type { Tally } from '../../../records/mark.ts'

/**
 * Counts the found and all markers of each area.
 *
 * @param areaOf the index of each marker's area, in the order of the markers; below 0 for none
 * @param areas the number of areas, and of the returned tallies
 */
export function talliesByArea(
  markers: readonly Marker[],
  discovered: Pick<ReadonlySet<number>, 'has'>,
  areaOf: ArrayLike<number>,
  areas: number,
): readonly Tally[] {
  const tallies = Array.from({ length: areas }, () => ({ found: 0, total: 0 }))
  for (const [at, { id }] of markers.entries()) {
    const tally = tallies[areaOf[at] ?? -1]
    if (!tally) continue
    tally.total += 1
    if (discovered.has(id)) tally.found += 1
  }
  return tallies
}
