import { create } from 'zustand'
import type { JournalEntry } from './model/history.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Pin } from '../../records/pin.ts'

/** Dialogs that cover the whole page. Only one is open at a time. */
export type PageDialog =
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'nearest'; readonly from: Coordinate }
  | { readonly kind: 'undo-elsewhere'; readonly entry: JournalEntry }
  /** Offers to restore a pin that was deleted while its form held unsaved text. The pin has that text. */
  | { readonly kind: 'restore-pin'; readonly pin: Pin }

interface OpenDialog {
  readonly dialog: PageDialog | null
  readonly open: (dialog: PageDialog) => void
  readonly close: () => void
}

/** Holds the open dialog. A store, because the map, a key or the panel may open it. */
export const useOpenDialog = create<OpenDialog>()((set) => ({
  dialog: null,
  open: (dialog) => set({ dialog }),
  close: () => set({ dialog: null }),
}))
