import { create } from 'zustand'
import type { MenuName } from './command.ts'

export type ButtonMenuName = Exclude<MenuName, 'spot'>

/** Name of the open menu, if it is one that a button opens. */
export const useOpenMenu = create<{ readonly menu: ButtonMenuName | null }>()(() => ({
  menu: null,
}))

export function toggleMenu(name: ButtonMenuName): void {
  useOpenMenu.setState(({ menu }) => ({ menu: menu === name ? null : name }))
}
