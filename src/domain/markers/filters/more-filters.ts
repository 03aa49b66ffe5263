import type { Marker } from '../marker.ts'
import { canOpen, type Tools } from '../requirements.ts'
import { givesYield } from './yields.ts'

export const foundFilters = ['all', 'missing', 'found'] as const
/** Every place, those still to find, or those that were found. */
export type FoundFilter = (typeof foundFilters)[number]

/** What else a place must be besides of a visible type. */
export interface MoreFilters {
  readonly found: FoundFilter
  /** What a player opens things with; nothing shows every one. Browsers keep it under this name. */
  readonly chests: Tools | null
  /** A choice of `yields.ts`; nothing shows places whatever they give. */
  readonly yields: string | null
}

export const noMoreFilters: MoreFilters = { found: 'all', chests: null, yields: null }

/** Markers by id, hidden whatever their type says. */
export type HiddenMarkers = ReadonlyMap<number, Marker>

export const nothingHidden: HiddenMarkers = new Map()

export function isFiltering({ found, chests, yields }: MoreFilters): boolean {
  return found !== 'all' || chests !== null || yields !== null
}

/** The markers that these filters hide. @param within ids of those that come into question; nothing for all */
export function hiddenBy(
  markers: readonly Marker[],
  filters: MoreFilters,
  discovered: ReadonlySet<number>,
  within: ReadonlySet<number> | null = null,
): HiddenMarkers {
  if (!within && !isFiltering(filters)) return nothingHidden
  return new Map(
    markers
      .filter((marker) => within?.has(marker.id) === false || !passes(marker, filters, discovered))
      .map((marker) => [marker.id, marker]),
  )
}

function passes(
  marker: Marker,
  { found, chests, yields }: MoreFilters,
  discovered: ReadonlySet<number>,
): boolean {
  if (found !== 'all' && discovered.has(marker.id) !== (found === 'found')) return false
  if (chests !== null && !canOpen(marker, chests)) return false
  return yields === null || givesYield(marker, yields)
}
