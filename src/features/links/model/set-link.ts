// Links to a filter set: an ordinary link to its types (view-link.ts), plus its name and its other filters.
// app/type-menu.tsx and app/map/notify-unread-link.ts call this file.
import {
  foundFilters,
  hasYield,
  noMoreFilters,
  type MoreFilters,
  type VisibleTypes,
} from '../../../world/filtering.ts'
import { readOneOf } from '../../../platform/read-field.ts'
import type { Marker } from '../../../world/marker.ts'
import { noLevel } from '../../../world/requirements.ts'
import type { ScaledWorld } from '../../../world/world.ts'
import type { ShownFilters } from '../../filters/model/filter-set.ts'
import { writeViewLink } from './view-link.ts'

interface LinkedSet extends MoreFilters, Pick<ShownFilters, 'namedTypes'> {
  readonly name: string
}

/** Limit in characters, above any parameter that the page writes. */
const longest = 1000

/**
 * Returns `?set=Evening&found=missing&yields=mint&tools=spade,lockpicking:hard&names=nest&types=nest,grave`. Only
 * `set` and `types` are always present. A missing tool has a minus in front, and a level follows a colon. `names` lists
 * the types whose names show at every zoom.
 */
export function writeSetLink(
  {
    name,
    visibleTypes,
    found,
    chests,
    yields,
    namedTypes,
  }: LinkedSet & { visibleTypes: VisibleTypes },
  world: Pick<ScaledWorld, 'types' | 'scale'>,
): string {
  const tools = Object.entries(chests ?? {}).map(([key, value]) =>
    typeof value === 'string' ? `${key}:${value}` : value ? key : `-${key}`,
  )
  const parameters = new URLSearchParams({
    set: name,
    ...(found !== 'all' && { found }),
    ...(yields !== null && { yields }),
    ...(chests && { tools: tools.join(',') }),
    ...(namedTypes && { names: namedTypes.join(',') }),
  })
  return `?${parameters}&${writeViewLink({ types: visibleTypes }, world).slice(1)}`
}

/** Parses a link's set without its types; `undefined` if it names none. An unreadable filter hides nothing. */
export function readSetLink(search: string): LinkedSet | undefined {
  const parameters = new URLSearchParams(search)
  const text = (name: string) => {
    const value = parameters.get(name)
    return value !== null && value.length <= longest ? value : undefined
  }
  const [name, tools] = [text('set'), text('tools')]
  const namedTypes = text('names')?.split(',').filter(isTypeId) ?? []
  if (!name) return undefined
  return {
    name,
    found: readOneOf(foundFilters)(text('found')) ?? noMoreFilters.found,
    yields: text('yields') ?? null,
    chests: tools === undefined ? null : Object.fromEntries(tools.split(',').flatMap(readTool)),
    ...(namedTypes.length > 0 && { namedTypes }),
  }
}

type FilteredWorld = Pick<ScaledWorld, 'requirements'> & {
  readonly markersById: ReadonlyMap<number, Marker>
}

/** Removes filters that the world doesn't have, because they would hide everything. */
export function withKnownFilters<Filters extends Pick<MoreFilters, 'yields' | 'chests'>>(
  filters: Filters,
  { markersById, requirements }: FilteredWorld,
): Filters {
  const { yields, chests } = filters
  const isYielded =
    yields !== null && [...markersById.values()].some((marker) => hasYield(marker, yields))
  const tools = Object.entries(chests ?? {})
  const known = tools.filter(([key, value]) => {
    const group = requirements?.groups.find((each) => each.key === key)
    if (!group) return false
    if (!('levels' in group)) return typeof value === 'boolean'
    return value === noLevel || group.levels.some((level) => level.key === value)
  })
  return {
    ...filters,
    yields: isYielded ? yields : null,
    chests: chests && (known.length > 0 || tools.length === 0) ? Object.fromEntries(known) : null,
  }
}

function isTypeId(text: string): boolean {
  return /^[a-z][\w-]*$/.test(text)
}

function readTool(text: string): readonly [string, boolean | string][] {
  const [, lacks, key = '', level] = /^(-?)([a-z][\w-]*)(?::([\w-]+))?$/.exec(text) ?? []
  return key === '' ? [] : [[key, level ?? lacks === '']]
}
