import {
  filterOverride as english,
  type FilterOverrideMessages,
} from './generated/filter-override.ts'
import { defineMessages } from './language/locale.ts'

/** What is said of filters that override the player's own, in chunks that are loaded when they are first needed. */
export const { filterOverride } = defineMessages<FilterOverrideMessages>('filter-override', english)
