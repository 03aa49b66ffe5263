import { failureOf, type Failure } from '../../../i18n/compose/failure.ts'
import { create } from 'zustand'
import type { Route, RouteOptions } from '../model/route.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import type { Marker } from '../../../world/marker.ts'
import type { Place } from '../../../world/names/world-names.ts'
import { findNearestNamed } from '../../../world/names/whereabouts.ts'
import { useLive } from '../../follow/live.ts'
import { useProgress } from '../../progress/progress.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { routeFinder } from './route-finder.ts'
import { useSettings } from '../../settings/settings.ts'
import { choosePoint, setPoint, usePlannedRoute } from '../planned-route.ts'
import type { AboutNetwork } from './route-request.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

interface FoundRoute {
  /** The latest route. It stays for a moment while the next one is calculated, to avoid flicker. */
  readonly route: Route | null
  /** The points of {@link route}. A round trip does not repeat its first point. */
  readonly points: readonly Coordinate[]
  /** `null` until the network is loaded. */
  readonly about: AboutNetwork | null
  readonly finding: boolean
  /** Why the network could not be loaded, or `null`. */
  readonly failed: Failure | null
  readonly retry: () => void
}

/** Milliseconds for which an outdated route stays on the map. After that it would mislead, as its figures are wrong. */
const former = 400

const nothingFound = { route: null, points: [], finding: false, failed: null } as const

/** The calculated route of {@link usePlannedRoute}, filled by {@link followPlan}. */
export const useFoundRoute = create<FoundRoute>()(() => ({
  ...nothingFound,
  about: null,
  retry: () => undefined,
}))

export interface RouteOrigin {
  readonly kind: 'player' | 'lastEnd' | 'view' | 'fastTravel'
  readonly coordinate: Coordinate
}

type OriginWorld = Pick<LoadedWorld, 'markers' | 'places' | 'ranks' | 'metresPerUnit'>

/** Possible starts of a route to `to`, the likeliest first. */
export function originsFor(to: Coordinate, world: OriginWorld): readonly RouteOrigin[] {
  const { position } = useLive.getState()
  const { lastEnd, view } = usePlannedRoute.getState()
  const town = townAt(to, world)
  // A fast travel point in the destination's own town makes no sensible start.
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

/** Returns the start of a tour near a point: the player's position, otherwise the nearest fast travel point. */
export function tripStart(
  near: Coordinate,
  world: Pick<LoadedWorld, 'markers'>,
): Coordinate | undefined {
  const { position } = useLive.getState()
  return (position ?? nearestFastTravel(near, fastTravelPoints(world)))?.coordinate
}

/** Returns the nearest discovered fast travel point, or the nearest of all if none is discovered. Never `to` itself. */
function nearestFastTravel(to: Coordinate, points: readonly Marker[]): Marker | undefined {
  const all = points.filter(({ coordinate }) => coordinate.join() !== to.join())
  const { marks } = useProgress.getState()
  const found = all.filter(({ id }) => marks.get(id)?.discovered === true)
  const [first, ...others] = found.length > 0 ? found : all
  if (!first) return undefined
  const units = (marker: Marker) => distance(marker.coordinate, to)
  return others.reduce((best, one) => (units(one) < units(best) ? one : best), first)
}

function townAt(point: Coordinate, world: OriginWorld): Place | undefined {
  const near = findNearestNamed(point, world)
  return near?.within ? near.place : undefined
}

function fastTravelPoints({ markers }: Pick<LoadedWorld, 'markers'>): readonly Marker[] {
  const types = useFoundRoute.getState().about?.fastTravel ?? []
  return markers.filter(({ locationType }) => types.includes(locationType))
}

/** Returns the player's choice of road classes, and the fast travel points that the route may use. */
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

/** Keeps {@link useFoundRoute} up to date with the plan and the settings. @returns a function that stops this */
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
  /** Sets the likeliest start if the player gave none. @returns whether the start was missing */
  const begin = (): boolean => {
    const { points, choosing } = usePlannedRoute.getState()
    const to = points?.at(-1)
    if (!points || points[0] !== null || choosing !== null || !to) return false
    const origin = originsFor(to, world)[0]
    if (origin) setPoint(0, origin.coordinate)
    // Here the map can't be drawn, so the route's card asks for the start instead.
    else if (useViewport.getState().failed) return false
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
