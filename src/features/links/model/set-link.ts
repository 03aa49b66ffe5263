// Links to a filter set: a link to the kinds that it shows, as every link says them, with its name and its other filters beside.
// Called by shell/type-menu.tsx and shell/map/notify-unread-link.ts. Relies on view-link.ts for the kinds.
import {
  foundFilters,
  noMoreFilters,
  type MoreFilters,
  type VisibleTypes,
} from '../../../core/world/filtering.ts'
import { readOneOf } from '../../../core/records/read-field.ts'
import type { ScaledWorld } from '../../../core/geometry/scale.ts'
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

function readTool(text: string): readonly [string, boolean | string][] {
  const [, lacks, key = '', level] = /^(-?)([a-z][\w-]*)(?::([\w-]+))?$/.exec(text) ?? []
  return key === '' ? [] : [[key, level ?? lacks === '']]
}
