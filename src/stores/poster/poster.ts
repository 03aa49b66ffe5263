import { create } from 'zustand'

interface PosterState {
  /** The dialog in which a poster is made, and what has the focus after it; null while it is closed. */
  readonly dialog: { readonly returnTo: { readonly current: HTMLElement | null } } | null
}

/** Asked for from the panel, shown by the map, which draws it. */
export const usePoster = create<PosterState>()(() => ({ dialog: null }))
