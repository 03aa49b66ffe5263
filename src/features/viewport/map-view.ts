import { create } from 'zustand'
import { centreForFreeMiddle } from '../../geometry/free-area.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { Coordinate, MapPosition } from '../../geometry/coordinates.ts'
import { useRestingPosition } from './last-position.ts'
import { useViewportPadding } from './viewport-padding.ts'

/** Whether the map cannot be drawn here: then nobody can be asked to click on it. */
export const useMapFailed = create<{ readonly failed: boolean }>(() => ({ failed: false }))

/** The world coordinate in the middle of what is not covered of the map, where the crosshair stands. */
export function middleOfMap(
  { scale }: Pick<ScaledWorld, 'scale'>,
  position: MapPosition | null = useRestingPosition.getState().position,
  padding = useViewportPadding.getState().padding,
): Coordinate | null {
  if (!position) return null
  const { left = 0, right = 0, bottom = 0 } = padding
  const [x, y] = position.coordinates
  const margins = { left, right, bottom, top: 0 }
  const [dx, dy] = centreForFreeMiddle([0, 0], margins, scale.resolutionAt(position.zoom))
  return [x - dx, y - dy]
}

/** What takes the keyboard focus on the map, if the map is there. */
export function mapToFocus(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-map-focus]')
}

export function focusMap(): void {
  mapToFocus()?.focus({ preventScroll: true })
}

/**
 * For the `ref` of what may go away while it has the focus, as a notice does by its own button: the map takes the
 * focus then.
 *
 * @returns what React calls before the element goes
 */
export function leavesFocusToMap(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  return () => {
    if (element.contains(document.activeElement)) focusMap()
  }
}
