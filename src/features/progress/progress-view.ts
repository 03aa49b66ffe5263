import { create } from 'zustand'
import type { ChecklistOrder } from './model/checklist.ts'
import type { ListOrder } from '../../world/listed-kinds.ts'
import type { PinOrder } from './model/pin-order.ts'

interface ProgressView {
  /** The tab that the panel shows while nothing is searched. */
  readonly tab: string
  /** The type whose checklist is open. */
  readonly typeId: string | null
  /** Whether the journal of quests is open in place of it. */
  readonly quests: boolean
  readonly order: ChecklistOrder
  readonly onlyMissing: boolean
  readonly pinOrder: PinOrder
  /** How the places in view are listed. */
  readonly listOrder: ListOrder
  /** Whether the list of areas is unfolded. */
  readonly areasOpen: boolean
  /** Whether the map shades the areas of settlements by how much of each is found. */
  readonly areasShaded: boolean
}

/**
 * Outlives the panel, which a phone closes whenever a place of the checklist is shown on the map. Not kept for
 * the next visit.
 */
export const useProgressView = create<ProgressView>()(() => ({
  tab: 'filters',
  typeId: null,
  quests: false,
  order: 'distance',
  onlyMissing: false,
  pinOrder: 'distance',
  listOrder: 'distance',
  areasOpen: true,
  areasShaded: false,
}))
