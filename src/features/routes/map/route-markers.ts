/** Determines which markers lie along the route, so that the map fades all others. Started by `show-route.ts`. */
import { findItemsAlongRoute } from '../model/items-along-route.ts'
import type { Route } from '../model/route.ts'
import { useRoute, type RoutePoints } from '../route-store.ts'
import { stopsOf } from '../stops.ts'
import { useSettings } from '../../settings/settings.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'

/** Debounce in milliseconds. Fading redraws all markers, which is too slow for every step of a drag. */
const settled = 200

/**
 * Keeps `markersOn` up to date. Markers stay faded while the route's card is closed, because the player still wants to
 * see the way, and fading with every card would flicker. @returns a function that stops this
 */
export function markRouteMarkers(world: LoadedWorld): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    waiting = undefined
    const { points, route, choosing, markersOn: before } = useRoute.getState()
    const isShown = points && route && choosing === null
    const markersOn = isShown ? markersAt(world, route, points) : null
    if (!isSame(before, markersOn)) useRoute.setState({ markersOn })
  }
  const update = () => {
    const { points, choosing } = useRoute.getState()
    clearTimeout(waiting)
    // Showing all markers needs no debounce.
    if (!points || choosing !== null) tell()
    else waiting = setTimeout(tell, settled)
  }
  const stops = [
    useRoute.subscribe((now, before) => {
      const hasChanged = (['points', 'choosing', 'route'] as const).some(
        (key) => now[key] !== before[key],
      )
      if (hasChanged) update()
    }),
    useSettings.subscribe(({ wayReach }, before) => {
      if (wayReach !== before.wayReach) update()
    }),
  ]
  update()
  return () => {
    clearTimeout(waiting)
    stops.forEach((stop) => stop())
    useRoute.setState({ markersOn: null })
  }
}

/** Returns the ids of the stops and of the markers within the distance that the player has set. */
function markersAt(world: LoadedWorld, route: Route, points: RoutePoints): ReadonlySet<number> {
  const reach = useSettings.getState().wayReach / world.metresPerUnit
  return new Set([
    ...findItemsAlongRoute(world.markers, route, reach).map(({ item }) => item.id),
    ...stopsOf(points, world).flatMap(({ marker }) => marker?.id ?? []),
  ])
}

function isSame(one: ReadonlySet<number> | null, other: ReadonlySet<number> | null): boolean {
  if (!one || !other) return one === other
  return one.size === other.size && [...other].every((id) => one.has(id))
}
