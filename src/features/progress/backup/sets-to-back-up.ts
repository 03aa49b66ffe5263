import { createSlot } from '../../../platform/slot.ts'

export const filterSetsToBackUp = createSlot<() => readonly object[]>()
