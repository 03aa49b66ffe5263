import { create } from 'zustand'

/** Whether the map's menu is open: by its button, or by its key from wherever the focus is. */
export const useMapMenu = create<{ readonly open: boolean }>()(() => ({ open: false }))

export function toggleMapMenu(): void {
  useMapMenu.setState(({ open }) => ({ open: !open }))
}
