import './ways.css'
import type { Way } from '../../domain/ways/way.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { followLanguage } from '../../messages/language/spoken.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { useSelection } from '../../stores/markers/selection.ts'
import { useFoundWay } from '../../stores/ways/found-way.ts'
import { markerAt, pinAt } from '../../stores/ways/name-at.ts'
import { leaveOut } from '../../stores/ways/plan-way.ts'
import { stopsOf } from '../../stores/ways/stops.ts'
import { replacePoint, useWay, type WayPoints } from '../../stores/ways/way.ts'
import { useObstructions } from '../../stores/world/obstructions.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { toScreen } from '../engine/layers/frame.ts'
import { createCanvasLayer, type MapLayer } from '../engine/layers/map-layer.ts'
import type { MapEngine } from '../engine/map-engine.ts'
import { paintWay } from './paint-way.ts'
import { handlesOf, WayHandles, type WayHandle, dragPoints } from './way-handles.ts'

/** Keeps the way that was found on the map, with what it is dragged by. @returns what takes it away */
export function showWay(
  engine: MapEngine,
  world: LoadedWorld,
  prefersStillness: () => boolean,
): () => void {
  const line = new WayLayer()
  const drag = dragPoints(world.extent)
  /** The ends of the way that the player has seen whole, or moved. */
  let seen = ''
  /** The way that is to be brought into view. */
  let unseen: Way | null = null
  /** The points at which the player stops, by their places among the way's points. */
  let stopsAt: readonly number[] = []
  const stopOf = ({ kind, index, coordinate }: WayHandle) => {
    // The first stop may stand where the way begins, whose handle lies over its own.
    const own = kind === 'begin' && isPoint(1, coordinate) ? 1 : index
    const at = kind === 'new' ? -1 : stopsAt.indexOf(own)
    return at >= 0 && stopsAt.length > 1 ? at + 1 : undefined
  }
  const handles = new WayHandles({
    stopOf,
    nameOf: ({ kind, index }) =>
      kind === 'between' ? wayMessages.handles.between(index) : wayMessages.handles[kind],
    isPlace: ({ coordinate }) => markerAt(coordinate, world) !== undefined,
    onMove: (...move) => {
      drag(...move)
      seen = endsOf(useWay.getState().points)
    },
    onStepped: (to) => engine.reveal(to, !prefersStillness()),
    onRemove: ({ kind, index }) => {
      if (kind === 'between') leaveOut(index)
    },
    onChoose: ({ coordinate }, by) => selectAt(coordinate, by, engine, world),
  })
  const update = () => {
    const { points } = useWay.getState()
    const { way, points: found } = useFoundWay.getState()
    line.show(points && way)
    const known = points?.filter((point) => point !== null) ?? []
    const isFound = known.length === found.length && points !== null
    stopsAt = stopsOf(points, world).map(({ index }) => index)
    handles.show(handlesOf(known, isFound ? way : null))
    if (!points) {
      seen = ''
      unseen = null
    }
    // The one before stays until it is found anew.
    const ends = endsOf(points)
    if (points && way && isFound && ends !== seen && ends === endsOf(found)) {
      seen = ends
      unseen = way
      showUnseen()
    }
  }
  /** As soon as the way's card is there: what it covers is not in view. */
  const showUnseen = () => {
    const { right = 0, bottom = 0 } = useObstructions.getState().covered
    if (!unseen || (right === 0 && bottom === 0)) return
    const way = unseen
    unseen = null
    requestAnimationFrame(() => showWhole(way))
  }
  /** A way that is not all in view is brought there. */
  const showWhole = ({ legs }: Way) =>
    engine.fit(
      legs.flatMap(({ parts }) => parts.flatMap((part) => part.line)),
      !prefersStillness(),
    )
  const stops = [
    engine.addLayer(line.layer, 'land'),
    engine.addLayer(handles.layer, 'top'),
    useWay.subscribe(update),
    useFoundWay.subscribe(update),
    useObstructions.subscribe(showUnseen),
    followLanguage(update),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}

/** Selects what a handle hides, as a click on its own badge does; or gives the point that is asked for. */
function selectAt(
  coordinate: Coordinate,
  by: 'pointer' | 'keyboard',
  engine: MapEngine,
  world: LoadedWorld,
): void {
  const { choosing } = useWay.getState()
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
  return useWay.getState().points?.[index]?.join() === coordinate.join()
}

function endsOf(points: WayPoints | null): string {
  return [points?.[0], points?.at(-1)].map(String).join(' ')
}

/** The way above the land and below its places. */
class WayLayer {
  readonly layer: MapLayer
  #way: Way | null = null

  constructor() {
    this.layer = createCanvasLayer(
      () => this.#way,
      (context, frame) => {
        const parts = (this.#way?.legs ?? []).flatMap((leg) => leg.parts)
        paintWay(context, parts, (point) => toScreen(point, frame), frame.size)
      },
    )
  }

  show(way: Way | null): void {
    if (way === this.#way) return
    this.#way = way
    this.layer.changed()
  }
}
