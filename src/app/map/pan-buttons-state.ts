import { create } from 'zustand'

/** Why the pan buttons are visible: one of them has the focus, or the player has switched them on. */
export const usePanButtons = create<{ readonly shown: 'used' | 'kept' | null }>()(() => ({
  shown: null,
}))

export function togglePanButtons(): void {
  usePanButtons.setState(({ shown }) => ({ shown: shown ? null : 'kept' }))
}
