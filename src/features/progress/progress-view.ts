import { create } from 'zustand'
import type { ChecklistOrder } from './model/checklist.ts'
import type { ListOrder } from '../../world/listed-kinds.ts'
import type { PinOrder } from './model/pin-order.ts'

interface ProgressView {
  /** The panel's tab while no search is active. */
  readonly tab: string
  readonly typeId: string | null
  /** True if the quest journal is open instead. */
  readonly quests: boolean
  readonly order: ChecklistOrder
  readonly onlyMissing: boolean
  readonly pinOrder: PinOrder
  readonly listOrder: ListOrder
  readonly areasOpen: boolean
  /** True if the map shades the areas of settlements by how much is found in each. */
  readonly areasShaded: boolean
}

/**
 * State of the panel's lists. Kept outside the panel, because phones close it when the map shows a place. Not stored.
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
