import type { Extent } from './world.ts'

/** What two extents share; its minimum lies beyond its maximum when that is nothing. */
export function clipped(extent: Extent, to: Extent): Extent {
  return [
    Math.max(extent[0], to[0]),
    Math.max(extent[1], to[1]),
    Math.min(extent[2], to[2]),
    Math.min(extent[3], to[3]),
  ]
}

/** @param slack world units by which the inner one may reach out */
export function contains(outer: Extent, inner: Extent, slack: number): boolean {
  return (
    outer[0] <= inner[0] + slack &&
    outer[1] <= inner[1] + slack &&
    outer[2] >= inner[2] - slack &&
    outer[3] >= inner[3] - slack
  )
}
