// Reads filters and filter sets, which are named filters, from local storage and from backups. Nothing is trusted.
import { foundFilters, type MoreFilters, type VisibleTypes } from '../../../world/filtering.ts'
import {
  isRecord,
  readBoolean,
  readList,
  readOneOf,
  readString,
} from '../../../platform/read-field.ts'
import { playthroughName } from '../../progress/model/playthrough.ts'

export interface ShownFilters extends MoreFilters {
  readonly visibleTypes: VisibleTypes
  readonly showPins: boolean
  /** Ids of the types whose markers show their names at every zoom. `undefined` if there are none. */
  readonly namedTypes?: readonly string[] | undefined
}

export interface FilterSet {
  readonly id: string
  /** A single trimmed line, at most as long as the name of a playthrough. */
  readonly name: string
  /** May include types that this version of the world doesn't have. */
  readonly filters: ShownFilters
  /** True for the set with which the map opens; there is at most one. */
  readonly start?: true
}

/** Ignores entries that aren't booleans. A type without an entry is visible. */
function readVisibleTypes(value: unknown): VisibleTypes {
  if (!isRecord(value)) return {}
  const flags = Object.entries(value).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  )
  return Object.fromEntries(flags)
}

function isTool(entry: [string, unknown]): entry is [string, boolean | string] {
  return typeof entry[1] === 'boolean' || typeof entry[1] === 'string'
}

function readChests(value: unknown): MoreFilters['chests'] {
  if (!isRecord(value)) return null
  const tools = Object.entries(value)
  return tools.every(isTool) ? Object.fromEntries(tools) : null
}

/** Ignores entries that aren't strings. Returns `undefined` if none are left. */
function readNamedTypes(value: unknown): readonly string[] | undefined {
  const ids = readList(value)?.filter((id) => typeof id === 'string') ?? []
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

/** Reads filters. A missing or wrong field hides nothing. Returns `undefined` if the value isn't an object. */
export function readFilters(value: unknown): ShownFilters | undefined {
  if (!isRecord(value)) return undefined
  const { visibleTypes, showPins, found, chests, yields, namedTypes } = value
  return {
    visibleTypes: readVisibleTypes(visibleTypes),
    showPins: readBoolean(showPins) ?? true,
    found: readOneOf(foundFilters)(found) ?? 'all',
    chests: readChests(chests),
    yields: readString(yields) ?? null,
    namedTypes: readNamedTypes(namedTypes),
  }
}

/** Limit of sets that are read. A longer list is damaged. */
const mostRead = 1000

/** Reads a list of sets without invalid ones. Of several sets with one id, the last stays. */
export function readFilterSets(value: unknown): readonly FilterSet[] | undefined {
  const sets = readList(value)?.slice(0, mostRead).flatMap(readFilterSet)
  return sets && [...new Map(sets.map((set) => [set.id, set])).values()]
}

function readFilterSet(value: unknown): FilterSet | [] {
  if (!isRecord(value)) return []
  const { id, start } = value
  const name = playthroughName(readString(value['name']) ?? '')
  const filters = readFilters(value['filters'])
  if (!/^[\da-f]{24}$/.test(readString(id) ?? '') || name === '' || !filters) return []
  return { id: String(id), name, filters, ...(start === true && { start }) }
}
