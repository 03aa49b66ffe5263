import './routes.css'
import type { Route } from '../model/route.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { onLocaleChange } from '../../../i18n/language/locale.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { openCard } from '../../card/opened.ts'
import { markerAt, pinAt, isDone, stopsOf } from '../stops.ts'
import { leaveOut } from '../plan-route.ts'
import { useProgress } from '../../progress/progress.ts'
import { markRouteMarkers } from './route-markers.ts'
import { replacePoint, useRoute, type RoutePoints } from '../route-store.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { toScreen } from '../../../map/layers/viewport.ts'
import { createCanvasLayer, type MapLayer } from '../../../map/layers/map-layer.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { guide } from './guide.ts'
import { paintRoute } from './paint-route.ts'
import { handlesOf, RouteHandles, type RouteHandle, dragPoints } from './route-handles.ts'
import { useViewport } from '../../viewport/viewport-store.ts'

/** Draws the calculated route on the map, with its handles. @returns a function that removes both */
export function showRoute(
  engine: MapEngine,
  world: LoadedWorld,
  prefersStillness: () => boolean,
): () => void {
  const line = new RouteLayer()
  const drag = dragPoints(world.extent)
  /** Start and end of the route that was last brought into view, or that the player has moved. */
  let seen = ''
  /** A route that still has to be brought into view, or `null`. */
  let unseen: Route | null = null
  let stopIndices: readonly number[] = []
  let done: readonly boolean[] = []
  const stopOf = ({ kind, index, coordinate }: RouteHandle) => {
    // If the first stop is where the route begins, the handle of the start covers the stop's handle.
    const own = kind === 'begin' && isPoint(1, coordinate) ? 1 : index
    const at = kind === 'new' ? -1 : stopIndices.indexOf(own)
    return at >= 0 && stopIndices.length > 1 ? at + 1 : undefined
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
      seen = endsOf(useRoute.getState().points)
    },
    onStepped: (to) => engine.reveal(to, !prefersStillness()),
    onRemove: ({ kind, index }) => {
      if (kind === 'between') leaveOut(index)
    },
    onChoose: ({ coordinate }, by) => selectAt(coordinate, by, engine, world),
  })
  const update = () => {
    const { points, passed, route, routePoints: found } = useRoute.getState()
    line.show(points && route)
    const known = points?.filter((point) => point !== null) ?? []
    const isFound = known.length === found.length && points !== null
    const stops = stopsOf(points, world)
    const soFar = { marks: useProgress.getState().marks, passed }
    stopIndices = stops.map(({ index }) => index)
    done = stops.map((stop) => isDone(stop, soFar))
    handles.show(handlesOf(known, isFound ? route : null))
    if (!points) {
      seen = ''
      unseen = null
    }
    // Until the new route is calculated, `route` is still the previous one.
    const ends = endsOf(points)
    if (points && route && isFound && ends !== seen && ends === endsOf(found)) {
      seen = ends
      unseen = route
      showUnseen()
    }
  }
  /** Waits for the padding of the route's card, because the part of the map below the card is not in view. */
  const showUnseen = () => {
    const { right = 0, bottom = 0 } = useViewport.getState().padding
    if (!unseen || (right === 0 && bottom === 0)) return
    const route = unseen
    unseen = null
    requestAnimationFrame(() => showWhole(route))
  }
  /** Moves the map only if the route is not completely in view. */
  const showWhole = ({ legs }: Route) =>
    engine.fit(
      legs.flatMap(({ segments }) => segments.flatMap((segment) => segment.line)),
      !prefersStillness(),
    )
  const stops = [
    engine.addLayer(line.layer, 'land'),
    engine.addLayer(handles.layer, 'top'),
    useRoute.subscribe(update),
    useProgress.subscribe(({ marks }, before) => {
      if (marks !== before.marks && useRoute.getState().points) update()
    }),
    markRouteMarkers(world),
    guide(world, () => {
      // Guidance has planned a new route. The map keeps following the player instead of showing the whole route.
      seen = endsOf(useRoute.getState().points)
    }),
    useViewport.subscribe(showUnseen),
    onLocaleChange(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** Sets the point that the player is choosing. Otherwise selects the marker or pin below the handle. */
function selectAt(
  coordinate: Coordinate,
  by: 'pointer' | 'keyboard',
  engine: MapEngine,
  world: LoadedWorld,
): void {
  const { choosing } = useRoute.getState()
  if (choosing !== null) {
    replacePoint(choosing, coordinate)
    return
  }
  const [marker, pin] = [markerAt(coordinate, world), pinAt(coordinate)]
  if (!marker && !pin) return
  // After a click, Escape must reach the map.
  if (by === 'pointer') engine.focus()
  if (marker) openCard({ kind: 'marker', id: marker.id }, by)
  else if (pin) openCard({ kind: 'pin', id: pin.id }, by)
}

function isPoint(index: number, coordinate: Coordinate): boolean {
  return useRoute.getState().points?.[index]?.join() === coordinate.join()
}

function endsOf(points: RoutePoints | null): string {
  return [points?.[0], points?.at(-1)].map(String).join(' ')
}

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
