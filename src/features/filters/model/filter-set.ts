// What is shown, as it is stored, and filter sets: what is shown, kept under a name. Called by filters.ts for local storage and by
// features/files for backups. Relies on nothing of what it reads being right.
import { foundFilters, type MoreFilters, type VisibleTypes } from '../../../world/filtering.ts'
import {
  isFields,
  readBoolean,
  readList,
  readOneOf,
  readString,
} from '../../../platform/read-field.ts'
import { playthroughName } from '../../progress/model/playthrough.ts'

/** What a player can choose to see. */
export interface ShownFilters extends MoreFilters {
  readonly visibleTypes: VisibleTypes
  /** Whether the player's own pins are on the map. */
  readonly showPins: boolean
}

export interface FilterSet {
  /** 24 hexadecimal digits. */
  readonly id: string
  /** On one line, trimmed, of at most as many characters as a playthrough's. */
  readonly name: string
  /** May speak of types that this version of the world does not have. */
  readonly filters: ShownFilters
  /** Set for the one that is shown when the map opens. */
  readonly start?: true
}

/** An entry that is not true or false says nothing about its type, which is then visible. */
function readVisibleTypes(value: unknown): VisibleTypes {
  if (!isFields(value)) return {}
  const flags = Object.entries(value).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  )
  return Object.fromEntries(flags)
}

function isTool(entry: [string, unknown]): entry is [string, boolean | string] {
  return typeof entry[1] === 'boolean' || typeof entry[1] === 'string'
}

function readChests(value: unknown): MoreFilters['chests'] {
  if (!isFields(value)) return null
  const tools = Object.entries(value)
  return tools.every(isTool) ? Object.fromEntries(tools) : null
}

/** A field that is wrong or missing hides nothing. Undefined for what has no fields. */
export function readFilters(value: unknown): ShownFilters | undefined {
  if (!isFields(value)) return undefined
  const { visibleTypes, showPins, found, chests, yields } = value
  return {
    visibleTypes: readVisibleTypes(visibleTypes),
    showPins: readBoolean(showPins) ?? true,
    found: readOneOf(foundFilters)(found) ?? 'all',
    chests: readChests(chests),
    yields: readString(yields) ?? null,
  }
}

/** Of a longer list, which is damaged, no more is looked at. */
const mostRead = 1000

/** Takes a list of sets; what is none, and another one with the same id, is left out. */
export function readFilterSets(value: unknown): readonly FilterSet[] | undefined {
  const sets = readList(value)?.slice(0, mostRead).flatMap(readFilterSet)
  return sets && [...new Map(sets.map((set) => [set.id, set])).values()]
}

function readFilterSet(value: unknown): FilterSet | [] {
  if (!isFields(value)) return []
  const { id, start } = value
  const name = playthroughName(readString(value['name']) ?? '')
  const filters = readFilters(value['filters'])
  if (!/^[\da-f]{24}$/.test(readString(id) ?? '') || name === '' || !filters) return []
  return { id: String(id), name, filters, ...(start === true && { start }) }
}
