import { centreForFreeMiddle } from '../../geometry/free-area.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { Coordinate, MapPosition } from '../../geometry/coordinates.ts'
import { useViewport } from './viewport-store.ts'

/** Returns the world coordinate in the middle of the uncovered part of the map, where the crosshair is. */
export function middleOfMap(
  { scale }: Pick<ScaledWorld, 'scale'>,
  position: MapPosition | null = useViewport.getState().position,
  padding = useViewport.getState().padding,
): Coordinate | null {
  if (!position) return null
  const { left = 0, right = 0, bottom = 0 } = padding
  const [x, y] = position.coordinates
  const margins = { left, right, bottom, top: 0 }
  const [dx, dy] = centreForFreeMiddle([0, 0], margins, scale.resolutionAt(position.zoom))
  return [x - dx, y - dy]
}

/** Returns the element that takes the keyboard focus for the map, or `null` without a map. */
export function mapToFocus(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-map-focus]')
}

export function focusMap(): void {
  mapToFocus()?.focus({ preventScroll: true })
}

/** Ref callback: the map takes the focus if the element is removed while it has it. @returns the cleanup */
export function passFocusToMap(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  return () => {
    if (element.contains(document.activeElement)) focusMap()
  }
}
