import type { Coordinate } from '../../geometry/coordinates.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { useRestingPosition } from '../viewport/last-position.ts'
import { middleOfMap } from '../viewport/map-view.ts'
import { useViewportPadding } from '../viewport/viewport-padding.ts'

/** A view whose middle is so near a place, in CSS pixels, shows the place. */
const near = 120

/**
 * The middle of what the player looks at, for a route to a place to begin there. Where the map has been brought to that
 * place, as by a search, it is what they looked at before; nothing where that is not known.
 */
export function viewStart(to: Coordinate, world: Pick<ScaledWorld, 'scale'>): Coordinate | null {
  const { position: now, earlier } = useRestingPosition.getState()
  const { left } = useViewportPadding.getState().padding
  for (const position of [now, ...earlier]) {
    const middle = middleOfMap(world, position)
    // A flight ends in the middle of what the card leaves, or before the card has come.
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
