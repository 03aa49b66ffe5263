import { nearestFirst } from '../../domain/markers/nearest.ts'
import type { Coordinate } from '../../domain/world/coordinates.ts'
import { shownMarkers } from '../markers/hidden-markers.ts'
import { useProgress } from '../progress/progress.ts'
import type { LoadedWorld } from '../world/world-context.tsx'
import { wayFinder } from './ask-way.ts'
import { wayThroughAll } from './plan-way.ts'
import { useWay } from './way.ts'

/** So many places are a tour: an evening's, and few enough that the best of all orders is known. */
const mostStops = 11

/**
 * Asks for a way by the nearest places that the filters show and that are still to find, in a good order.
 *
 * @returns whether there are any
 */
export async function tourNear(from: Coordinate, world: LoadedWorld): Promise<boolean> {
  const { marks } = useProgress.getState()
  const left = shownMarkers(world.markers).filter(({ id }) => marks.get(id)?.discovered !== true)
  const near = nearestFirst(left, from).slice(0, mostStops)
  if (near.length === 0) return false
  wayThroughAll(await inOrder([from, ...near.map(({ coordinate }) => coordinate)]))
  return true
}

/** Puts the points of the way that there is into a good order; where it begins stays. */
export async function orderWay(): Promise<void> {
  const { points } = useWay.getState()
  const known = points?.filter((point) => point !== null) ?? []
  if (known.length < 3) return
  const ordered = await inOrder(known)
  if (useWay.getState().points === points) wayThroughAll(ordered)
}

/** As they are where the roads cannot be loaded, which the way's card says. */
async function inOrder(stops: readonly Coordinate[]): Promise<readonly Coordinate[]> {
  try {
    const order = await (await wayFinder()).order({ stops })
    return order.flatMap((at) => (stops[at] ? [stops[at]] : []))
  } catch {
    return stops
  }
}
