import { laidFilters as english, type LaidFiltersMessages } from './generated/laid-filters.ts'
import { spoken } from './language/spoken.ts'

/** What is said of filters that lie over the player's own, in parts that are loaded when they are first needed. */
export const { laidFilters } = spoken<LaidFiltersMessages>('laid-filters', english)
