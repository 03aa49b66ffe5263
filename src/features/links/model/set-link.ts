// Links to a filter set: a link to the kinds that it shows, as every link says them, with its name and its other filters beside.
// Called by app/type-menu.tsx and app/map/notify-unread-link.ts. Relies on view-link.ts for the kinds.
import {
  foundFilters,
  givesYield,
  noMoreFilters,
  type MoreFilters,
  type VisibleTypes,
} from '../../../world/filtering.ts'
import { readOneOf } from '../../../platform/read-field.ts'
import type { Marker } from '../../../world/marker.ts'
import { noLevel } from '../../../world/requirements.ts'
import type { ScaledWorld } from '../../../world/world.ts'
import { writeViewLink } from './view-link.ts'

interface LinkedSet extends MoreFilters {
  readonly name: string
}

/** In characters: longer than whatever the page writes. */
const longest = 1000

/**
 * `?set=Evening&found=missing&yields=mint&tools=spade,lockpicking:hard&types=nest,grave`, of which `set` and `types` are always
 * there. A tool that the player has stands by its key, one that they lack behind a minus, and a level behind a colon.
 */
export function writeSetLink(
  { name, visibleTypes, found, chests, yields }: LinkedSet & { visibleTypes: VisibleTypes },
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
  })
  return `?${parameters}&${writeViewLink({ types: visibleTypes }, world).slice(1)}`
}

/** What a link says of a set besides its kinds; nothing where it names none. A filter that cannot be read hides nothing. */
export function readSetLink(search: string): LinkedSet | undefined {
  const parameters = new URLSearchParams(search)
  const text = (name: string) => {
    const value = parameters.get(name)
    return value !== null && value.length <= longest ? value : undefined
  }
  const [name, tools] = [text('set'), text('tools')]
  if (!name) return undefined
  return {
    name,
    found: readOneOf(foundFilters)(text('found')) ?? noMoreFilters.found,
    yields: text('yields') ?? null,
    chests: tools === undefined ? null : Object.fromEntries(tools.split(',').flatMap(readTool)),
  }
}

type FilteredWorld = Pick<ScaledWorld, 'requirements'> & {
  readonly markersById: ReadonlyMap<number, Marker>
}

/** Removes the filters of a link that the world does not have: they would hide everything. */
export function withKnownFilters<Filters extends Pick<MoreFilters, 'yields' | 'chests'>>(
  filters: Filters,
  { markersById, requirements }: FilteredWorld,
): Filters {
  const { yields, chests } = filters
  const isYielded =
    yields !== null && [...markersById.values()].some((marker) => givesYield(marker, yields))
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

function readTool(text: string): readonly [string, boolean | string][] {
  const [, lacks, key = '', level] = /^(-?)([a-z][\w-]*)(?::([\w-]+))?$/.exec(text) ?? []
  return key === '' ? [] : [[key, level ?? lacks === '']]
}
