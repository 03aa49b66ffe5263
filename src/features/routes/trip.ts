import { nearestFirst } from '../../world/nearest.ts'
import { eveningStops, maxTripStops } from '../settings/model/route-choices.ts'
import type { Marker } from '../../world/marker.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { shownMarkers } from '../filters/hidden-markers.ts'
import { useProgress } from '../progress/progress.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { routeFinder, type RouteFinder } from './route-finder.ts'
import { tripStart, useFoundRoute, routeOptions } from './found-route.ts'
import { showOrdering, routeThroughAll } from './plan-route.ts'
import { stopsOf } from './stops.ts'
import type { Watcher } from './route-request.ts'
import { usePlannedRoute } from './planned-route.ts'

/**
 * Asks for a route by the nearest places that the filters show and that are still to find, in a good order.
 *
 * @returns whether there are any
 */
export async function tripNear(from: Coordinate, world: LoadedWorld): Promise<boolean> {
  const near = nearestFirst(leftOf(shownMarkers(world.markers)), from).slice(0, eveningStops)
  if (near.length === 0) return false
  const stops = await watched(near.length, (watcher) => inOrder(by(from, near), { world, watcher }))
  if (stops) routeThroughAll(stops)
  return true
}

/** Those that are still to find. */
function leftOf(markers: readonly Marker[]): readonly Marker[] {
  const { marks } = useProgress.getState()
  return markers.filter(({ id }) => marks.get(id)?.discovered !== true)
}

/**
 * Asks for a route by these places, in a good order, from the player's place in the game where it is followed; otherwise
 * from the nearest fast-travel point, or where there is none from the place that is nearest.
 *
 * @param near of more than {@link maxTripStops} places those nearest to it are taken
 * @returns how many of the places were left out
 */
export async function tripThrough(
  places: readonly Marker[],
  near: Coordinate,
  world: Pick<LoadedWorld, 'markers'>,
): Promise<number> {
  const amount = Math.min(places.length, maxTripStops)
  const stops = await watched(amount, async (watcher) => {
    // What cannot be loaded is said by the route's card; then the trip begins at one of its places.
    await openRoads().catch(() => undefined)
    const origin = tripStart(near, world)
    const nearest = nearestFirst(places, origin ?? near).slice(0, maxTripStops)
    const start = origin ?? nearest[0]?.coordinate
    if (!start) return []
    // One of the places may stand where the trip begins: it is the first stop, to be found like the others.
    return await inOrder(by(start, nearest), { world, watcher })
  })
  if (!stops || stops.length === 0) return 0
  routeThroughAll(stops)
  return places.length - amount
}

/** Whoever knows the roads; from then on the page knows where one can travel at once. @throws as {@link routeFinder} */
async function openRoads(): Promise<RouteFinder> {
  const finder = await routeFinder()
  useFoundRoute.setState({ about: finder.about })
  return finder
}

function by(from: Coordinate, places: readonly Marker[]): readonly Coordinate[] {
  return [from, ...places.map(({ coordinate }) => coordinate)]
}

/**
 * Puts the stops of the route that there is into a good order; where it begins stays, and whether it leads back. What it
 * was bent by is left out: between other stops it would be a detour.
 */
export async function orderRoute(world: LoadedWorld): Promise<void> {
  const { points, back } = usePlannedRoute.getState()
  const [begin] = points ?? []
  const stops = stopsOf(points, world).map(({ coordinate }) => coordinate)
  if (!begin || stops.length < 2) return
  const ordered = await watched(stops.length, (watcher) =>
    inOrder([begin, ...stops], { world, watcher, back }),
  )
  if (!ordered || usePlannedRoute.getState().points !== points) return
  routeThroughAll(ordered, usePlannedRoute.getState())
}

interface Ordered {
  readonly world: Pick<LoadedWorld, 'markers'>
  readonly watcher: Watcher
  readonly back?: boolean
}

/** As they are where the roads cannot be loaded, which the route's card says. */
async function inOrder(
  [begin, ...stops]: readonly Coordinate[],
  { world, watcher, back = false }: Ordered,
): Promise<readonly Coordinate[]> {
  if (!begin) return []
  // What stands at the begin comes first, however far off the road it lies.
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

/** Milliseconds after which a player is told that stops are being put into order; so soon, nobody wonders. */
const unnoticed = 200

/** The order that is being looked for. */
let current: AbortController | undefined

/**
 * Has the route's card tell how far an order is that takes long, roads that are loaded first among it.
 *
 * @param amount of stops
 * @returns nothing where the player has ended it, or asked for another order
 */
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
    if (usePlannedRoute.getState().ordering) show()
  }
  const later = setTimeout(show, unnoticed)
  const ended = new Promise<undefined>((resolve) => {
    end.signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    return await Promise.race([ended, find({ tell, signal: end.signal })])
  } finally {
    clearTimeout(later)
    if (current === end) usePlannedRoute.setState({ ordering: null })
  }
}
