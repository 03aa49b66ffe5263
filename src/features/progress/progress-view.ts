import { create } from 'zustand'
import type { ChecklistOrder } from './model/checklist.ts'
import type { ListOrder } from '../../world/listed-kinds.ts'
import type { PinOrder } from './model/pin-order.ts'

interface ProgressView {
  /** The panel's tab while no search is active. */
  readonly tab: string
  readonly typeId: string | null
  readonly quests: boolean
  readonly order: ChecklistOrder
  readonly onlyMissing: boolean
  readonly pinOrder: PinOrder
  readonly listOrder: ListOrder
  readonly areasOpen: boolean
  readonly areasShaded: boolean
}

/** State of the panel's lists, kept while a phone closes the panel to show a place. Not stored. */
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
