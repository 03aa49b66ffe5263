import './routes.css'
import type { Route } from '../model/route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { onLocaleChange } from '../../../i18n/language/locale.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { useSelection } from '../../selection/selection.ts'
import { useFoundRoute } from '../found-route.ts'
import { markerAt, pinAt, isDone, stopsOf } from '../stops.ts'
import { leaveOut } from '../plan-route.ts'
import { useProgress } from '../../progress/progress.ts'
import { markRouteMarkers } from './route-markers.ts'
import { replacePoint, usePlannedRoute, type RoutePoints } from '../planned-route.ts'
import { useViewportPadding } from '../../viewport/viewport-padding.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { toScreen } from '../../../map/layers/viewport.ts'
import { createCanvasLayer, type MapLayer } from '../../../map/layers/map-layer.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { guide } from './guide.ts'
import { paintRoute } from './paint-route.ts'
import { handlesOf, RouteHandles, type RouteHandle, dragPoints } from './route-handles.ts'

/** Keeps the route that was found on the map, with what it is dragged by. @returns what takes it away */
export function showRoute(
  engine: MapEngine,
  world: LoadedWorld,
  prefersStillness: () => boolean,
): () => void {
  const line = new RouteLayer()
  const drag = dragPoints(world.extent)
  /** The ends of the route that the player has seen whole, or moved. */
  let seen = ''
  /** The route that is to be brought into view. */
  let unseen: Route | null = null
  /** The points at which the player stops, by their places among the route's points. */
  let stopsAt: readonly number[] = []
  /** Which of them the player is done with. */
  let done: readonly boolean[] = []
  const stopOf = ({ kind, index, coordinate }: RouteHandle) => {
    // The first stop may stand where the route begins, whose handle lies over its own.
    const own = kind === 'begin' && isPoint(1, coordinate) ? 1 : index
    const at = kind === 'new' ? -1 : stopsAt.indexOf(own)
    return at >= 0 && stopsAt.length > 1 ? at + 1 : undefined
  }
  const handles = new RouteHandles({
    stopOf,
    stateOf: (handle) => {
      const at = (stopOf(handle) ?? 0) - 1
      if (at < 0) return undefined
      return done[at] ? 'done' : at === done.indexOf(false) ? 'next' : undefined
    },
    nameOf: ({ kind, index }) =>
      kind === 'between'
        ? laterMessages.routes.handles.between(index)
        : laterMessages.routes.handles[kind],
    isPlace: ({ coordinate }) => markerAt(coordinate, world) !== undefined,
    onMove: (...move) => {
      drag(...move)
      seen = endsOf(usePlannedRoute.getState().points)
    },
    onStepped: (to) => engine.reveal(to, !prefersStillness()),
    onRemove: ({ kind, index }) => {
      if (kind === 'between') leaveOut(index)
    },
    onChoose: ({ coordinate }, by) => selectAt(coordinate, by, engine, world),
  })
  const update = () => {
    const { points } = usePlannedRoute.getState()
    const { route, points: found } = useFoundRoute.getState()
    line.show(points && route)
    const known = points?.filter((point) => point !== null) ?? []
    const isFound = known.length === found.length && points !== null
    const stops = stopsOf(points, world)
    const soFar = { marks: useProgress.getState().marks, passed: usePlannedRoute.getState().passed }
    stopsAt = stops.map(({ index }) => index)
    done = stops.map((stop) => isDone(stop, soFar))
    handles.show(handlesOf(known, isFound ? route : null))
    if (!points) {
      seen = ''
      unseen = null
    }
    // The one before stays until it is found anew.
    const ends = endsOf(points)
    if (points && route && isFound && ends !== seen && ends === endsOf(found)) {
      seen = ends
      unseen = route
      showUnseen()
    }
  }
  /** As soon as the route's card is there: what it covers is not in view. */
  const showUnseen = () => {
    const { right = 0, bottom = 0 } = useViewportPadding.getState().padding
    if (!unseen || (right === 0 && bottom === 0)) return
    const route = unseen
    unseen = null
    requestAnimationFrame(() => showWhole(route))
  }
  /** A route that is not all in view is brought there. */
  const showWhole = ({ legs }: Route) =>
    engine.fit(
      legs.flatMap(({ segments }) => segments.flatMap((segment) => segment.line)),
      !prefersStillness(),
    )
  const stops = [
    engine.addLayer(line.layer, 'land'),
    engine.addLayer(handles.layer, 'top'),
    usePlannedRoute.subscribe(update),
    useFoundRoute.subscribe(update),
    useProgress.subscribe(({ marks }, before) => {
      if (marks !== before.marks && usePlannedRoute.getState().points) update()
    }),
    markRouteMarkers(world),
    guide(world, () => {
      // The map stays with the player.
      seen = endsOf(usePlannedRoute.getState().points)
    }),
    useViewportPadding.subscribe(showUnseen),
    onLocaleChange(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** Selects what a handle hides, as a click on its own marker icon does; or gives the point that is asked for. */
function selectAt(
  coordinate: Coordinate,
  by: 'pointer' | 'keyboard',
  engine: MapEngine,
  world: LoadedWorld,
): void {
  const { choosing } = usePlannedRoute.getState()
  if (choosing !== null) {
    replacePoint(choosing, coordinate)
    return
  }
  const { select, selectPin } = useSelection.getState()
  const [marker, pin] = [markerAt(coordinate, world), pinAt(coordinate)]
  if (!marker && !pin) return
  // After a click Escape is the map's.
  if (by === 'pointer') engine.focus()
  if (marker) select(marker.id, by)
  else if (pin) selectPin(pin.id, by)
}

function isPoint(index: number, coordinate: Coordinate): boolean {
  return usePlannedRoute.getState().points?.[index]?.join() === coordinate.join()
}

function endsOf(points: RoutePoints | null): string {
  return [points?.[0], points?.at(-1)].map(String).join(' ')
}

/** The route above the land and below its places. */
class RouteLayer {
  readonly layer: MapLayer
  #route: Route | null = null

  constructor() {
    this.layer = createCanvasLayer(
      () => this.#route,
      (context, viewport) => {
        const segments = (this.#route?.legs ?? []).flatMap((leg) => leg.segments)
        paintRoute(context, segments, (point) => toScreen(point, viewport), viewport.size)
      },
    )
  }

  show(route: Route | null): void {
    if (route === this.#route) return
    this.#route = route
    this.layer.changed()
  }
}
