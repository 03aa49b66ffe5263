import { failureOf, type Failure } from '../../i18n/compose/failure.ts'
import { create } from 'zustand'
import type { Route, RouteOptions } from './model/route.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import type { Marker } from '../../world/marker.ts'
import type { Place } from '../../world/names/world-names.ts'
import { nearestNamed } from '../../world/names/where.ts'
import { useLive } from '../live/live.ts'
import { useProgress } from '../progress/progress.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { useMapFailed } from '../viewport/map-view.ts'
import { routeFinder } from './route-finder.ts'
import { useSettings } from '../settings/settings.ts'
import { choosePoint, setPoint, usePlannedRoute } from './planned-route.ts'
import type { AboutNetwork } from './route-request.ts'

interface FoundRoute {
  /** Through the points that were asked last; the one before stays a moment, in which the next is nearly always found. */
  readonly route: Route | null
  /** The points that it leads through, without a return to the first. */
  readonly points: readonly Coordinate[]
  /** Nothing before the network is there. */
  readonly about: AboutNetwork | null
  /** Another one is being looked for. */
  readonly finding: boolean
  /** The network could not be loaded. */
  readonly failed: Failure | null
  /** Tries once more to load it. */
  readonly retry: () => void
}

/** Milliseconds for which the route before stays until the next is found: its figures are not the next one's. */
const former = 400

const nothingFound = { route: null, points: [], finding: false, failed: null } as const

/** The route that the roads give for what {@link usePlannedRoute} asks. */
export const useFoundRoute = create<FoundRoute>()(() => ({
  ...nothingFound,
  about: null,
  retry: () => undefined,
}))

/** A place from which a route may begin. */
export interface RouteOrigin {
  readonly kind: 'player' | 'lastEnd' | 'view' | 'fastTravel'
  readonly coordinate: Coordinate
}

type OriginWorld = Pick<LoadedWorld, 'markers' | 'places' | 'ranks' | 'metresPerUnit'>

/** Where a route to a place may begin, the likeliest first. */
export function originsFor(to: Coordinate, world: OriginWorld): readonly RouteOrigin[] {
  const { position } = useLive.getState()
  const { lastEnd, view } = usePlannedRoute.getState()
  const town = townAt(to, world)
  // Nobody comes to a town from the town.
  const elsewhere = fastTravelPoints(world).filter(
    ({ coordinate }) => !town || townAt(coordinate, world) !== town,
  )
  const near = nearestFastTravel(to, elsewhere)
  return [
    ...(position ? [{ kind: 'player', coordinate: position.coordinate } as const] : []),
    ...(lastEnd && lastEnd.join() !== to.join()
      ? [{ kind: 'lastEnd', coordinate: lastEnd } as const]
      : []),
    ...(view ? [{ kind: 'view', coordinate: view } as const] : []),
    ...(near ? [{ kind: 'fastTravel', coordinate: near.coordinate } as const] : []),
  ]
}

/** Where a trip near a point begins: where the player is in the game, else where they can travel to. */
export function tripStart(
  near: Coordinate,
  world: Pick<LoadedWorld, 'markers'>,
): Coordinate | undefined {
  const { position } = useLive.getState()
  return (position ?? nearestFastTravel(near, fastTravelPoints(world)))?.coordinate
}

/** Of those that the player has found, or of all where none is; never the place itself. */
function nearestFastTravel(to: Coordinate, points: readonly Marker[]): Marker | undefined {
  const all = points.filter(({ coordinate }) => coordinate.join() !== to.join())
  const { marks } = useProgress.getState()
  const found = all.filter(({ id }) => marks.get(id)?.discovered === true)
  const [first, ...others] = found.length > 0 ? found : all
  if (!first) return undefined
  const units = (marker: Marker) => distance(marker.coordinate, to)
  return others.reduce((best, one) => (units(one) < units(best) ? one : best), first)
}

/** The settlement in which a point lies. */
function townAt(point: Coordinate, world: OriginWorld): Place | undefined {
  const near = nearestNamed(point, world)
  return near?.within ? near.place : undefined
}

function fastTravelPoints({ markers }: Pick<LoadedWorld, 'markers'>): readonly Marker[] {
  const types = useFoundRoute.getState().about?.fastTravel ?? []
  return markers.filter(({ locationType }) => types.includes(locationType))
}

/** Along what the player would go, and between which points they would travel at once. */
export function routeOptions(world: Pick<LoadedWorld, 'markers'>): RouteOptions {
  return { by: useSettings.getState().wayKind, fastTravel: travelled(world) }
}

function travelled(world: Pick<LoadedWorld, 'markers'>): readonly Coordinate[] {
  const { fastTravel } = useSettings.getState()
  if (fastTravel === 'none') return []
  const { marks } = useProgress.getState()
  return fastTravelPoints(world)
    .filter(({ id }) => fastTravel === 'all' || marks.get(id)?.discovered === true)
    .map(({ coordinate }) => coordinate)
}

/** Finds the route that is asked for, whenever another is. @returns what stops it */
export function followPlan(world: LoadedWorld): () => void {
  let stopped = false
  let asked = 0
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const find = async () => {
    asked += 1
    const own = asked
    const { points, back } = usePlannedRoute.getState()
    if (!points) {
      clearTimeout(forgetting)
      forgetting = undefined
      useFoundRoute.setState(nothingFound)
      return
    }
    useFoundRoute.setState({ finding: true })
    forgetting ??= setTimeout(() => {
      forgetting = undefined
      useFoundRoute.setState({ route: null, points: [] })
    }, former)
    try {
      const { about, find: ask } = await routeFinder()
      if (stopped) return
      if (useFoundRoute.getState().about !== about) useFoundRoute.setState({ about, failed: null })
      if (begin()) return
      const known = points.filter((point) => point !== null)
      if (known.length < points.length || points !== usePlannedRoute.getState().points) return
      const whole = back ? [...known, ...known.slice(0, 1)] : known
      const route = await ask({ points: whole, options: routeOptions(world) })
      if (stopped || !usePlannedRoute.getState().points) return
      useFoundRoute.setState({ route, points: known, failed: null })
    } catch (error) {
      if (!stopped && own === asked)
        useFoundRoute.setState({ route: null, points: [], failed: failureOf(error) })
    } finally {
      if (own === asked) {
        clearTimeout(forgetting)
        forgetting = undefined
        if (!stopped) useFoundRoute.setState({ finding: false })
      }
    }
  }
  /** Where the player has not said where to begin, the likeliest place is taken. @returns whether it was */
  const begin = (): boolean => {
    const { points, choosing } = usePlannedRoute.getState()
    const to = points?.at(-1)
    if (!points || points[0] !== null || choosing !== null || !to) return false
    const origin = originsFor(to, world)[0]
    if (origin) setPoint(0, origin.coordinate)
    // Without a map its card asks where to begin.
    else if (useMapFailed.getState().failed) return false
    else choosePoint(0)
    return true
  }
  const stops = [
    usePlannedRoute.subscribe((now, before) => {
      const asksAnew = (['points', 'back', 'choosing'] as const).some(
        (key) => now[key] !== before[key],
      )
      if (asksAnew) void find()
    }),
    useSettings.subscribe(({ wayKind, fastTravel }, before) => {
      if (wayKind !== before.wayKind || fastTravel !== before.fastTravel) void find()
    }),
    useProgress.subscribe(({ marks }, before) => {
      if (marks !== before.marks && useSettings.getState().fastTravel === 'found') void find()
    }),
  ]
  useFoundRoute.setState({
    retry: () => {
      useFoundRoute.setState({ failed: null })
      void find()
    },
  })
  void find()
  return () => {
    stopped = true
    clearTimeout(forgetting)
    stops.forEach((stop) => stop())
    useFoundRoute.setState(nothingFound)
  }
}
