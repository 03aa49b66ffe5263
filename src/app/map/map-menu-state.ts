import { create } from 'zustand'

export const useMapMenu = create<{ readonly open: boolean }>()(() => ({ open: false }))

export function toggleMapMenu(): void {
  useMapMenu.setState(({ open }) => ({ open: !open }))
}
