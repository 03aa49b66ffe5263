import { failureOf } from '../../../i18n/compose/failure.ts'
import type { RouteOptions } from '../model/route.ts'
import { distance, type Coordinate } from '../../../geometry/coordinates.ts'
import type { Marker } from '../../../world/marker.ts'
import type { Place } from '../../../world/names/world-names.ts'
import { findNearestNamed } from '../../../world/names/whereabouts.ts'
import { useLive } from '../../follow/live.ts'
import { useProgress } from '../../progress/progress.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { routeFinder } from './route-finder.ts'
import { useSettings } from '../../settings/settings.ts'
import { choosePoint, nothingFound, setPoint, useRoute } from '../route-store.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

/** Milliseconds for which an outdated route stays on the map. After that it would mislead, as its figures are wrong. */
const former = 400

export interface RouteOrigin {
  readonly kind: 'player' | 'lastEnd' | 'view' | 'fastTravel'
  readonly coordinate: Coordinate
}

type OriginWorld = Pick<LoadedWorld, 'markers' | 'places' | 'ranks' | 'metresPerUnit'>

/** Possible starts of a route to `to`, the likeliest first. */
export function originsFor(to: Coordinate, world: OriginWorld): readonly RouteOrigin[] {
  const { position } = useLive.getState()
  const { lastEnd, view } = useRoute.getState()
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
  const types = useRoute.getState().about?.fastTravel ?? []
  return markers.filter(({ locationType }) => types.includes(locationType))
}

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

/** Keeps the calculated route up to date with the plan and the settings. @returns a function that stops this */
export function followPlan(world: LoadedWorld): () => void {
  let stopped = false
  let asked = 0
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const find = async () => {
    asked += 1
    const own = asked
    const { points, back } = useRoute.getState()
    if (!points) {
      clearTimeout(forgetting)
      forgetting = undefined
      useRoute.setState(nothingFound)
      return
    }
    useRoute.setState({ finding: true })
    forgetting ??= setTimeout(() => {
      forgetting = undefined
      useRoute.setState({ route: null, routePoints: [] })
    }, former)
    try {
      const { about, find: ask } = await routeFinder()
      if (stopped) return
      if (useRoute.getState().about !== about) useRoute.setState({ about, failed: null })
      if (begin()) return
      const known = points.filter((point) => point !== null)
      if (known.length < points.length || points !== useRoute.getState().points) return
      const whole = back ? [...known, ...known.slice(0, 1)] : known
      const route = await ask({ points: whole, options: routeOptions(world) })
      if (stopped || !useRoute.getState().points) return
      useRoute.setState({ route, routePoints: known, failed: null })
    } catch (error) {
      if (!stopped && own === asked)
        useRoute.setState({ route: null, routePoints: [], failed: failureOf(error) })
    } finally {
      if (own === asked) {
        clearTimeout(forgetting)
        forgetting = undefined
        if (!stopped) useRoute.setState({ finding: false })
      }
    }
  }
  /** Sets the likeliest start if the player gave none. @returns whether the start was missing */
  const begin = (): boolean => {
    const { points, choosing } = useRoute.getState()
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
    useRoute.subscribe((now, before) => {
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
  useRoute.setState({
    retry: () => {
      useRoute.setState({ failed: null })
      void find()
    },
  })
  void find()
  return () => {
    stopped = true
    clearTimeout(forgetting)
    stops.forEach((stop) => stop())
    useRoute.setState(nothingFound)
  }
}
