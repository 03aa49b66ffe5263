import { sortByDistance } from '../../world/nearest.ts'
import { eveningStops, maxTripStops } from '../settings/model/route-choices.ts'
import type { Marker } from '../../world/marker.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { shownMarkers } from '../filters/hidden-markers.ts'
import { useProgress } from '../progress/progress.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { routeFinder, type RouteFinder } from './finding/route-finder.ts'
import { tripStart, routeOptions } from './finding/found-route.ts'
import { showOrdering, routeThroughAll } from './plan-route.ts'
import { stopsOf } from './stops.ts'
import type { Watcher } from './finding/route-request.ts'
import { useRoute } from './route-store.ts'

/** Plans a tour through the nearest visible markers that are not found yet. @returns whether there are any */
export async function tripNear(from: Coordinate, world: LoadedWorld): Promise<boolean> {
  const near = sortByDistance(leftOf(shownMarkers(world.markers)), from).slice(0, eveningStops)
  if (near.length === 0) return false
  const stops = await watched(near.length, (watcher) => inOrder(by(from, near), { world, watcher }))
  if (stops) routeThroughAll(stops)
  return true
}

function leftOf(markers: readonly Marker[]): readonly Marker[] {
  const { marks } = useProgress.getState()
  return markers.filter(({ id }) => marks.get(id)?.discovered !== true)
}

/**
 * Plans a tour through markers in a good order. It starts at the player's position in the game, otherwise at the
 * nearest fast travel point, otherwise at the marker nearest to `near`. Of more than {@link maxTripStops} markers the
 * nearest are used. @returns the number of markers that were left out
 */
export async function tripThrough(
  places: readonly Marker[],
  near: Coordinate,
  world: Pick<LoadedWorld, 'markers'>,
): Promise<number> {
  const amount = Math.min(places.length, maxTripStops)
  const stops = await watched(amount, async (watcher) => {
    // If the roads can't be loaded, the route's card says so, and the tour begins at one of its markers.
    await openRoads().catch(() => undefined)
    const origin = tripStart(near, world)
    const nearest = sortByDistance(places, origin ?? near).slice(0, maxTripStops)
    const start = origin ?? nearest[0]?.coordinate
    if (!start) return []
    // A marker at the start stays a stop, because the player still has to find it.
    return await inOrder(by(start, nearest), { world, watcher })
  })
  if (!stops || stops.length === 0) return 0
  routeThroughAll(stops)
  return places.length - amount
}

/** Loads the roads and stores which types of marker are fast travel points. @throws as {@link routeFinder} */
async function openRoads(): Promise<RouteFinder> {
  const finder = await routeFinder()
  useRoute.setState({ about: finder.about })
  return finder
}

function by(from: Coordinate, places: readonly Marker[]): readonly Coordinate[] {
  return [from, ...places.map(({ coordinate }) => coordinate)]
}

/** Sorts the stops of the current route. Keeps its start and return, and drops points that only bend the route. */
export async function orderRoute(world: LoadedWorld): Promise<void> {
  const { points, back } = useRoute.getState()
  const [begin] = points ?? []
  const stops = stopsOf(points, world).map(({ coordinate }) => coordinate)
  if (!begin || stops.length < 2) return
  const ordered = await watched(stops.length, (watcher) =>
    inOrder([begin, ...stops], { world, watcher, back }),
  )
  if (!ordered || useRoute.getState().points !== points) return
  routeThroughAll(ordered, useRoute.getState())
}

interface Ordered {
  readonly world: Pick<LoadedWorld, 'markers'>
  readonly watcher: Watcher
  readonly back?: boolean
}

/** Sorts stops. Keeps their order if the roads can't be loaded, which the route's card says. */
async function inOrder(
  [begin, ...stops]: readonly Coordinate[],
  { world, watcher, back = false }: Ordered,
): Promise<readonly Coordinate[]> {
  if (!begin) return []
  // Stops at the start come first, even if they lie far from a road.
  const isHere = (stop: Coordinate) => stop.join() === begin.join()
  const here = stops.filter(isHere)
  const asked = [begin, ...stops.filter((stop) => !isHere(stop))]
  try {
    const finder = await openRoads()
    const order = await finder.order({ stops: asked, back, options: routeOptions(world) }, watcher)
    const [first, ...others] = order.flatMap((at) => (asked[at] ? [asked[at]] : []))
    return first ? [first, ...here, ...others] : []
  } catch {
    return [begin, ...stops]
  }
}

/** Milliseconds before the progress of sorting is shown. Shorter waits need no explanation. */
const unnoticed = 200

/** Cancels the current sorting. */
let current: AbortController | undefined

/** Shows the progress of a long calculation in the route's card. Returns `undefined` if it is cancelled or replaced. */
async function watched<Result>(
  amount: number,
  find: (watcher: Watcher) => Promise<Result>,
): Promise<Result | undefined> {
  current?.abort()
  const end = new AbortController()
  current = end
  let told: number | null = null
  const show = () => showOrdering({ amount, share: told, end: () => end.abort() })
  const tell = (share: number) => {
    told = share
    if (useRoute.getState().ordering) show()
  }
  const later = setTimeout(show, unnoticed)
  const ended = new Promise<undefined>((resolve) => {
    end.signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    return await Promise.race([ended, find({ tell, signal: end.signal })])
  } finally {
    clearTimeout(later)
    if (current === end) useRoute.setState({ ordering: null })
  }
}
