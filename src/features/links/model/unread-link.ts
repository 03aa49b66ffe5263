import type { Marker } from '../../../world/marker.ts'
import { createClamp } from '../../../geometry/extent.ts'
import type { ScaledWorld } from '../../../world/world.ts'
import { addressName, type Place } from '../../../world/names/world-names.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { foundFilters } from '../../../world/filtering.ts'
import { readSetLink, withKnownFilters } from './set-link.ts'
import { linkedQuest, numbers, parameterOf, readViewLink, sharedMarkerId } from './view-link.ts'

/** Unusable part of a link. `point` is outside the map; `pin` has no spot; `set` has no name or no types. */
export type UnreadLink =
  'place' | 'point' | 'kinds' | 'coordinates' | 'quest' | 'pin' | 'set' | 'filters' | 'several'

interface LinkedWorld extends Pick<
  ScaledWorld,
  'extent' | 'types' | 'scale' | 'requirements' | 'hasQuests'
> {
  readonly markersById: ReadonlyMap<number, Marker>
  readonly places: readonly Place[]
}

/**
 * Returns the part of an address that is unreadable, unknown or outside the world; `undefined` if all is shown.
 * @param search with or without its question mark
 * @param questIds without them, every quest of a world counts as known
 */
export function unreadLink(
  search: string,
  world: LinkedWorld,
  questIds?: ReadonlySet<number>,
): UnreadLink | undefined {
  const unread = new Set<UnreadLink>()
  const marker = parameterOf(search, 'marker')
  if (marker && !world.markersById.has(sharedMarkerId(search) ?? -1)) unread.add('place')
  const parameters = new URLSearchParams(search)
  const place = parameters.get('place')
  if (place && !isPlace(place, world) && !isPlace(parameterOf(search, 'place'), world)) {
    unread.add('place')
  }
  for (const [name, amount] of [
    ['at', 3],
    ['spot', 2],
  ] as const) {
    const text = parameterOf(search, name)
    const point = numbers(text, amount)
    if (text && !point) unread.add('coordinates')
    else if (point && !isInside([point[0], point[1]], world)) unread.add('point')
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
  if (parameters.has('quest')) {
    const quest = linkedQuest(search)
    if (!quest || !world.hasQuests || questIds?.has(quest) === false) unread.add('quest')
  }
  // If `spot` is present but unreadable, `coordinates` says so already.
  if (parameters.has('pin') && !parameters.get('spot')) unread.add('pin')
  const set = unreadSet(search, world)
  if (set) unread.add(set)
  const [first, ...others] = unread
  return others.length > 0 ? 'several' : first
}

/** Checks the filter set of a link. A link with filters must also have a name and types, as links of this page do. */
function unreadSet(search: string, world: LinkedWorld): 'set' | 'filters' | undefined {
  const parameters = new URLSearchParams(search)
  if (!['set', 'found', 'yields', 'tools', 'names'].some((name) => parameters.has(name)))
    return undefined
  const linked = readSetLink(search)
  if (!linked || !readViewLink(search, world).types) return 'set'
  const found = parameters.get('found')
  if (found !== null && !foundFilters.some((each) => each === found)) return 'filters'
  const known = withKnownFilters(linked, world)
  const tools = parameters.get('tools')?.split(',').filter(Boolean) ?? []
  const knownTools = Object.keys(known.chests ?? {})
  return known.yields === linked.yields && knownTools.length === tools.length
    ? undefined
    : 'filters'
}

function isPlace(name: string | null, { places }: LinkedWorld): boolean {
  return places.some((place) => addressName(place) === name)
}

/** True if a point is inside the world, with a tolerance of one unit, because links round coordinates. */
function isInside(point: Coordinate, { extent }: LinkedWorld): boolean {
  const inside = createClamp(extent)(point)
  return Math.abs(inside[0] - point[0]) <= 1 && Math.abs(inside[1] - point[1]) <= 1
}
