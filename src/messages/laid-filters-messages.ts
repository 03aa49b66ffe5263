import { laidFilters as english } from './en/laid-filters.ts'

/** What is said of filters that lie over the player's own, in parts that are loaded when they are first needed. */
export const laidFilters: typeof english = english
