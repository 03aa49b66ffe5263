import { createSlot } from '../../../platform/slot.ts'

/** Reads the player's filter sets in the form in which a backup holds them. */
export const filterSetsToBackUp = createSlot<() => readonly object[]>()
