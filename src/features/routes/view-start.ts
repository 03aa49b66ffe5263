import type { Coordinate } from '../../geometry/coordinates.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { middleOfMap } from '../viewport/map-view.ts'
import { useViewport } from '../viewport/viewport-store.ts'

/** Distance in CSS pixels from the middle of the map within which a place counts as shown. */
const near = 120

/** Returns the middle of the map as a start, or the previous middle if the map now shows `to`; `null` if unknown. */
export function viewStart(to: Coordinate, world: Pick<ScaledWorld, 'scale'>): Coordinate | null {
  const { position: now, earlier } = useViewport.getState()
  const { left } = useViewport.getState().padding
  for (const position of [now, ...earlier]) {
    const middle = middleOfMap(world, position)
    // The map centres a place in the area beside the card, or in the whole map if the card was not open yet.
    const withoutCard = middleOfMap(world, position, { left: left ?? 0 })
    if (!position || !middle || !withoutCard) continue
    const reach = near * world.scale.resolutionAt(position.zoom)
    const isThere =
      isBetween(to[0], middle[0], withoutCard[0], reach) &&
      isBetween(to[1], middle[1], withoutCard[1], reach)
    if (!isThere) return position === now ? middle : withoutCard
  }
  return null
}

function isBetween(value: number, one: number, other: number, reach: number): boolean {
  return value >= Math.min(one, other) - reach && value <= Math.max(one, other) + reach
}
