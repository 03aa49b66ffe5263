import { create } from 'zustand'
import type { ChecklistOrder } from '../domain/checklist.ts'

interface ProgressView {
  /** What the panel shows while nothing is searched. */
  readonly page: 'filters' | 'progress'
  /** The type whose checklist is open. */
  readonly typeId: string | null
  readonly order: ChecklistOrder
  readonly onlyMissing: boolean
}

/**
 * Outlives the panel, which a phone closes whenever a place of the checklist is shown on the map. Not kept for
 * the next visit.
 */
export const useProgressView = create<ProgressView>()(() => ({
  page: 'filters',
  typeId: null,
  order: 'distance',
  onlyMissing: false,
}))
