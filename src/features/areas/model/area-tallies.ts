import type { Marker } from '../../../world/marker.ts'
import type { Tally } from '../../../records/mark.ts'

/** Counts each area's found and all markers. @param areaOf index of each marker's area; below 0 for none */
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
