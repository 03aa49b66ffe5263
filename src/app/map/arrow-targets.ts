import { nearestOnSegment } from '../../geometry/segments.ts'
import { formatCoordinate, isInRings, type Coordinate } from '../../geometry/coordinates.ts'
import { pinLabel } from '../../i18n/compose/first-sentences.ts'
import { messages } from '../../i18n/generated/first.ts'
import type { Pin } from '../../records/pin.ts'
import { shapeOf } from '../../records/shape.ts'
import { markerLabel } from '../../world/marker-label.ts'
import type { Marker } from '../../world/marker.ts'
import { settlementNamed } from '../../world/names/world-names.ts'
import { questStartId, type QuestStarts } from '../../world/quest-start.ts'
import type { Opened } from '../../features/card/model/opened-card.ts'
import { readPinWords } from '../../features/pins/model/pin-words.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'

/** Something that the arrow at the edge of the map can point to. */
export interface ArrowTarget {
  /** `player` is where the player is in the game. */
  readonly kind: 'stop' | 'opened' | 'player'
  readonly name: string
  /** Returns the point of the target that is nearest to another point. */
  readonly nearestTo: (from: Coordinate) => Coordinate
}

/** The parts of the stores' states that decide where the arrow points. */
export interface ArrowStates {
  /** Stops of the route on the map, in order; empty without a route. */
  readonly stops: readonly ArrowStop[]
  /** Returns the name of whatever is at a point of a route. */
  readonly nameAt: (point: Coordinate) => string
  readonly opened: Opened | null
  readonly live: { readonly source: unknown; readonly position: PlayerPosition | null }
  readonly starts: Pick<QuestStarts, 'byId' | 'types'> | null
  /** Returns a pin as the map draws it; `null` if there is none. */
  readonly pinWithId: (id: string) => Pin | null
  readonly isNameKnown: (marker: Marker) => boolean
}

interface ArrowStop {
  readonly coordinate: Coordinate
  readonly done: boolean
}

interface PlayerPosition {
  readonly coordinate: Coordinate
}

type NamedWorld = Pick<LoadedWorld, 'markersById' | 'typesById' | 'places'>

/** Returns everything that the arrow may point to, the most important target first. */
export function arrowTargets(states: ArrowStates, world: NamedWorld): readonly ArrowTarget[] {
  const { stops, nameAt, live } = states
  // A single destination is never done: see `useRouteSteps`.
  const stop = stops.length < 2 ? stops[0] : stops.find(({ done }) => !done)
  const player = live.source === null ? null : live.position
  const targets: readonly (ArrowTarget | null)[] = [
    stop ? atPoint('stop', nameAt(stop.coordinate), stop.coordinate) : null,
    openedTarget(states, world),
    player && atPoint('player', messages.map.arrow.player, player.coordinate),
  ]
  return targets.filter((target) => target !== null)
}

function openedTarget(states: ArrowStates, world: NamedWorld): ArrowTarget | null {
  const { opened } = states
  switch (opened?.kind) {
    case 'marker':
      return markerTarget(opened.id, states, world)
    case 'quest':
      return markerTarget(questStartId(opened.id), states, world)
    case 'pin':
      return pinTarget(states.pinWithId(opened.id))
    case 'settlement': {
      const place = settlementNamed(opened.name, world.places)
      return place ? atPoint('opened', place.name ?? opened.name, place.coordinate) : null
    }
    case 'spot': {
      const { coordinate, words } = opened
      const title = readPinWords(words).title || messages.spot.title(formatCoordinate(coordinate))
      return atPoint('opened', title, coordinate)
    }
    case undefined:
      return null
  }
}

function markerTarget(
  id: number,
  { starts, isNameKnown }: ArrowStates,
  { markersById, typesById }: NamedWorld,
): ArrowTarget | null {
  const marker = markersById.get(id) ?? starts?.byId.get(id)
  if (!marker) return null
  const type =
    typesById.get(marker.locationType) ??
    starts?.types.find((each) => each.id === marker.locationType)
  return atPoint('opened', markerLabel(marker, type, isNameKnown(marker)), marker.coordinate)
}

/** Returns the target for a pin. For a line or an area, which may be longer than the view, its nearest part counts. */
function pinTarget(pin: Pin | null): ArrowTarget | null {
  if (!pin) return null
  const name = pinLabel(pin.title)
  const shape = shapeOf(pin)
  return shape
    ? { kind: 'opened', name, nearestTo: (from) => nearestOnShape(from, shape) }
    : atPoint('opened', name, [pin.x, pin.y])
}

function nearestOnShape(
  from: Coordinate,
  { points, closed }: Pick<NonNullable<ReturnType<typeof shapeOf>>, 'points' | 'closed'>,
): Coordinate {
  if (closed && isInRings(from, [points.flat()])) return from
  let nearest = points[0] ?? from
  let least = Infinity
  let start = closed ? points.at(-1) : undefined
  for (const end of points) {
    const on = nearestOnSegment(from, start ?? end, end)
    if (on.distance < least) {
      least = on.distance
      nearest = on.point
    }
    start = end
  }
  return nearest
}

function atPoint(kind: ArrowTarget['kind'], name: string, point: Coordinate): ArrowTarget {
  return { kind, name, nearestTo: () => point }
}
