import { create } from 'zustand'
import type { JournalEntry } from './model/history.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'

/** What may lie over the whole page, one at a time. */
export type PageDialog =
  | { readonly kind: 'shortcuts' }
  /** The places nearest to a world coordinate. */
  | { readonly kind: 'nearest'; readonly from: Coordinate }
  /** Whether to take back what another tab did. */
  | { readonly kind: 'undo-elsewhere'; readonly entry: JournalEntry }
  /** Whether to restore a pin that was deleted while its form held unsaved text. */
  | { readonly kind: 'restore-pin' }

interface OpenDialog {
  /** Not kept. */
  readonly dialog: PageDialog | null
  readonly open: (dialog: PageDialog) => void
  readonly close: () => void
}

/** Dialogs are asked for from the map, by a key or from the panel, so none of these owns them. */
export const useOpenDialog = create<OpenDialog>()((set) => ({
  dialog: null,
  open: (dialog) => set({ dialog }),
  close: () => set({ dialog: null }),
}))
