import { nearestFirst } from '../../domain/markers/nearest.ts'
import { maxTourStops } from '../../domain/ways/way-choices.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { shownMarkers } from '../markers/hidden-markers.ts'
import { useProgress } from '../progress/progress.ts'
import type { LoadedWorld } from '../world/world-context.tsx'
import { wayFinder, type WayFinder } from './ask-way.ts'
import { tourStart, useFoundWay, wayOptions } from './found-way.ts'
import { showOrdering, wayThroughAll } from './plan-way.ts'
import { stopsOf } from './stops.ts'
import type { Watcher } from './way-request.ts'
import { useWay } from './way.ts'

/** So many places are an evening's tour, and few enough that the best of all orders is known. */
const eveningStops = 11

/**
 * Asks for a way by the nearest places that the filters show and that are still to find, in a good order.
 *
 * @returns whether there are any
 */
export async function tourNear(from: Coordinate, world: LoadedWorld): Promise<boolean> {
  const near = nearestFirst(leftOf(shownMarkers(world.markers)), from).slice(0, eveningStops)
  if (near.length === 0) return false
  const stops = await watched(near.length, (watcher) => inOrder(by(from, near), { world, watcher }))
  if (stops) wayThroughAll(stops)
  return true
}

/** Those that are still to find. */
function leftOf(markers: readonly Marker[]): readonly Marker[] {
  const { marks } = useProgress.getState()
  return markers.filter(({ id }) => marks.get(id)?.discovered !== true)
}

/**
 * Asks for a way by these places, in a good order, from the player's place in the game where it is followed; otherwise
 * from the nearest fast-travel point, or where there is none from the place that is nearest.
 *
 * @param near of more than {@link maxTourStops} places those nearest to it are taken
 * @returns how many of the places were left out
 */
export async function tourThrough(
  places: readonly Marker[],
  near: Coordinate,
  world: Pick<LoadedWorld, 'markers'>,
): Promise<number> {
  const amount = Math.min(places.length, maxTourStops)
  const stops = await watched(amount, async (watcher) => {
    // What cannot be loaded is said by the way's card; then the tour begins at one of its places.
    await openRoads().catch(() => undefined)
    const origin = tourStart(near, world)
    const nearest = nearestFirst(places, origin ?? near).slice(0, maxTourStops)
    const start = origin ?? nearest[0]?.coordinate
    if (!start) return []
    // One of the places may stand where the tour begins: it is the first stop, to be found like the others.
    return await inOrder(by(start, nearest), { world, watcher })
  })
  if (!stops || stops.length === 0) return 0
  wayThroughAll(stops)
  return places.length - amount
}

/** Whoever knows the roads; from then on the page knows where one can travel at once. @throws as {@link wayFinder} */
async function openRoads(): Promise<WayFinder> {
  const finder = await wayFinder()
  useFoundWay.setState({ about: finder.about })
  return finder
}

function by(from: Coordinate, places: readonly Marker[]): readonly Coordinate[] {
  return [from, ...places.map(({ coordinate }) => coordinate)]
}

/**
 * Puts the stops of the way that there is into a good order; where it begins stays, and whether it leads back. What it
 * was bent by is left out: between other stops it would be a detour.
 */
export async function orderWay(world: LoadedWorld): Promise<void> {
  const { points, back } = useWay.getState()
  const [begin] = points ?? []
  const stops = stopsOf(points, world).map(({ coordinate }) => coordinate)
  if (!begin || stops.length < 2) return
  const ordered = await watched(stops.length, (watcher) =>
    inOrder([begin, ...stops], { world, watcher, back }),
  )
  if (!ordered || useWay.getState().points !== points) return
  wayThroughAll(ordered, useWay.getState())
}

interface Ordered {
  readonly world: Pick<LoadedWorld, 'markers'>
  readonly watcher: Watcher
  readonly back?: boolean
}

/** As they are where the roads cannot be loaded, which the way's card says. */
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
    const order = await finder.order({ stops: asked, back, options: wayOptions(world) }, watcher)
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
 * Has the way's card tell how far an order is that takes long, roads that are loaded first among it.
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
    if (useWay.getState().ordering) show()
  }
  const later = setTimeout(show, unnoticed)
  const ended = new Promise<undefined>((resolve) => {
    end.signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    return await Promise.race([ended, find({ tell, signal: end.signal })])
  } finally {
    clearTimeout(later)
    if (current === end) useWay.setState({ ordering: null })
  }
}
