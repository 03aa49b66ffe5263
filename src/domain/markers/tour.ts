import type { Marker } from './marker.ts'
import type { Coordinate } from '../world/view/coordinates.ts'
import { theNearestUndiscovered } from './nearest.ts'

/** A walk from place to place; each leads on to the nearest that it has not been to. */
export interface Tour {
  /** Ids of the places that it has been to. */
  readonly seen: ReadonlySet<number>
  /** The place that it reached last. */
  readonly at: Marker | null
}

export const newTour: Tour = { seen: new Set(), at: null }

interface TourStep {
  readonly tour: Tour
  readonly selected: Marker | null
  /** Where it begins when nothing is selected. */
  readonly middle: Coordinate
  /** Those that may be gone to. */
  readonly markers: readonly Marker[]
  readonly discovered: ReadonlySet<number>
}

/**
 * The next step: to the nearest undiscovered marker that the tour has not been to, so that it never goes back
 * and forth between two. A player who selects another place begins a new tour there, and one who has been
 * everywhere begins again.
 *
 * @returns a tour that has not moved, with nothing in `at`, when there is nowhere to go
 */
export function nextStep(step: TourStep): Tour {
  const { selected, middle, markers, discovered } = step
  const goesOn = selected !== null && selected === step.tour.at
  const here = selected ? [selected.id] : []
  const from = selected?.coordinate ?? middle
  const nearest = (seen: ReadonlySet<number>): Tour | undefined => {
    const found = theNearestUndiscovered(markers, from, new Set([...discovered, ...seen]))
    return found && { seen: new Set([...seen, found.id]), at: found }
  }
  const seen = new Set([...(goesOn ? step.tour.seen : []), ...here])
  return nearest(seen) ?? nearest(new Set(here)) ?? newTour
}
