import {
  filterOverride as english,
  type FilterOverrideMessages,
} from './generated/filter-override.ts'
import { spoken } from './language/spoken.ts'

/** What is said of filters that override the player's own, in parts that are loaded when they are first needed. */
export const { filterOverride } = spoken<FilterOverrideMessages>('filter-override', english)
