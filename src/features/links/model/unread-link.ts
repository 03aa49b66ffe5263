import type { Marker } from '../../../core/world/marker.ts'
import { clampedTo } from '../../../core/geometry/extent.ts'
import type { ScaledWorld } from '../../../core/geometry/scale.ts'
import { nameInAddresses, type Place } from '../../../core/world/names/world-names.ts'
import type { Coordinate } from '../../../core/geometry/coordinates.ts'
import { numbers, parameterOf, sharedMarkerId } from './view-link.ts'

/** What a link asks for and the page cannot show: a place, a point of the map, kinds of places, or several of these. */
export type UnreadLink = 'place' | 'point' | 'kinds' | 'several'

interface LinkedWorld extends Pick<ScaledWorld, 'extent' | 'types'> {
  readonly markersById: ReadonlyMap<number, Marker>
  readonly places: readonly Place[]
}

/**
 * Says what of an address cannot be read, is unknown in the world or lies outside it; nothing where all of it is shown.
 * Parameters of others, such as those that count visitors, are passed over.
 *
 * @param search the query with or without its question mark
 */
export function unreadLink(search: string, world: LinkedWorld): UnreadLink | undefined {
  const unread = new Set<UnreadLink>()
  const marker = parameterOf(search, 'marker')
  if (marker && !world.markersById.has(sharedMarkerId(search) ?? -1)) unread.add('place')
  const place = new URLSearchParams(search).get('place')
  if (place && !isPlace(place, world) && !isPlace(parameterOf(search, 'place'), world)) {
    unread.add('place')
  }
  for (const [name, amount] of [
    ['at', 3],
    ['spot', 2],
  ] as const) {
    const text = parameterOf(search, name)
    const point = numbers(text, amount)
    if (text && !(point && isInside([point[0], point[1]], world))) unread.add('point')
  }
  const types = parameterOf(search, 'types')
  const known = new Set(['all', 'none', ...world.types.map(({ id }) => id)])
  if (
    types &&
    !types
      .replace(/^-/, '')
      .split(',')
      .every((id) => known.has(id))
  )
    unread.add('kinds')
  const [first, ...others] = unread
  return others.length > 0 ? 'several' : first
}

function isPlace(name: string | null, { places }: LinkedWorld): boolean {
  return places.some((place) => nameInAddresses(place) === name)
}

/** Within a world unit: what the page writes into a link is rounded. */
function isInside(point: Coordinate, { extent }: LinkedWorld): boolean {
  const inside = clampedTo(extent)(point)
  return Math.abs(inside[0] - point[0]) <= 1 && Math.abs(inside[1] - point[1]) <= 1
}
