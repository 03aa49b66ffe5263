import {
  foundFilters,
  noMoreFilters,
  type VisibleTypes,
  type MoreFilters,
} from '../../core/world/filtering.ts'
import { isFields, readBoolean, readOneOf, readString } from '../../core/records/read-field.ts'
import { createPersistedStore } from '../../storage/create-persisted-store.ts'
import { storageKeys } from '../../storage/names.ts'
import { validFields } from '../../storage/valid-fields.ts'

interface Filters extends MoreFilters {
  readonly visibleTypes: VisibleTypes
  /** Whether the player's own pins are on the map. */
  readonly showPins: boolean
}

/** An entry that is not true or false says nothing about its type, which is then visible. */
function readVisibleTypes(value: unknown): VisibleTypes | undefined {
  if (!isFields(value)) return undefined
  const flags = Object.entries(value).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  )
  return Object.fromEntries(flags)
}

function isTool(entry: [string, unknown]): entry is [string, boolean | string] {
  return typeof entry[1] === 'boolean' || typeof entry[1] === 'string'
}

function readChests(value: unknown): MoreFilters['chests'] | undefined {
  if (value === null) return null
  if (!isFields(value)) return undefined
  const tools = Object.entries(value)
  return tools.every(isTool) ? Object.fromEntries(tools) : undefined
}

export const useFilters = createPersistedStore<Filters, Filters>(
  {
    kind: storageKeys.filters,
    scope: 'world',
    migrations: [],
    partialize: ({ visibleTypes, showPins, found, chests, yields }) => ({
      visibleTypes,
      showPins,
      found,
      chests,
      yields,
    }),
    validate: (stored) =>
      validFields<Filters>(stored, {
        visibleTypes: readVisibleTypes,
        showPins: readBoolean,
        found: readOneOf(foundFilters),
        chests: readChests,
        yields: (value) => (value === null ? null : readString(value)),
      }),
    followOtherTabs: true,
  },
  () => ({ visibleTypes: {}, showPins: true, ...noMoreFilters }),
)
