/**
 * Says which markers lie at the route on the map, so that the map draws all others faded. `show-route.ts` begins it; the
 * route's tool in `map-tools.ts` hands what it says to the map.
 */
import { useFoundRoute } from '../found-route.ts'
import { besideRoute } from '../model/beside.ts'
import type { Route } from '../model/route.ts'
import { usePlannedRoute, type RoutePoints } from '../planned-route.ts'
import { stopsOf } from '../stops.ts'
import { useSettings } from '../../settings/settings.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'

/** Milliseconds for which a route has to stay as it is: while it is dragged, the map does not draw all markers anew. */
const settled = 200

/**
 * The markers stay faded for as long as the route is on the map, not only while its card is open: whoever looks at a place
 * on the way, or follows the route in the game, still wants to see the way, and a map that fades and comes back with each
 * card that is opened and closed flickers. They come back when the route is put away, and while the player is asked for a
 * point of it, which may be any of them.
 *
 * @returns what stops it
 */
export function markRouteMarkers(world: LoadedWorld): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    waiting = undefined
    const { points, choosing, markersOn: before } = usePlannedRoute.getState()
    const { route } = useFoundRoute.getState()
    const isShown = points && route && choosing === null
    const markersOn = isShown ? markersAt(world, route, points) : null
    if (!isSame(before, markersOn)) usePlannedRoute.setState({ markersOn })
  }
  const update = () => {
    const { points, choosing } = usePlannedRoute.getState()
    clearTimeout(waiting)
    // Without a route, or for a choice, all of them are wanted at once.
    if (!points || choosing !== null) tell()
    else waiting = setTimeout(tell, settled)
  }
  const stops = [
    usePlannedRoute.subscribe(({ points, choosing }, before) => {
      if (points !== before.points || choosing !== before.choosing) update()
    }),
    useFoundRoute.subscribe(({ route }, before) => {
      if (route !== before.route) update()
    }),
    useSettings.subscribe(({ wayReach }, before) => {
      if (wayReach !== before.wayReach) update()
    }),
  ]
  update()
  return () => {
    clearTimeout(waiting)
    stops.forEach((stop) => stop())
    usePlannedRoute.setState({ markersOn: null })
  }
}

/** The stops, and what lies as near to the route as the player wants to be told of. */
function markersAt(world: LoadedWorld, route: Route, points: RoutePoints): ReadonlySet<number> {
  const reach = useSettings.getState().wayReach / world.metresPerUnit
  return new Set([
    ...besideRoute(world.markers, route, reach).map(({ item }) => item.id),
    ...stopsOf(points, world).flatMap(({ marker }) => marker?.id ?? []),
  ])
}

function isSame(one: ReadonlySet<number> | null, other: ReadonlySet<number> | null): boolean {
  if (!one || !other) return one === other
  return one.size === other.size && [...other].every((id) => one.has(id))
}
