import { create } from 'zustand'
import type { Coordinate } from '../../geometry/coordinates.ts'

type Pixel = readonly [x: number, y: number]

export interface Spot {
  /** World coordinate: that of the marker or pin if one was hit. */
  readonly coordinate: Coordinate
  /** CSS pixels from the map's upper left corner. */
  readonly pixel: Pixel
  readonly pinId: string | null
}

/** The menu of a marker type, a category or a filter set in the panel. */
export interface FilterMenu {
  readonly kind: 'filter'
  readonly of: 'type' | 'category' | 'set'
  readonly id: string
  /** CSS pixels from the window's upper left corner. */
  readonly pixel: Pixel
}

/** The menus of buttons. `map`: beside the map. `more`: in the bar at the bottom on phones. */
export type ButtonMenuName = 'map' | 'more'

type OpenMenu =
  | { readonly kind: ButtonMenuName }
  | FilterMenu
  | ({ readonly kind: 'spot' } & Spot)
  /** The list of markers that overlap at a point of the map, by their ids. `pixel` is as in {@link Spot}. */
  | { readonly kind: 'overlap'; readonly markers: readonly number[]; readonly pixel: Pixel }

/** The open menu. Opening another one closes it. Not stored. */
export const useOpenMenu = create<{ readonly menu: OpenMenu | null }>()(() => ({ menu: null }))

export function openMenu(menu: OpenMenu): void {
  useOpenMenu.setState({ menu })
}

export function closeMenu(...kinds: readonly OpenMenu['kind'][]): void {
  // Return the same state if nothing closes, because zooming calls this many times a second.
  useOpenMenu.setState((state) =>
    state.menu && kinds.includes(state.menu.kind) ? { menu: null } : state,
  )
}

export function toggleMenu(kind: ButtonMenuName): void {
  if (useOpenMenu.getState().menu?.kind === kind) closeMenu(kind)
  else openMenu({ kind })
}

type MenuOf<Kind extends OpenMenu['kind']> = Extract<OpenMenu, { readonly kind: Kind }>

export function useMenu<Kind extends OpenMenu['kind']>(kind: Kind): MenuOf<Kind> | null {
  return useOpenMenu(({ menu }) => (menu?.kind === kind ? (menu as MenuOf<Kind>) : null))
}
